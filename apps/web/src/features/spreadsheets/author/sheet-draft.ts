import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import type { CallOutput } from '#shared'

export type Opened = CallOutput<'spreadsheets.openSpreadsheet'>
export type Settings = CalculatorSettings
export type Input = Settings['Inputs'][number]
export type Output = Settings['Outputs'][number]
export type ChartSettings = Settings['Charts'][number]

/** What authors say of a spreadsheet, as the page holds it. */
export interface SheetValues {
  readonly Name: string
  readonly Settings: Settings
  readonly Roles: Opened['Roles']
  readonly Projects: readonly number[]
}

const blank = { el: '', en: '' }

/** An input as it begins. */
export const newInput = (sheet: string): Input => ({
  Name: '',
  Sheet: sheet,
  Cell: '',
  Kind: 'Number',
  Label: blank,
  Unit: blank,
  Help: blank,
  Required: false,
  Min: null,
  Max: null,
  Choices: [],
})

export const newOutput = (sheet: string): Output => ({
  Name: '',
  Sheet: sheet,
  Cell: '',
  Label: blank,
})

export const newChart = (sheet: string): ChartSettings => ({
  Title: blank,
  Sheet: sheet,
  Type: 'bar',
  Labels: '',
  DataSets: [
    {
      Label: '',
      Range: '',
    },
  ],
  Stacked: false,
  Transpose: false,
  Single: false,
})

/** The list with one of its rows moved by so many places. */
export function moved<Row>(list: readonly Row[], from: number, by: number): Row[] {
  const next = [...list]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

/** The list with one of its rows changed. */
export const changed = <Row>(list: readonly Row[], place: number, change: Partial<Row>): Row[] =>
  list.map((row, index) => (index === place ? { ...row, ...change } : row))

/** The list without one of its rows. */
export const without = <Row>(list: readonly Row[], place: number): Row[] =>
  list.filter((_, index) => index !== place)
