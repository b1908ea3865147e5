import { useTexts } from '#shared'
import { SelectField, TextField } from '#ui'

interface Props {
  readonly sheets: readonly string[]
  readonly value: { readonly Name: string; readonly Sheet: string; readonly Cell: string }
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (change: { Name?: string; Sheet?: string; Cell?: string }) => void
}

/** By what a cell is called, and which it is. */
export function CellFields({ sheets, value, errorOf, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('sheets.field.name')}
        value={value.Name}
        maxLength={60}
        error={errorOf('Name')}
        onChange={(event) => onChange({ Name: event.currentTarget.value.trim() })}
      />
      <SelectField
        label={t('sheets.field.sheet')}
        options={sheets.map((name) => ({ value: name, label: name }))}
        value={value.Sheet}
        error={errorOf('Sheet')}
        onChange={(sheet) => sheet && onChange({ Sheet: sheet })}
      />
      <TextField
        label={t('sheets.field.cell')}
        value={value.Cell}
        maxLength={10}
        error={errorOf('Cell')}
        onChange={(event) =>
          onChange({ Cell: event.currentTarget.value.replace(/[\s$]/g, '').toUpperCase() })
        }
      />
    </>
  )
}
