/** One row of numbers of a chart (spec §3, chart). */
export interface ChartDataset {
  readonly label: string
  readonly data: readonly number[]
}

export type ChartKind = 'bar' | 'line' | 'area' | 'doughnut'

/** The numbers rounded to 2 decimals, as charts show them (spec §9). */
export function roundedSets(datasets: readonly ChartDataset[]): ChartDataset[] {
  return datasets.map(({ label, data }) => ({
    label,
    data: data.map((value) => Math.round(value * 100) / 100),
  }))
}

/** With exactly two datasets each has a y-axis of its own (spec §9); a doughnut has none. */
export function hasTwoAxes(kind: ChartKind, datasets: readonly ChartDataset[]): boolean {
  return kind !== 'doughnut' && datasets.length === 2
}

/** Each value's part of the sum, in percent with one decimal; 0 where the sum is none. */
export function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (sum === 0 ? 0 : Math.round((value / sum) * 1000) / 10))
}
