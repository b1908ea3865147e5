import {
  MICRODATA_TYPES,
  placeKindOf,
  type MicrodataQuestion,
} from '@telemachos/rules/microdata-form'
import { useTexts } from '#shared'
import { PlaceField } from '#features/people'
import { DateField, SelectField, TextField } from '#ui'

interface Props {
  readonly question: MicrodataQuestion
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (answer: string) => void
}

/** One question, by what it takes. */
export function QuestionField({ question, value, error, onChange }: Props) {
  const { t } = useTexts()
  const { Text: label, Hint, Type, Required, Options } = question
  const frame = {
    label: Required ? label : t('microdata.form.optional', { label }),
    hint: Hint || undefined,
    error,
  }
  if (Type === MICRODATA_TYPES.choice) {
    return (
      <SelectField
        {...frame}
        options={Options.map(({ Id, Label }) => ({ value: Id, label: Label }))}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  }
  const place = placeKindOf(question)
  if (place) return <PlaceField {...frame} kind={place} value={value} onChange={onChange} />
  if (Type === MICRODATA_TYPES.date) {
    // As the form is on paper: DD-MM-YYYY, day before month (spec §5).
    return (
      <DateField
        {...frame}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        onUnread={onChange}
        strict
      />
    )
  }
  return (
    <TextField
      {...frame}
      inputMode={Type === MICRODATA_TYPES.number ? 'decimal' : undefined}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
