import type { ChartData, ChartDataSet, ChartOptions } from './chart-data.ts'

/** Kinds of charts that have no axes. */
const ROUND = new Set<ChartData['type']>(['pie', 'doughnut', 'radar'])

interface AxisChoices {
  readonly hasLegend: boolean
  readonly title?: string
  readonly isStacked?: boolean
  readonly isHorizontal?: boolean
  readonly axisTitles?: { readonly category?: string; readonly value?: string }
}

/**
 * Data sets with their axes, and the options of these. Exactly two data sets have one y axis each
 * (specification, section 9), unless they are stacked on each other or the chart has no axes.
 */
export function axesOf(
  type: ChartData['type'],
  sets: readonly ChartDataSet[],
  { hasLegend, title, isStacked = false, isHorizontal = false, axisTitles }: AxisChoices,
): { datasets: readonly ChartDataSet[]; options: ChartOptions } {
  const plugins = {
    legend: { display: hasLegend || ROUND.has(type) },
    ...(title !== undefined && { title: { display: true, text: title } }),
  }
  if (ROUND.has(type)) return { datasets: sets, options: { plugins, spanGaps: false } }
  const hasTwo = sets.length === 2 && !isStacked && !isHorizontal
  const hasSecond = hasTwo || sets.some(({ yAxisID }) => yAxisID === 'y1')
  const datasets = sets.map((set, index) => ({
    ...set,
    ...(hasSecond && {
      yAxisID: set.yAxisID ?? (hasTwo && index === 1 ? ('y1' as const) : ('y' as const)),
    }),
  }))
  const [across, up] = isHorizontal ? ['y', 'x'] : ['x', 'y']
  const scales = {
    [across]: { stacked: isStacked, ...titled(axisTitles?.category) },
    [up]: { stacked: isStacked, beginAtZero: type === 'bar', ...titled(axisTitles?.value) },
    ...(hasSecond && { y1: { position: 'right', grid: { drawOnChartArea: false } } }),
  }
  return {
    datasets,
    options: { plugins, scales, spanGaps: false, ...(isHorizontal && { indexAxis: 'y' as const }) },
  }
}

function titled(text: string | undefined): object {
  return text === undefined ? {} : { title: { display: true, text } }
}
