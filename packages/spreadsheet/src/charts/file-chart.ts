import { MAX_DATA_SETS } from '@telemachos/rules/workbook-limits'
import type { ChartKind, ChartModel, SeriesModel } from '../model/workbook-model.ts'
import { isGrid, type Scalar } from '../values/value.ts'
import type { Workbook } from '../workbook-api.ts'
import { axesOf } from './chart-axes.ts'
import {
  chartNumber,
  MAX_POINTS,
  type ChartData,
  type ChartDataSet,
  type ChartPoint,
} from './chart-data.ts'
import { labelText } from './wire-chart.ts'

/** The name of a data set is put together of so many cells at most. */
const MAX_NAME_CELLS = 10

const TYPES: Readonly<Record<ChartKind, ChartData['type']>> = {
  column: 'bar',
  bar: 'bar',
  line: 'line',
  area: 'line',
  pie: 'pie',
  doughnut: 'doughnut',
  scatter: 'scatter',
  radar: 'radar',
}

/** Formulas that a chart of a file reads, to hear of their changes. */
export function formulasOfFileChart({ series }: ChartModel): readonly string[] {
  return series.flatMap(({ values, categories, name }) => [
    values,
    ...(categories === undefined ? [] : [categories]),
    ...(name && 'reference' in name ? [name.reference] : []),
  ])
}

/** A chart that a file draws on a sheet as data for Chart.js, by the same rules as the specification's. */
export function dataOfFileChart(
  workbook: Workbook,
  chart: ChartModel,
  { sheet, language }: { readonly sheet: number; readonly language: string },
): ChartData {
  const read = (formula: string) => valuesOf(workbook, formula, sheet)
  const [first] = chart.series
  const type = TYPES[first?.kind ?? 'column']
  const kinds = new Set(chart.series.map(({ kind }) => TYPES[kind]))
  const sets = chart.series.slice(0, MAX_DATA_SETS).map((series, index) => ({
    ...dataSetOf(series, read, nameOf(series, read, language, index)),
    ...(kinds.size > 1 && {
      type: TYPES[series.kind] === 'line' ? ('line' as const) : ('bar' as const),
    }),
  }))
  const shares = chart.stacking === 'percent' ? asShares(sets) : sets
  const { datasets, options } = axesOf(type, shares, {
    hasLegend: chart.hasLegend,
    isStacked: chart.stacking !== 'none',
    isHorizontal: first?.kind === 'bar',
    ...(chart.title !== undefined && { title: chart.title }),
    ...(chart.axisTitles && { axisTitles: chart.axisTitles }),
  })
  const categories = chart.series.find((series) => series.categories !== undefined)?.categories
  const labels = categories === undefined ? [] : read(categories)
  const length = Math.max(labels.length, ...datasets.map(({ data }) => data.length), 0)
  return {
    type,
    data: {
      labels: Array.from({ length }, (_, index) =>
        index < labels.length ? labelText(labels[index] ?? null, language) : String(index + 1),
      ),
      datasets,
    },
    options,
  }
}

function dataSetOf(
  series: SeriesModel,
  read: (formula: string) => readonly Scalar[],
  label: string,
): ChartDataSet {
  const values = read(series.values).map((value) => chartNumber(value))
  const data = series.kind === 'scatter' ? pointsOf(values, series, read) : values
  return {
    label,
    data,
    ...(series.colour !== undefined && { colour: series.colour }),
    ...(series.kind === 'area' && { fill: true }),
    ...(series.isSecondAxis && { yAxisID: 'y1' as const }),
  }
}

/** Points by their numbers across; where these are none, counted from 1. */
function pointsOf(
  values: readonly (number | null)[],
  { categories }: SeriesModel,
  read: (formula: string) => readonly Scalar[],
): readonly ChartPoint[] {
  const across = categories === undefined ? [] : read(categories)
  return values.map((y, index) => {
    const x = across[index]
    return { x: typeof x === 'number' ? x : index + 1, y }
  })
}

function nameOf(
  { name }: SeriesModel,
  read: (formula: string) => readonly Scalar[],
  language: string,
  index: number,
): string {
  if (!name) return String(index + 1)
  if ('text' in name) return name.text
  return read(name.reference)
    .slice(0, MAX_NAME_CELLS)
    .map((value) => labelText(value, language))
    .filter((text) => text !== '')
    .join(' ')
}

/** Each value as its percentage of all at its label. */
function asShares(sets: readonly ChartDataSet[]): readonly ChartDataSet[] {
  const sums: number[] = []
  for (const { data } of sets) {
    for (const [index, value] of data.entries()) {
      if (typeof value === 'number') sums[index] = (sums[index] ?? 0) + Math.abs(value)
    }
  }
  return sets.map((set) => ({
    ...set,
    data: set.data.map((value, index) => {
      const sum = sums[index] ?? 0
      return typeof value !== 'number' || sum === 0 ? null : chartNumber((value / sum) * 100)
    }),
  }))
}

function valuesOf(workbook: Workbook, formula: string, sheet: number): readonly Scalar[] {
  const value = workbook.read(formula, { sheet, row: 0, column: 0 }, MAX_POINTS)
  return isGrid(value) ? value.values : [value]
}
