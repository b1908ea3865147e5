import type { ApplicationQuestion } from '@telemachos/rules/application-form'
import { ageBounds } from '@telemachos/rules/ready-validations'
import { useTexts } from '#shared'
import { PlaceField } from '#features/people'
import { Checkbox, DateField, SelectField, TextArea, TextField } from '#ui'
import { DocumentField } from './document-field.tsx'

interface Props {
  readonly question: ApplicationQuestion
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  postcode: 'postal-code',
}

/** One question, by what it takes. */
export function QuestionField({ question, value, error, onChange }: Props) {
  const { t } = useTexts()
  const { Name, Type, Required, Later, Options } = question
  const unneeded = Later ? 'apply.canFollow' : 'apply.optional'
  const label = Required ? question.Label : t(unneeded, { label: question.Label })
  const hint = question.Hint || undefined
  const frame = { label, hint, error }
  if (Type === 'yesno') {
    return (
      <div>
        <Checkbox
          label={label}
          checked={value === '1'}
          onChange={(isTicked) => onChange(isTicked ? '1' : '')}
        />
        {error && <p role="alert">{error}</p>}
      </div>
    )
  }
  if (Type === 'document') return <DocumentField question={Name} {...frame} />
  if (Type === 'choice') {
    return (
      <SelectField
        {...frame}
        options={Options.map(({ Value, Label }) => ({ value: Value, label: Label }))}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  }
  if (Type === 'region' || Type === 'municipality') {
    return <PlaceField {...frame} kind={Type} value={value} onChange={onChange} />
  }
  if (Type === 'date') {
    return (
      <DateField
        {...frame}
        bounds={ageBounds(question.Validation)}
        value={value || null}
        onChange={(date) => onChange(date ?? '')}
        onUnread={onChange}
      />
    )
  }
  if (Type === 'longtext') {
    return (
      <TextArea
        {...frame}
        maxLength={4000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <TextField
      {...frame}
      type={Type === 'email' ? 'email' : Type === 'phone' ? 'tel' : 'text'}
      inputMode={
        ['afm', 'amka'].includes(Type) ? 'numeric' : Type === 'number' ? 'decimal' : undefined
      }
      autoComplete={AUTOCOMPLETE[Name] ?? 'off'}
      maxLength={1000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
