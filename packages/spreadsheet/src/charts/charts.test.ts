import { describe, expect, it } from 'vitest'
import type { ChartModel, SeriesModel } from '../model/workbook-model.ts'
import { address, workbookOf } from '../testing.ts'
import { chartFacts, chartNumber, chartTable } from './chart-data.ts'
import { dataOfFileChart, formulasOfFileChart } from './file-chart.ts'
import { dataOfChart, formulasOfChart } from './wire-chart.ts'

const workbook = workbookOf({
  A1: 'Μήνας',
  B1: 'Έσοδα',
  C1: 'Έξοδα',
  A2: 'Ιαν',
  B2: 100.005,
  C2: 50,
  A3: 'Φεβ',
  B3: '=1/0',
  C3: 60.126,
  A4: 'Μάρ',
  B4: 300,
  C4: 'x',
})
const greek = { sheet: 0, language: 'el' } as const

describe('charts of the specification', () => {
  const chart = {
    type: 'line',
    Labels: 'A2:A4',
    DataSets: [
      { Data: 'B2:B4', Label: 'Έσοδα' },
      { Data: 'Sheet1!C2:C4', Label: 'Έξοδα', type: 'bar' },
    ],
  }

  it('have two decimals, gaps, and two axes for exactly two data sets', () => {
    const { type, data, options } = dataOfChart(workbook, chart, greek)
    expect(type).toBe('line')
    expect(data).toEqual({
      labels: ['Ιαν', 'Φεβ', 'Μάρ'],
      datasets: [
        { label: 'Έσοδα', data: [100.01, null, 300], yAxisID: 'y' },
        { label: 'Έξοδα', data: [50, 60.13, null], yAxisID: 'y1', type: 'bar' },
      ],
    })
    expect(Object.keys(options['scales'] as object)).toEqual(['x', 'y', 'y1'])
    const [first] = chart.DataSets
    const one = dataOfChart(workbook, { ...chart, DataSets: [first!] }, greek)
    const three = dataOfChart(workbook, { ...chart, DataSets: [first!, first!, first!] }, greek)
    for (const { data: other, options: others } of [one, three]) {
      expect(other.datasets.some(({ yAxisID }) => yAxisID !== undefined)).toBe(false)
      expect(others['scales']).not.toHaveProperty('y1')
    }
  })

  it('are made of columns, of rows where transposed, or of the first alone', () => {
    const wide = {
      type: 'bar',
      DataSets: [{ Data: 'B2:C4', Label: 'Ποσό' }],
      options: { animation: false },
    }
    const sets = (more: object) =>
      dataOfChart(workbook, { ...wide, ...more }, greek).data.datasets.map(({ data }) => data)
    expect(sets({})).toEqual([
      [100.01, null, 300],
      [50, 60.13, null],
    ])
    expect(sets({ transpose: true })).toEqual([
      [100.01, 50],
      [null, 60.13],
      [300, null],
    ])
    expect(sets({ single: true })).toEqual([[100.01, null, 300]])
    const { data, options } = dataOfChart(workbook, wide, greek)
    expect(data.labels).toEqual(['1', '2', '3'])
    expect(options).toMatchObject({ animation: false, plugins: { legend: { display: true } } })
  })

  it('have their own values too, and none of axes where they are round', () => {
    const pie = {
      type: 'pie',
      Labels: ['α', 'β'],
      DataSets: [{ Data: [1, { Error: '#N/A' }] }, { Data: [2, 3] }],
    }
    const { data, options } = dataOfChart(workbook, pie, greek)
    expect(data.datasets.map((set) => [set.data, set.yAxisID])).toEqual([
      [[1, null], undefined],
      [[2, 3], undefined],
    ])
    expect(options).not.toHaveProperty('scales')
    expect(formulasOfChart(chart)).toEqual(['A2:A4', 'B2:B4', 'Sheet1!C2:C4'])
  })

  it('follow the values', () => {
    const own = workbookOf({ B2: 1, B3: '=B2*2' })
    const one = { type: 'bar', DataSets: [{ Data: 'B2:B3' }] }
    expect(dataOfChart(own, one, greek).data.datasets[0]?.data).toEqual([1, 2])
    own.set(address('B2'), 5)
    expect(dataOfChart(own, one, greek).data.datasets[0]?.data).toEqual([5, 10])
  })
})

