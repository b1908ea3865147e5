import type {
  ChartKind,
  ChartModel,
  Colour,
  SeriesModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { fileFormula } from '../formulas/file-formula.ts'
import { NAMESPACES, xml, xmlPart, xmlText } from './xml-text.ts'

const ELEMENTS: Readonly<Record<ChartKind, string>> = {
  column: 'barChart',
  bar: 'barChart',
  line: 'lineChart',
  area: 'areaChart',
  pie: 'pieChart',
  doughnut: 'doughnutChart',
  scatter: 'scatterChart',
  radar: 'radarChart',
}

/** Series of a chart that are drawn alike on the same axes. */
interface Group {
  readonly kind: ChartKind
  readonly isSecondAxis: boolean
  readonly series: { readonly model: SeriesModel; readonly index: number }[]
}

/** The part of a chart. */
export function chartPart(chart: ChartModel): string {
  const groups = groupsOf(chart.series)
  const content = [
    titleXml(chart),
    xml('c:autoTitleDeleted', {
      val: chart.title === undefined && chart.titleReference === undefined,
    }),
    xml(
      'c:plotArea',
      {},
      xml('c:layout'),
      ...groups.map((group) => groupXml(group, chart)),
      ...axesXml(groups, chart),
    ),
    chart.hasLegend ? xml('c:legend', {}, xml('c:legendPos', { val: 'b' })) : '',
    xml('c:plotVisOnly', { val: true }),
    xml('c:dispBlanksAs', { val: 'gap' }),
  ]
  return xmlPart(
    xml(
      'c:chartSpace',
      { 'xmlns:c': NAMESPACES.chart, 'xmlns:a': NAMESPACES.shapes, 'xmlns:r': NAMESPACES.links },
      xml('c:chart', {}, ...content),
    ),
  )
}

function groupsOf(all: readonly SeriesModel[]): readonly Group[] {
  const groups: Group[] = []
  for (const [index, model] of all.entries()) {
    const { kind, isSecondAxis } = model
    const known = groups.find((one) => one.kind === kind && one.isSecondAxis === isSecondAxis)
    if (known) known.series.push({ model, index })
    else groups.push({ kind, isSecondAxis, series: [{ model, index }] })
  }
  // The first axes are those of the first group.
  return groups.toSorted((one, other) => Number(one.isSecondAxis) - Number(other.isSecondAxis))
}

const GROUPINGS = { none: 'standard', stacked: 'stacked', percent: 'percentStacked' } as const
const HOLE_SIZE = 55

function groupXml(group: Group, { stacking }: ChartModel): string {
  const { kind } = group
  const isBar = kind === 'column' || kind === 'bar'
  const isStacked = stacking !== 'none'
  const grouping = isBar && !isStacked ? 'clustered' : GROUPINGS[stacking]
  const head: string[] = []
  if (isBar) head.push(xml('c:barDir', { val: kind === 'bar' ? 'bar' : 'col' }))
  if (kind === 'scatter') head.push(xml('c:scatterStyle', { val: 'lineMarker' }))
  if (kind === 'radar') head.push(xml('c:radarStyle', { val: 'marker' }))
  if (isBar || kind === 'line' || kind === 'area') head.push(xml('c:grouping', { val: grouping }))
  head.push(xml('c:varyColors', { val: isRound(kind) }))
  const tail: string[] = []
  if (isBar) tail.push(xml('c:gapWidth', { val: 60 }))
  if (isBar && isStacked) tail.push(xml('c:overlap', { val: 100 }))
  if (kind === 'line') tail.push(xml('c:marker', { val: true }))
  if (kind === 'doughnut') tail.push(xml('c:holeSize', { val: HOLE_SIZE }))
  if (!isRound(kind)) tail.push(...axisIds(group).map((id) => xml('c:axId', { val: id })))
  return xml(
    `c:${ELEMENTS[kind]}`,
    {},
    ...head,
    ...group.series.map(({ model, index }) => seriesXml(model, index)),
    ...tail,
  )
}

function isRound(kind: ChartKind): boolean {
  return kind === 'pie' || kind === 'doughnut'
}

function axisIds({ isSecondAxis }: Group): readonly [number, number] {
  return isSecondAxis ? [3, 4] : [1, 2]
}

function seriesXml(series: SeriesModel, index: number): string {
  const { kind, name, categories, colour } = series
  const isScatter = kind === 'scatter'
  return xml(
    'c:ser',
    {},
    xml('c:idx', { val: index }),
    xml('c:order', { val: index }),
    name
      ? xml(
          'c:tx',
          {},
          'text' in name ? xml('c:v', {}, xmlText(name.text)) : textReference(name.reference),
        )
      : '',
    colour === undefined ? '' : shapeXml(kind, colour),
    categories === undefined
      ? ''
      : xml(
          isScatter ? 'c:xVal' : 'c:cat',
          {},
          isScatter ? numbers(categories) : texts(categories),
        ),
    xml(isScatter ? 'c:yVal' : 'c:val', {}, numbers(series.values)),
    kind === 'line' || isScatter ? xml('c:smooth', { val: false }) : '',
  )
}

const LINE_WIDTH = 28_575

function shapeXml(kind: ChartKind, colour: Colour): string {
  const fill = xml('a:solidFill', {}, xml('a:srgbClr', { val: colour.slice(1).toUpperCase() }))
  const isLine = kind === 'line' || kind === 'scatter' || kind === 'radar'
  return xml('c:spPr', {}, isLine ? xml('a:ln', { w: LINE_WIDTH }, fill) : fill)
}

function textReference(formula: string): string {
  return xml('c:strRef', {}, xml('c:f', {}, xmlText(fileFormula(formula))))
}

/** Values of a reference, or those of an array that the chart itself holds. */
function numbers(formula: string): string {
  const items = arrayItems(formula)
  if (!items) return xml('c:numRef', {}, xml('c:f', {}, xmlText(fileFormula(formula))))
  return xml('c:numLit', {}, ...pointsXml(items))
}

function texts(formula: string): string {
  const items = arrayItems(formula)
  return items ? xml('c:strLit', {}, ...pointsXml(items)) : textReference(formula)
}

function pointsXml(items: readonly string[]): readonly string[] {
  return [
    xml('c:ptCount', { val: items.length }),
    ...items.map((item, index) => xml('c:pt', { idx: index }, xml('c:v', {}, xmlText(item)))),
  ]
}

const ITEM = /"((?:[^"]|"")*)"|([^,;"]+)/g

