import { MICRODATA_TYPES } from '@telemachos/rules/microdata-form'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Checkbox, Combobox, IconButton, SelectField, TextField } from '#ui'
import { fieldOptions } from '../field-options.ts'
import { getAt, type Json, type JsonPath } from '../json-path.ts'
import projectClasses from '../projects.module.css'
import type { ProjectDraft } from '../use-project-draft.ts'
import classes from './form-designer.module.css'
import { listAt, textAt } from './form-parts.ts'
import { OptionRows } from './option-rows.tsx'

const TYPES = Object.values(MICRODATA_TYPES)

interface Props {
  readonly edit: ProjectDraft
  readonly path: JsonPath
  readonly question: Json
  /** The questions before it, of which its condition may speak. */
  readonly before: readonly Json[]
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One question: what it asks, what it takes, when it is asked, and what is proposed. */
export function QuestionCard(props: Props) {
  const { edit, path, question, before, isLast, onMove, onRemove } = props
  const { t } = useTexts()
  const text = (key: string) => textAt(question, [key])
  const put = (key: string, value: Json | undefined) => edit.set([...path, key], value)
  const is = (key: string) => getAt(question, [key]) === true
  const check = (key: 'Required' | 'Child' | 'ConditionInverse', label: string) => (
    <Checkbox label={label} checked={is(key)} onChange={(on) => put(key, on || undefined)} />
  )
  const hasOptions = listAt(question, ['Options']).length > 0
  const type = hasOptions ? MICRODATA_TYPES.choice : Number(text('Type') || MICRODATA_TYPES.text)
  const name = text('Text') || t('microdata.design.question', { id: text('Id') })
  return (
    <details className={classes.question}>
      <summary>
        <span className={classes.name} data-child={is('Child') || undefined}>
          {text('Id')}. {name}
        </span>
      </summary>
      <div className={classes.parts}>
        <TextField
          label={t('microdata.design.words')}
          lang="el"
          maxLength={500}
          value={text('Text')}
          onChange={({ currentTarget }) => put('Text', currentTarget.value)}
        />
        <TextField
          label={t('microdata.design.wordsEn')}
          lang="en"
          maxLength={500}
          value={textAt(question, ['Texts', 'en'])}
          onChange={({ currentTarget }) => edit.set([...path, 'Texts', 'en'], currentTarget.value)}
        />
        <div className={projectClasses.choices}>
          <TextField
            label={t('microdata.design.id')}
            maxLength={40}
            value={text('Id')}
            onChange={({ currentTarget }) => put('Id', currentTarget.value)}
          />
          <SelectField
            label={t('microdata.design.type')}
            options={TYPES.map((one) => ({
              value: String(one),
              label: t(`microdata.design.type.${one}`),
            }))}
            value={String(type)}
            onChange={(next) => {
              put('Type', Number(next))
              const isChoice = Number(next) === MICRODATA_TYPES.choice
              if (!isChoice) put('Options', undefined)
            }}
          />
        </div>
        {type === MICRODATA_TYPES.choice && (
          <OptionRows edit={edit} path={path} question={question} />
        )}
        {check('Required', t('microdata.design.required'))}
        {check('Child', t('microdata.design.child'))}
        {type === MICRODATA_TYPES.date && (
          <>
            {(['joined', 'left'] as const).map((mark) => (
              <Checkbox
                key={mark}
                label={t(`microdata.design.${mark}`)}
                checked={text('Indicator') === mark}
                onChange={(on) => put('Indicator', on ? mark : undefined)}
              />
            ))}
          </>
        )}
        <div className={projectClasses.choices}>
          <Combobox
            label={t('microdata.design.field')}
            options={fieldOptions(edit.draft)}
            value={text('DefaultField') || null}
            onChange={(next) => put('DefaultField', next ?? undefined)}
          />
          <TextField
            label={t('microdata.design.value')}
            maxLength={500}
            value={text('DefaultValue')}
            onChange={({ currentTarget }) => put('DefaultValue', currentTarget.value || undefined)}
          />
        </div>
        <Condition
          before={before}
          value={text('ConditionId')}
          onChange={(next) => put('ConditionId', next || undefined)}
        />
        {text('ConditionId') !== '' && check('ConditionInverse', t('microdata.design.inverse'))}
        <div className={classes.tools}>
          <IconButton
            label={t('microdata.design.up', { name })}
            disabled={before.length === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={18} />
          </IconButton>
          <IconButton
            label={t('microdata.design.down', { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} />
          </IconButton>
          <IconButton label={t('microdata.design.remove', { name })} onClick={onRemove}>
            <IconTrash size={18} />
          </IconButton>
        </div>
      </div>
    </details>
  )
}

interface ConditionProps {
  readonly before: readonly Json[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An option of a question before that has to be chosen, or such a question that has to be answered. */
function Condition({ before, value, onChange }: ConditionProps) {
  const { t } = useTexts()
  const options = before.flatMap((question) => {
    const text = textAt(question, ['Text'])
    return [
      {
        value: textAt(question, ['Id']),
        label: t('microdata.design.condition.answered', { text }),
      },
      ...listAt(question, ['Options']).map((option) => ({
        value: textAt(option, ['Id']),
        label: `${text}: ${textAt(option, ['Label'])}`,
      })),
    ]
  })
  const isGone = value !== '' && !options.some((option) => option.value === value)
  return (
    <Combobox
      label={t('microdata.design.condition')}
      hint={value === '' ? t('microdata.design.condition.always') : undefined}
      error={isGone ? t('microdata.design.condition.gone', { id: value }) : undefined}
      options={options}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