describe('charts of files', () => {
  const series = (more: Partial<SeriesModel>): SeriesModel => ({
    kind: 'column',
    values: 'Sheet1!$C$2:$C$3',
    categories: 'Sheet1!$A$2:$A$3',
    isSecondAxis: false,
    ...more,
  })
  const chart = (more: Partial<ChartModel>): ChartModel => ({
    series: [series({ name: { reference: 'Sheet1!$C$1' } })],
    stacking: 'none',
    hasLegend: true,
    covers: { top: 0, left: 0, bottom: 9, right: 9 },
    ...more,
  })

  it('have names, labels and titles of their cells', () => {
    const made = dataOfFileChart(
      workbook,
      chart({ title: 'Τίτλος', axisTitles: { value: '€' } }),
      greek,
    )
    expect(made.data).toEqual({
      labels: ['Ιαν', 'Φεβ'],
      datasets: [{ label: 'Έξοδα', data: [50, 60.13] }],
    })
    expect(made.options).toMatchObject({
      plugins: { title: { text: 'Τίτλος' } },
      scales: { y: { title: { text: '€' } } },
    })
    expect(formulasOfFileChart(chart({}))).toHaveLength(3)
  })

  it('of all kinds', () => {
    const kinds = ['column', 'bar', 'line', 'area', 'pie', 'doughnut', 'scatter', 'radar'] as const
    const types = kinds.map((kind) =>
      dataOfFileChart(workbook, chart({ series: [series({ kind })] }), greek),
    )
    expect(types.map(({ type }) => type)).toEqual([
      'bar',
      'bar',
      'line',
      'line',
      'pie',
      'doughnut',
      'scatter',
      'radar',
    ])
    expect(types[1]?.options.indexAxis).toBe('y')
    expect(types[3]?.data.datasets[0]?.fill).toBe(true)
    expect(types[6]?.data.datasets[0]?.data).toEqual([
      { x: 1, y: 50 },
      { x: 2, y: 60.13 },
    ])
  })

  it('stacked, by percent, combined and on a second axis', () => {
    const both = [series({}), series({ values: 'Sheet1!$B$2:$B$3' })]
    const stacked = dataOfFileChart(workbook, chart({ series: both, stacking: 'percent' }), greek)
    expect(stacked.data.datasets.map(({ data }) => data)).toEqual([
      [33.33, 100],
      [66.67, null],
    ])
    expect(stacked.options).toMatchObject({
      scales: { x: { stacked: true }, y: { stacked: true } },
    })
    const combined = [series({}), series({ kind: 'line', isSecondAxis: true })]
    const { data } = dataOfFileChart(workbook, chart({ series: combined }), greek)
    expect(data.datasets.map(({ type, yAxisID }) => [type, yAxisID])).toEqual([
      ['bar', 'y'],
      ['line', 'y1'],
    ])
  })
})

describe('beside a chart', () => {
  const data = dataOfChart(
    workbook,
    { type: 'bar', Labels: 'A2:A4', DataSets: [{ Data: 'B2:B4', Label: 'Έσοδα' }] },
    greek,
  )

  it('stands its table', () => {
    expect(chartTable(data)).toEqual({
      head: ['Έσοδα'],
      rows: [
        { label: 'Ιαν', values: [100.01] },
        { label: 'Φεβ', values: [null] },
        { label: 'Μάρ', values: [300] },
      ],
    })
  })

  it('stands what a sentence says', () => {
    expect(chartFacts(data)).toEqual([
      {
        label: 'Έσοδα',
        count: 2,
        sum: 400.01,
        first: { label: 'Ιαν', value: 100.01 },
        last: { label: 'Μάρ', value: 300 },
        least: { label: 'Ιαν', value: 100.01 },
        most: { label: 'Μάρ', value: 300 },
      },
    ])
  })

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2, 2],
    [-0.001, 0],
    ['x', null],
    [Number.NaN, null],
  ])('%s is %s', (value, expected) => {
    expect(chartNumber(value)).toBe(expected)
  })
})
