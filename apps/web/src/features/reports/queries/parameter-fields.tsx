import { useId } from 'react'
import { useTexts } from '#shared'
import { Checkbox, Combobox, DateField, SelectField, TextField } from '#ui'
import { plainParameter, type ParameterSetting } from './parameters.ts'
import classes from './queries.module.css'
import { useChoices } from './use-choices.ts'

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
