import { useState } from 'react'
import { useTexts } from '#shared'
import { ConditionField } from '#features/actions'
import { Button, Checkbox, SelectField, TextArea, TextField } from '#ui'
import { DraftTexts } from '../draft-texts.tsx'
import type { Json } from '../json-path.ts'
import projectClasses from '../projects.module.css'
import { ANSWER_TYPES, answerTypeName, answerTypeOf } from './answer-type.ts'
import { conditionFields } from './condition-fields.ts'
import { suggestions } from './expression-help.ts'
import { FORM_PATH, isQuestionName, moveQuestion, namesOf, renameQuestion } from './form-draft.ts'
import { OptionList } from './option-list.tsx'
import type { problemsOfQuestion, ReadableParts } from './question-problems.ts'
import type { QuestionRowProps } from './part-props.ts'
import { ValidationFields } from './validation-fields.tsx'

interface Props extends QuestionRowProps {
  readonly readable: ReadableParts
  readonly problems: ReturnType<typeof problemsOfQuestion>
}

/** Longer expressions are not read. */
const MAX_EXPRESSION = 4_000

/** Everything that is set about a question. */
export function QuestionForm(props: Props) {
  const { edit, sections, place, one, title, readable, problems } = props
  const { onChange, onRemove, nameOf } = props
  const { t } = useTexts()
  const { name, question } = one
  const path = [...FORM_PATH, place, 'Questions', name]
  const put = (part: string, value: Json | undefined) => edit.set([...path, part], value)
  const type = answerTypeOf(one)
  const expression = (part: 'Show' | 'Filter') => ({
    value: String(question[part] ?? ''),
    maxLength: MAX_EXPRESSION,
    error: problems[part],
    suggest: suggestions(readable[part], t),
    fields: conditionFields(readable[part], t),
    onChange: (value: string) => put(part, value || undefined),
  })
  function setType(next: string | null): void {
    const { Options, Type: _type, ...rest } = question
    const chosen = ANSWER_TYPES.find((one) => one === next)
    edit.set(path, {
      ...rest,
      ...(chosen === 'select'
        ? { Options: Options ?? [{ Value: '1', Label: '' }] }
        : chosen && { Type: chosen }),
    })
  }
  return (
    <div className={projectClasses.fieldForm}>
      <div className={projectClasses.wide}>
        <DraftTexts edit={edit} path={[...path, 'Label']} name={t('projects.application.label')} />
      </div>
      <div className={projectClasses.wide}>
        <DraftTexts
          edit={edit}
          path={[...path, 'Hint']}
          name={t('projects.application.hint')}
          optional
        />
      </div>
      <NameField {...props} />
      <SelectField
        label={t('projects.application.type')}
        options={ANSWER_TYPES.map((value) => ({ value, label: answerTypeName(value, t) }))}
        value={type}
        onChange={setType}
      />
      {sections.length > 1 && (
        <SelectField
          label={t('projects.application.inSection')}
          options={sections.map((section, at) => ({
            value: String(at),
            label: nameOf(section, at),
          }))}
          value={String(place)}
          onChange={(to) => to !== null && onChange(moveQuestion(sections, name, Number(to)))}
        />
      )}
      <div className={projectClasses.wide}>
        <Checkbox
          label={t('projects.application.isRequired')}
          checked={question['Required'] === true}
          onChange={(isRequired) => put('Required', isRequired || undefined)}
        />
      </div>
      {type === 'document' && (
        <div className={projectClasses.wide}>
          <Checkbox
            label={t('projects.application.isLater')}
            checked={question['Later'] === true}
            onChange={(isLater) => put('Later', isLater || undefined)}
          />
        </div>
      )}
      {type === 'select' && <OptionList edit={edit} path={path} question={question} />}
      <div className={projectClasses.wide}>
        <ConditionField
          label={t('projects.application.show')}
          hint={t('projects.application.showHint')}
          {...expression('Show')}
        />
      </div>
      {type === 'select' && (
        <div className={projectClasses.wide}>
          <ConditionField
            label={t('projects.application.filter')}
            hint={t('projects.application.filterHint')}
            {...expression('Filter')}
          />
        </div>
      )}
      {type !== 'document' && (
        <>
          <ValidationFields
            edit={edit}
            path={path}
            question={question}
            readable={readable.Validation}
            problem={problems.Validation}
          />
          <div className={projectClasses.wide}>
            <TextArea
              label={t('projects.application.script')}
              hint={t('projects.application.scriptHint')}
              value={String(question['Script'] ?? '')}
              rows={3}
              onChange={(event) => put('Script', event.currentTarget.value || undefined)}
            />
          </div>
        </>
      )}
      <div>
        <Button variant="subtle" onClick={onRemove}>
          {t('projects.application.remove', { name: title })}
        </Button>
      </div>
    </div>
  )
}

/** The name, which is taken over once it is written whole: conditions follow it. */
function NameField({ sections, one, onOpen, onChange }: Props) {
  const { t } = useTexts()
  const { name } = one
  const [typed, setTyped] = useState(name)
  const isTwice = typed !== name && namesOf(sections).includes(typed)
  const problem = isTwice
    ? t('projects.application.nameTwice')
    : isQuestionName(typed)
      ? undefined
      : t('projects.application.nameOdd')
  return (
    <TextField
      label={t('projects.application.name')}
      hint={t('projects.application.nameHint')}
      value={typed}
      maxLength={100}
      spellCheck={false}
      autoComplete="off"
      error={problem}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      onBlur={() => {
        if (problem !== undefined || typed === name) return
        onChange(renameQuestion(sections, name, typed))
        onOpen(typed)
      }}
    />
  )
}
