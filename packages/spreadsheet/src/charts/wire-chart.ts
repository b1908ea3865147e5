import { MAX_DATA_SETS } from '@telemachos/rules/workbook-limits'
import { showValue } from '../formats/show-value.ts'
import { isError, isGrid, makeMatrix, type Matrix, type Scalar } from '../values/value.ts'
import { valueOfWire } from '../wire/from-wire.ts'
import type { WireChart, WireDataSet, WireSeries } from '../wire/wire-workbook.ts'
import type { Workbook } from '../workbook-api.ts'
import { axesOf } from './chart-axes.ts'
import { chartNumber, MAX_POINTS, type ChartData, type ChartDataSet } from './chart-data.ts'

/** No label has more characters. */
const MAX_LABEL = 255

/** Formulas that a chart reads, to hear of their changes. */
export function formulasOfChart({ DataSets, Labels }: WireChart): readonly string[] {
  const series = [Labels, ...DataSets.flatMap(({ Data, Labels: own }) => [Data, own])]
  return series.filter((one) => typeof one === 'string')
}

/**
 * A chart of the specification (section 3) as data for Chart.js: values rounded to two decimals, errors
 * and texts as gaps, and exactly two data sets on two y axes (section 9). A range of several columns is
 * so many data sets; `transpose` makes them of its rows, and `single` draws the first alone.
 */
export function dataOfChart(
  workbook: Workbook,
  chart: WireChart,
  { sheet, language }: { readonly sheet: number; readonly language: string },
): ChartData {
  const type = typeOf(chart.type)
  const read = (series: WireSeries) => matrixOf(workbook, series, sheet)
  const sets: ChartDataSet[] = []
  for (const set of chart.DataSets.slice(0, MAX_DATA_SETS)) {
    sets.push(...dataSetsOf(set, read, chart.transpose ?? false))
  }
  const shown = chart.single ? sets.slice(0, 1) : sets
  const own = chart.Labels ?? chart.DataSets.find(({ Labels }) => Labels !== undefined)?.Labels
  const labels =
    own === undefined ? [] : read(own).values.map((value) => labelText(value, language))
  const length = Math.max(labels.length, ...shown.map(({ data }) => data.length))
  const { datasets, options } = axesOf(type, shown, {
    hasLegend: !chart.single && shown.length > 1,
  })
  return {
    type,
    data: {
      labels: Array.from({ length }, (_, index) => labels[index] ?? String(index + 1)),
      datasets,
    },
    options: {
      ...options,
      ...(chart.type === 'horizontalBar' && { indexAxis: 'y' }),
      ...chart.options,
    },
  }
}

function dataSetsOf(
  set: WireDataSet,
  read: (series: WireSeries) => Matrix,
  isTransposed: boolean,
): readonly ChartDataSet[] {
  const { rows, columns, values } = read(set.Data)
  const isList = rows === 1 || columns === 1
  const count = isList ? 1 : Math.min(isTransposed ? rows : columns, MAX_DATA_SETS)
  const length = isTransposed ? columns : rows
  return Array.from({ length: count }, (_, index) => {
    const own = isList
      ? values
      : Array.from({ length }, (__, at) =>
          isTransposed ? values[index * columns + at] : values[at * columns + index],
        )
    const label = set.Label ?? ''
    return {
      label: count > 1 ? `${label} ${index + 1}`.trim() : label,
      data: own.map((value) => chartNumber(value)),
      ...(set.type !== undefined && { type: typeOf(set.type) === 'line' ? 'line' : 'bar' }),
    }
  })
}

function matrixOf(workbook: Workbook, series: WireSeries, sheet: number): Matrix {
  if (typeof series !== 'string') return makeMatrix(series.length, 1, series.map(valueOfWire))
  const value = workbook.read(series, { sheet, row: 0, column: 0 }, MAX_POINTS)
  return isGrid(value) ? value : makeMatrix(1, 1, [value])
}

/** A label as its value reads; errors are no labels. */
export function labelText(value: Scalar, language: string): string {
  if (isError(value)) return ''
  return showValue(value, undefined, { language }).text.slice(0, MAX_LABEL)
}

function typeOf(type: string): ChartData['type'] {
  switch (type) {
    case 'line':
    case 'pie':
    case 'doughnut':
    case 'scatter':
    case 'radar':
      return type
    case 'area':
      return 'line'
    default:
      return 'bar'
  }
}
