import { useTexts } from '#shared'
import { SelectField } from '#ui'
import { HEADING_ROWS } from './recognise-columns.ts'

interface Props {
  /** All rows of the paste, those above the headings too. */
  readonly table: readonly (readonly string[])[]
  /** Which of them is the headings, from 0; null for none. */
  readonly at: number | null
  readonly onChange: (at: number | null) => void
  readonly disabled?: boolean
}

/** So much of a row is shown. */
const SHOWN = 60

/** Which row of a paste is the headings: found, and said otherwise by hand. */
export function HeadingRow({ table, at, onChange, disabled = false }: Props) {
  const { t } = useTexts()
  const options = table.slice(0, HEADING_ROWS).map((cells, place) => ({
    value: String(place),
    label: t('imports.headings.row', { number: place + 1, cells: wordsOf(cells) }),
  }))
  return (
    <SelectField
      label={t('imports.headings')}
      hint={at !== null && at > 0 ? t('imports.headings.above', { count: at }) : undefined}
      none={t('imports.headings.none')}
      options={options}
      value={at === null ? null : String(at)}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}

function wordsOf(cells: readonly string[]): string {
  const words = cells.filter((cell) => cell !== '').join(' · ')
  return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words
}
