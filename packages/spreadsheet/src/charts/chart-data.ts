/** More values than that of a range no chart shows. */
export const MAX_POINTS = 32_000

/** What Chart.js draws, as data. Missing values are gaps. */
export interface ChartData {
  readonly type: 'bar' | 'line' | 'pie' | 'doughnut' | 'scatter' | 'radar'
  readonly data: {
    readonly labels: readonly string[]
    readonly datasets: readonly ChartDataSet[]
  }
  readonly options: ChartOptions
}

export interface ChartDataSet {
  readonly label: string
  /** Rounded to two decimals (specification, section 9). */
  readonly data: readonly (number | null | ChartPoint)[]
  readonly type?: 'bar' | 'line' | 'scatter'
  readonly yAxisID?: 'y' | 'y1'
  readonly fill?: boolean
  readonly colour?: string
}

export interface ChartPoint {
  readonly x: number
  readonly y: number | null
}

/** Options of Chart.js that follow from the chart; what its author sets beside is laid over them. */
export interface ChartOptions {
  readonly [name: string]: unknown
  readonly indexAxis?: 'y'
}

/** The same as a table: a row for each label, a column for each data set. */
export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly (number | null)[] }[]
}

/** What a sentence about a data set needs. */
export interface ChartFacts {
  readonly label: string
  readonly count: number
  readonly first: LabelledNumber | undefined
  readonly last: LabelledNumber | undefined
  readonly least: LabelledNumber | undefined
  readonly most: LabelledNumber | undefined
  readonly sum: number
}

export interface LabelledNumber {
  readonly label: string
  readonly value: number
}

/** A number to two decimals, half away from zero; `null` for what is none. */
export function chartNumber(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const scaled = Number((Math.abs(value) * 100).toPrecision(15))
  const rounded = Math.round(scaled) / 100
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** A chart as the table that stands beside it. */
export function chartTable({ data }: ChartData): ChartTable {
  const rows = Math.max(data.labels.length, ...data.datasets.map((set) => set.data.length))
  return {
    head: data.datasets.map(({ label }) => label),
    rows: Array.from({ length: rows }, (_, index) => ({
      label: labelAt(data, index),
      values: data.datasets.map((set) => numberAt(set, index)),
    })),
  }
}

/** What can be said of each data set of a chart. */
export function chartFacts({ data }: ChartData): readonly ChartFacts[] {
  return data.datasets.map((set) => {
    const known: LabelledNumber[] = []
    for (const index of set.data.keys()) {
      const value = numberAt(set, index)
      if (value !== null) known.push({ label: labelAt(data, index), value })
    }
    const by = (isBetter: (one: number, other: number) => boolean) =>
      known.reduce<LabelledNumber | undefined>(
        (best, one) => (best === undefined || isBetter(one.value, best.value) ? one : best),
        undefined,
      )
    return {
      label: set.label,
      count: known.length,
      first: known[0],
      last: known.at(-1),
      least: by((one, other) => one < other),
      most: by((one, other) => one > other),
      sum: chartNumber(known.reduce((sum, { value }) => sum + value, 0)) ?? 0,
    }
  })
}

function labelAt({ labels, datasets }: ChartData['data'], index: number): string {
  const point = datasets[0]?.data[index]
  if (typeof point === 'object' && point !== null) return labels[index] ?? String(point.x)
  return labels[index] ?? String(index + 1)
}

function numberAt({ data }: ChartDataSet, index: number): number | null {
  const value = data[index] ?? null
  return typeof value === 'object' && value !== null ? value.y : value
}
