import { useId } from 'react'
import { useTexts, type CallOutput } from '#shared'
import { Checkbox, Combobox, DateField, SelectField, TextField } from '#ui'
import classes from './queries.module.css'
import { useChoices } from './use-choices.ts'

type StoredSetting = CallOutput<'reports.getQuery'>['Settings'][number]

/** What is known of a parameter beside its name. */
export interface ParameterSetting {
  readonly Name: string
  readonly Kind: NonNullable<StoredSetting['Kind']>
  /** Empty where its name is shown. */
  readonly Label: string
  /** As it is typed; empty for none. */
  readonly Default: string
  readonly Source: NonNullable<StoredSetting['Source']>
  readonly Choices: string[]
  readonly QueryId: number | null
}

/** A stored setting with what it leaves out. */
export const wholeSetting = (setting: StoredSetting): ParameterSetting => ({
  Name: setting.Name,
  Kind: setting.Kind ?? 'text',
  Label: setting.Label ?? '',
  Default: setting.Default ?? '',
  Source: setting.Source ?? 'free',
  Choices: setting.Choices ?? [],
  QueryId: setting.QueryId ?? null,
})
export type ParameterValue = string | number | boolean | null | (string | number | boolean | null)[]
export type ParameterValues = Readonly<Record<string, ParameterValue>>

/** What is known of a parameter that nobody has said anything about. */
export const plainParameter = (Name: string): ParameterSetting => wholeSetting({ Name })

/** A text as it is typed, as the value of a parameter's kind; null for none. */
export function valueOf({ Kind }: ParameterSetting, text: string): ParameterValue {
  if (text === '') return null
  if (Kind === 'boolean') return text === 'true'
  if (Kind === 'list')
    return text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
  const number = Number(text.replace(',', '.'))
  return Kind === 'number' && Number.isFinite(number) ? number : text
}

/** The values that parameters begin with. */
export function defaultsOf(
  names: readonly string[],
  settings: readonly ParameterSetting[],
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, settings.find(({ Name }) => Name === name)?.Default ?? '']),
  )
}

interface ParameterFieldsProps {
  readonly names: readonly string[]
  readonly settings: readonly ParameterSetting[]
  /** As they are typed, by name. */
  readonly typed: Readonly<Record<string, string>>
  readonly onChange: (name: string, text: string) => void
}

/** A field for each parameter of a query, by what its author says of it. */
export function ParameterFields({ names, settings, typed, onChange }: ParameterFieldsProps) {
  const id = useId()
  if (names.length === 0) return null
  return (
    <div className={classes.parameters}>
      {names.map((name) => (
        <ParameterField
          key={`${id}${name}`}
          setting={settings.find(({ Name }) => Name === name) ?? plainParameter(name)}
          value={typed[name] ?? ''}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  )
}

interface ParameterFieldProps {
  readonly setting: ParameterSetting
  readonly value: string
  readonly onChange: (text: string) => void
}

function ParameterField({ setting, value, onChange }: ParameterFieldProps) {
  const { t } = useTexts()
  const choices = useChoices(setting)
  const label = setting.Label || setting.Name
  if (setting.Source === 'list')
    return (
      <SelectField
        label={label}
        options={setting.Choices.map((one) => ({ value: one, label: one }))}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  if (setting.Source !== 'free')
    return (
      <Combobox
        label={label}
        options={choices}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  if (setting.Kind === 'date')
    return (
      <DateField label={label} value={value || null} onChange={(date) => onChange(date ?? '')} />
    )
  if (setting.Kind === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={value === 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
    )
  return (
    <TextField
      label={label}
      hint={setting.Kind === 'list' ? t('reports.parameter.listHint') : undefined}
      value={value}
      maxLength={1_000}
      inputMode={setting.Kind === 'number' ? 'decimal' : 'text'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
