import { MAX_DATA_SETS } from '@telemachos/rules/workbook-limits'
import type {
  Area,
  ChartKind,
  ChartModel,
  SeriesModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import {
  allBelow,
  attribute,
  child,
  childrenOf,
  descend,
  flagOf,
  valueOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import { isExternal, plainFormula } from '../formulas/plain-formula.ts'
import type { NoteReason } from '../notes.ts'
import type { Reading } from '../reading.ts'
import { drawnColour } from '../styles/colours.ts'
import { byName } from '../by-name.ts'

interface Plot {
  readonly kind: ChartKind
  /** What is lost of it, where something is. */
  readonly note?: NoteReason
}

const PLOTS = byName<Plot>({
  barChart: { kind: 'column' },
  bar3DChart: { kind: 'column', note: 'chart_flattened' },
  lineChart: { kind: 'line' },
  line3DChart: { kind: 'line', note: 'chart_flattened' },
  areaChart: { kind: 'area' },
  area3DChart: { kind: 'area', note: 'chart_flattened' },
  pieChart: { kind: 'pie' },
  pie3DChart: { kind: 'pie', note: 'chart_flattened' },
  ofPieChart: { kind: 'pie', note: 'chart_flattened' },
  doughnutChart: { kind: 'doughnut' },
  scatterChart: { kind: 'scatter' },
  bubbleChart: { kind: 'scatter', note: 'chart_flattened' },
  radarChart: { kind: 'radar' },
})

/**
 * A chart of a drawing; undefined, and noted, where nothing of it can be drawn.
 * @param at the chart as a note names it
 */
export function readChart(
  root: XmlElement | undefined,
  covers: Area,
  at: string,
  reading: Reading,
): ChartModel | undefined {
  const chart = child(root, 'chart')
  const plotArea = child(chart, 'plotArea')
  const groups = plotArea?.children.filter(({ name }) => name.endsWith('Chart')) ?? []
  const firstAxes = axesOf(groups[0])
  const all = groups.flatMap((group) => {
    const plot = PLOTS.get(group.name)
    if (!plot) {
      reading.notes.add(at, 'chart_kind', group.name)
      return []
    }
    if (plot.note) reading.notes.add(at, plot.note, group.name)
    const kind = plot.kind === 'column' && valueOf(group, 'barDir') === 'bar' ? 'bar' : plot.kind
    const axes = axesOf(group)
    const isSecondAxis = axes.length > 0 && !axes.some((axis) => firstAxes.includes(axis))
    return childrenOf(group, 'ser').flatMap(
      (element) => readSeries(element, kind, isSecondAxis, at, reading) ?? [],
    )
  })
  const series = all.slice(0, MAX_DATA_SETS)
  if (series.length < all.length) reading.notes.add(at, 'chart_shortened')
  if (!plotArea || series.length === 0) {
    reading.notes.add(at, groups.length === 0 ? 'chart_kind' : 'chart_values')
    return undefined
  }
  return {
    ...titleOf(chart, series),
    series,
    stacking: stackingOf(groups),
    hasLegend: child(chart, 'legend') !== undefined,
    ...axisTitlesOf(plotArea, groups[0]),
    covers,
  }
}

function axesOf(group: XmlElement | undefined): readonly string[] {
  return childrenOf(group, 'axId').map((axis) => attribute(axis, 'val'))
}

function stackingOf(groups: readonly XmlElement[]): ChartModel['stacking'] {
  const groupings = groups.map((group) => valueOf(group, 'grouping'))
  if (groupings.includes('percentStacked')) return 'percent'
  return groupings.includes('stacked') ? 'stacked' : 'none'
}

function readSeries(
  element: XmlElement,
  kind: ChartKind,
  isSecondAxis: boolean,
  at: string,
  reading: Reading,
): SeriesModel | undefined {
  const values = dataOf(child(element, 'val') ?? child(element, 'yVal'))
  if (values === undefined || isExternal(values)) {
    reading.notes.add(at, values === undefined ? 'chart_values' : 'external_link', values)
    return undefined
  }
  const categories = dataOf(child(element, 'cat') ?? child(element, 'xVal'))
  const name = nameOf(child(element, 'tx'))
  const colour = colourOf(element, kind, reading)
  return {
    kind,
    ...(name ? { name } : {}),
    ...(categories === undefined ? {} : { categories }),
    values,
    ...(colour === undefined ? {} : { colour }),
    isSecondAxis,
  }
}

function colourOf(element: XmlElement, kind: ChartKind, { palette }: Reading): string | undefined {
  const shape = child(element, 'spPr')
  const fill = drawnColour(child(shape, 'solidFill'), palette)
  const line = drawnColour(descend(shape, 'ln', 'solidFill'), palette)
  const marker = drawnColour(descend(element, 'marker', 'spPr', 'solidFill'), palette)
  return kind === 'line' || kind === 'scatter' || kind === 'radar'
    ? (line ?? marker ?? fill)
    : (fill ?? line)
}

/** The reference of a chart's data; values that the chart itself holds become an array. */
function dataOf(element: XmlElement | undefined): string | undefined {
  const formula = element?.children.map((one) => child(one, 'f')?.text.trim()).find(Boolean)
  if (formula) return plainFormula(formula)
  const literal = child(element, 'numLit') ?? child(element, 'strLit')
  if (!literal) return undefined
  const isText = literal.name === 'strLit'
  const points = childrenOf(literal, 'pt').map((point) => child(point, 'v')?.text ?? '')
  const items = points.map((text) => (isText ? quoted(text) : String(Number(text) || 0)))
  return items.length === 0 ? undefined : `{${items.join(',')}}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function nameOf(element: XmlElement | undefined): SeriesModel['name'] {
  const reference = descend(element, 'strRef', 'f')?.text.trim()
  if (reference) return { reference: plainFormula(reference) }
  const text = child(element, 'v')?.text ?? cachedText(element)
  return text ? { text } : undefined
}

type Title = Pick<ChartModel, 'title' | 'titleReference'>

/** A title that is written, that is a cell's, or, with one series, that is its name. */
function titleOf(chart: XmlElement | undefined, series: readonly SeriesModel[]): Title {
  const title = child(chart, 'title')
  const [first] = series
  const isAutomatic = series.length === 1 && !flagOf(child(chart, 'autoTitleDeleted'), 'val')
  const text = titleText(title)
  const reference = descend(title, 'tx', 'strRef', 'f')?.text.trim()
  if (reference)
    return { ...(text ? { title: text } : {}), titleReference: plainFormula(reference) }
  if (text) return { title: text }
  if (!first?.name || !isAutomatic) return {}
  return 'text' in first.name
    ? { title: first.name.text }
    : { titleReference: first.name.reference }
}

function titleText(title: XmlElement | undefined): string {
  const tx = child(title, 'tx')
  const paragraphs = childrenOf(child(tx, 'rich'), 'p').map((paragraph) =>
    allBelow(paragraph, 't')
      .map(({ text }) => text)
      .join(''),
  )
  return (paragraphs.length > 0 ? paragraphs.join(' ') : cachedText(tx)).trim()
}

function cachedText(element: XmlElement | undefined): string {
  return childrenOf(descend(element, 'strRef', 'strCache'), 'pt')
    .map((point) => child(point, 'v')?.text ?? '')
    .join(' ')
}

const VALUE_AXIS = 'valAx'
const CATEGORY_AXES = ['catAx', 'dateAx', 'serAx']

function axisTitlesOf(
  plotArea: XmlElement,
  group: XmlElement | undefined,
): Pick<ChartModel, 'axisTitles'> {
  const ids = axesOf(group)
  const axes = plotArea.children.filter(
    (one) => one.name.endsWith('Ax') && ids.includes(valueOf(one, 'axId')),
  )
  // Of two axes of values, as dots have, the one at the bottom stands for the categories.
  const isLower = (axis: XmlElement): boolean => ['b', 't'].includes(valueOf(axis, 'axPos'))
  const values = axes.filter(({ name }) => name === VALUE_AXIS)
  const across =
    axes.find(({ name }) => CATEGORY_AXES.includes(name)) ??
    (values.length > 1 ? values.find(isLower) : undefined)
  const category = titleText(child(across, 'title'))
  const value = titleText(
    child(
      values.find((axis) => axis !== across),
      'title',
    ),
  )
  if (category === '' && value === '') return {}
  return {
    axisTitles: {
      ...(category === '' ? {} : { category }),
      ...(value === '' ? {} : { value }),
    },
  }
}
