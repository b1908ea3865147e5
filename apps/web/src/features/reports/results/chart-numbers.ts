import { columnWords, numberOf } from './result-columns.ts'
import type { Cell, Result, ResultColumn } from './view-settings.ts'

/** More labels no chart tells apart. */
const MAX_LABELS = 60

export interface ChartNumbers {
  readonly labels: readonly string[]
  /** Of days and moments, their order in time. */
  readonly times?: readonly string[] | undefined
  readonly sets: readonly { readonly label: string; readonly data: readonly number[] }[]
  /** How many labels there are besides. */
  readonly left: number
}

/**
 * The numbers of a result by label: what has the same label is added up, an empty cell counts nothing.
 * @param words what a cell is called.
 */
export function chartNumbers(
  { Columns, Rows }: Result,
  category: ResultColumn,
  values: readonly ResultColumn[],
  words: (cell: Cell) => string,
): ChartNumbers {
  const indexOf = (name: string) => Columns.findIndex(({ Name }) => Name === name)
  const label = indexOf(category.Name)
  const indexes = values.map(({ Name }) => indexOf(Name))
  const sums = new Map<string, number[]>()
  const times = new Map<string, string>()
  for (const row of Rows) {
    const key = words(row[label] ?? null)
    times.set(key, String(row[label] ?? ''))
    const before = sums.get(key)
    const numbers = indexes.map((index, at) => (before?.[at] ?? 0) + (numberOf(row[index]) ?? 0))
    sums.set(key, numbers)
  }
  const labels = [...sums.keys()].slice(0, MAX_LABELS)
  const isTime = category.Type === 'date' || category.Type === 'time'
  return {
    labels,
    ...(isTime && { times: labels.map((key) => times.get(key) ?? '') }),
    sets: values.map((column, at) => ({
      label: columnWords(column),
      data: labels.map((key) => sums.get(key)?.[at] ?? 0),
    })),
    left: sums.size - labels.length,
  }
}

/** Numbers of a second period beside those of the first, by the first one's labels and those it lacks; days in their order. */
export function besides(
  now: ChartNumbers,
  before: ChartNumbers,
  nameOf: (name: string, isBefore: boolean) => string,
): ChartNumbers {
  const timeOf = new Map(
    [before, now].flatMap(({ labels, times = [] }) => times.map((time, at) => [labels[at], time])),
  )
  const all = [...new Set([...now.labels, ...before.labels])]
  const labels = (
    timeOf.size === 0
      ? all
      : all.toSorted((a, b) => ((timeOf.get(a) ?? '') < (timeOf.get(b) ?? '') ? -1 : 1))
  ).slice(0, MAX_LABELS)
  const setsOf = (from: ChartNumbers, isBefore: boolean) =>
    from.sets.map(({ label, data }) => ({
      label: nameOf(label, isBefore),
      data: labels.map((one) => data[from.labels.indexOf(one)] ?? 0),
    }))
  return {
    labels,
    sets: now.sets.length === 0 ? [] : [...setsOf(now, false), ...setsOf(before, true)],
    left: Math.max(now.left, before.left),
  }
}