function arrayItems(formula: string): readonly string[] | undefined {
  if (!formula.startsWith('{') || !formula.endsWith('}')) return undefined
  return [...formula.slice(1, -1).matchAll(ITEM)].map(
    ([, text, number = '']) => text?.replaceAll('""', '"') ?? number.trim(),
  )
}

function titleXml({ title, titleReference }: ChartModel): string {
  if (titleReference !== undefined) {
    return xml(
      'c:title',
      {},
      xml('c:tx', {}, textReference(titleReference)),
      xml('c:overlay', { val: false }),
    )
  }
  return title === undefined ? '' : writtenTitle(title)
}

function writtenTitle(title: string): string {
  const run = xml('a:r', {}, xml('a:t', {}, xmlText(title)))
  const rich = xml('c:rich', {}, xml('a:bodyPr'), xml('a:p', {}, run))
  return xml('c:title', {}, xml('c:tx', {}, rich), xml('c:overlay', { val: false }))
}

function axesXml(groups: readonly Group[], chart: ChartModel): readonly string[] {
  return [false, true].flatMap((isSecond) => {
    const group = groups.find((one) => one.isSecondAxis === isSecond && !isRound(one.kind))
    if (!group) return []
    const [across, up] = axisIds(group)
    const isLying = group.kind === 'bar'
    const titles = isSecond ? {} : (chart.axisTitles ?? {})
    return [
      axisXml(group.kind === 'scatter' ? 'c:valAx' : 'c:catAx', across, up, {
        isHidden: isSecond,
        hasLines: false,
        position: isLying ? 'l' : 'b',
        title: titles.category,
        crosses: 'autoZero',
      }),
      axisXml('c:valAx', up, across, {
        isHidden: false,
        hasLines: !isSecond,
        position: isLying ? 'b' : isSecond ? 'r' : 'l',
        title: titles.value,
        crosses: isSecond ? 'max' : 'autoZero',
      }),
    ]
  })
}

interface Axis {
  readonly isHidden: boolean
  readonly hasLines: boolean
  readonly position: 'b' | 'l' | 'r'
  readonly title: string | undefined
  readonly crosses: 'autoZero' | 'max'
}

function axisXml(name: string, id: number, other: number, axis: Axis): string {
  return xml(
    name,
    {},
    xml('c:axId', { val: id }),
    xml('c:scaling', {}, xml('c:orientation', { val: 'minMax' })),
    xml('c:delete', { val: axis.isHidden }),
    xml('c:axPos', { val: axis.position }),
    axis.hasLines ? xml('c:majorGridlines') : '',
    axis.title === undefined ? '' : writtenTitle(axis.title),
    xml('c:crossAx', { val: other }),
    xml('c:crosses', { val: axis.crosses }),
  )
}
