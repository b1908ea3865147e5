import { SHOW_RULES } from '@telemachos/contract/actions/form-types'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { endsOf } from '@telemachos/questionnaire/form/check-form'
import { isChoice } from '@telemachos/questionnaire/form/form-field'
import { SelectField, TextField } from '#ui'
import { useTexts } from '#shared'
import type { DraftField } from './form-draft.ts'
import classes from './forms.module.css'

interface Props {
  readonly field: DraftField
  /** Those on whose answers it may depend. */
  readonly others: readonly DraftField[]
  readonly error: string | undefined
  readonly onChange: (field: DraftField) => void
}

type Rule = (typeof SHOW_RULES)[number]

/** What can be asked of the answer to a field, by its kind. */
function rulesFor({ type }: DraftField): readonly Rule[] {
  if (type === 'number' || type === 'scale' || type === 'stars') return SHOW_RULES
  if (type === 'date' || type === 'time') return ['filled', 'empty', 'atLeast', 'atMost']
  if (type === 'checkbox' || type === 'textarea') return ['filled', 'empty']
  return ['equals', 'differs', 'filled', 'empty']
}

/** When a field is shown: always, or while another one is answered in some way. */
export function FieldCondition({ field, others, error, onChange }: Props) {
  const { t, language } = useTexts()
  const { showWhen } = field
  const other = others.find(({ name }) => name === showWhen?.field)
  const set = (next: DraftField['showWhen']) => onChange({ ...field, showWhen: next })
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('actions.forms.showWhen')}
        none={t('actions.forms.always')}
        error={error}
        options={others.map(({ name, label }) => ({
          value: name,
          label: textIn(label, language) || t('actions.author.untitled'),
        }))}
        value={showWhen?.field ?? null}
        onChange={(name) => {
          const next = others.find((one) => one.name === name)
          set(next ? { field: next.name, is: rulesFor(next)[0] ?? 'filled', value: '' } : null)
        }}
      />
      {showWhen && other && (
        <SelectField
          label={t('actions.forms.showIs')}
          options={rulesFor(other).map((is) => ({ value: is, label: t(`actions.forms.is.${is}`) }))}
          value={showWhen.is}
          onChange={(next) => {
            const is = SHOW_RULES.find((one) => one === next)
            if (is) set({ ...showWhen, is })
          }}
        />
      )}
      {showWhen && other && showWhen.is !== 'filled' && showWhen.is !== 'empty' && (
        <Answer
          other={other}
          value={showWhen.value}
          onChange={(value) => set({ ...showWhen, value })}
        />
      )}
    </div>
  )
}

interface AnswerProps {
  readonly other: DraftField
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The answer that is compared with. */
function Answer({ other, value, onChange }: AnswerProps) {
  const { t, language } = useTexts()
  const label = t('actions.forms.showValue')
  const options = answersOf(other, language, t('actions.form.yes'), t('actions.form.no'))
  if (options)
    return (
      <SelectField
        label={label}
        options={options}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    )
  const hint =
    other.type === 'date' ? t('actions.forms.isoHint') : other.type === 'time' ? '18:30' : undefined
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      maxLength={300}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function answersOf(other: DraftField, language: string, yes: string, no: string) {
  if (isChoice(other))
    return other.options.map((option) => ({
      value: option.value,
      label: textIn(option.label, language),
    }))
  if (other.type === 'yesno')
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]
  if (other.type !== 'scale' && other.type !== 'stars') return undefined
  const { min, max } = endsOf(other)
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const value = String(min + index)
    return { value, label: value }
  })
}
