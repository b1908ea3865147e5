import { Row } from '#layout'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { Edit, QuestionChange } from '@telemachos/questionnaire/author/editing'
import { draftTypeOf } from '@telemachos/questionnaire/author/draft-type'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared'
import { Checkbox, TextField } from '#ui'
import { MentionList } from '../names/mention-list.tsx'
import { ModelField } from '../names/model-field.tsx'
import type { Name } from './completions.ts'
import { ConditionBuilder } from './condition-builder.tsx'
import { ExpressionField } from './expression-field.tsx'
import classes from './forms.module.css'
import { LabelFields } from './label-fields.tsx'
import { ProblemList } from './problem-list.tsx'
import { TypeField } from './type-field.tsx'
import { TypeForm } from './type-form.tsx'

interface Props {
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly problems: readonly DraftProblem[]
  readonly names: readonly Name[]
  readonly dispatch: (edit: Edit) => void
  /** It has just been made: its text is to be written first. */
  readonly isNew: boolean
}

/** Everything that an author says of one question. */
export function QuestionForm({ draft, question, problems, names, dispatch, isNew }: Props) {
  const { t } = useTexts()
  const { Id: id } = question
  const { asks, form } = draftTypeOf(question)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  const change = (own: QuestionChange, field?: string): void =>
    dispatch({ type: 'changeQuestion', id, change: own, ...(field && { field }) })
  return (
    <div className={classes.form}>
      <LabelFields
        name={t('questEdit.text')}
        rows={2}
        value={question.Text}
        firstRef={first}
        onChange={(Text, language) => change({ Text }, `text ${language}`)}
      />
      <div className={classes.short}>
        <TypeField
          value={question.Type}
          onChange={(questionType) => dispatch({ type: 'changeType', id, questionType })}
        />
        <ModelField
          draft={draft}
          question={question}
          onRename={(model) => dispatch({ type: 'renameQuestion', id, model })}
        />
      </div>
      <MentionList
        draft={draft}
        question={question}
        onGo={(chosen) => dispatch({ type: 'choose', chosen })}
      />
      <Row gap={5} lineGap={2}>
        {asks && (
          <Checkbox
            label={t('questEdit.required')}
            checked={question.Required}
            onChange={(Required) => change({ Required })}
          />
        )}
        <Checkbox
          label={t('questEdit.parametric')}
          checked={question.Parametric}
          onChange={(Parametric) => change({ Parametric })}
        />
        <Checkbox
          label={t('questEdit.dontShow')}
          checked={question.dontShow}
          onChange={(dontShow) => change({ dontShow })}
        />
      </Row>
      <TypeForm
        draft={draft}
        question={question}
        names={names}
        change={change}
        onRenameRow={(index, model) => dispatch({ type: 'renameRow', id, index, model })}
        onRenameValue={(index, value) => dispatch({ type: 'renameValue', id, index, value })}
      />
      <fieldset className={classes.list}>
        <legend>{t('questEdit.when')}</legend>
        <ConditionBuilder
          value={question.Condition}
          names={names.filter(({ question: { Id } }) => Id !== id)}
          nearest={names[names.findIndex(({ question: { Id } }) => Id === id) - 1]?.model}
          onChange={(Condition) => change({ Condition }, 'condition')}
        />
        <ExpressionField
          label={t('questEdit.condition')}
          hint={t('questEdit.condition.hint')}
          value={question.Condition}
          names={names}
          onChange={(Condition) => change({ Condition }, 'condition')}
        />
        {asks && (
          <ExpressionField
            label={t('questEdit.validate')}
            hint={t('questEdit.validate.hint')}
            value={question.Validate}
            names={[{ model: 'value', text: '', question }, ...names]}
            onChange={(Validate) => change({ Validate }, 'validate')}
          />
        )}
        {form.hasDefault && (
          <TextField
            label={t('questEdit.default')}
            value={question.DefaultValue}
            maxLength={1_000}
            autoComplete="off"
            onChange={(event) => change({ DefaultValue: event.currentTarget.value }, 'default')}
          />
        )}
      </fieldset>
      <LabelFields
        name={t('questEdit.help')}
        value={question.Help}
        onChange={(Help, language) => change({ Help }, `help ${language}`)}
      />
      {/* Of what has just been made, everything is still missing. */}
      <ProblemList problems={isNew ? [] : problems} />
    </div>
  )
}
