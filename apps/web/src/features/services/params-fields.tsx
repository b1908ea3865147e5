import { Stack } from '#layout'
import { TextField } from '#ui'

interface ParamsFieldsProps {
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (values: Record<string, string>) => void
}

/** A field for each parameter of a service, for a test run. */
export function ParamsFields({ names, values, onChange }: ParamsFieldsProps) {
  return (
    <Stack gap={3}>
      {names.map((name) => (
        <TextField
          key={name}
          label={`@${name}`}
          autoComplete="off"
          value={values[name] ?? ''}
          onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
        />
      ))}
    </Stack>
  )
}
