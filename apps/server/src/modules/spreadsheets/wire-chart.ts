import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { quoteSheet } from '@telemachos/spreadsheet/formula/reference'
import type { WireChart } from '@telemachos/spreadsheet/wire/wire-workbook'

type Chart = CalculatorSettings['Charts'][number]

/** A chart of an author as the specification's (spec §3, Chart): its data are formulas. */
export function wireChart(chart: Chart): WireChart {
  const { Title, Sheet, Type, Labels, DataSets, Stacked, Transpose, Single } = chart
  const onSheet = (area: string): string => `${quoteSheet(Sheet)}!${area}`
  return {
    type: Type,
    DataSets: DataSets.map(({ Label, Range }) => ({ Label, Data: onSheet(Range) })),
    ...(Labels !== '' && { Labels: onSheet(Labels) }),
    options: { title: Title.el, stacked: Stacked },
    transpose: Transpose,
    single: Single,
  }
}
