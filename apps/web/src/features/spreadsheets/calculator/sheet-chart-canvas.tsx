import type { ChartData as SheetChart } from '@telemachos/spreadsheet/charts/chart-data'
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
  type ChartData,
  type ChartOptions,
} from 'chart.js'
import { formatNumber } from '@telemachos/rules/numbers'
import { Chart } from 'react-chartjs-2'
import { useTexts, useColourScheme, HEX_COLOURS } from '#shared'
import { DASHES, patternFill, POINTS } from '#ui'

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
)

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const colourAt = (index: number): string => HEX_COLOURS[index % HEX_COLOURS.length] ?? ''

/** The drawn part of a chart of a sheet; what it says is in the sentence and the table beside it. */
export default function SheetChartCanvas({ chart }: { readonly chart: SheetChart }) {
  const { language } = useTexts()
  const { isDark } = useColourScheme()
  const [surface, ink, line] = ['--surface', '--ink-soft', '--line'].map(token)
  const isRound = chart.type === 'pie' || chart.type === 'doughnut'
  const data = {
    labels: [...chart.data.labels],
    datasets: chart.data.datasets.map(({ colour, ...set }, index) => {
      const own = colour ?? colourAt(index)
      const drawn = set.type ?? chart.type
      return {
        ...set,
        data: [...set.data],
        borderColor: isRound ? surface : own,
        // Lines lie over bars.
        order: drawn === 'line' ? 0 : 1,
        borderWidth: drawn === 'bar' ? 1 : 2.5,
        backgroundColor: isRound
          ? set.data.map((_, part) => patternFill(colourAt(part), part, surface ?? ''))
          : drawn === 'bar' || set.fill
            ? patternFill(own, index, surface ?? '')
            : own,
        ...(drawn === 'line' && {
          borderDash: [...(DASHES[index % DASHES.length] ?? [])],
          pointStyle: POINTS[index % POINTS.length] ?? 'circle',
        }),
      }
    }),
  } as ChartData
  const { plugins, scales, ...rest } = chart.options as ChartOptions
  const axes = Object.entries((scales ?? {}) as Record<string, object>).map(([name, axis]) => [
    name,
    { ...axis, grid: { color: line }, ticks: { color: ink } },
  ])
  const options = {
    ...rest,
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    locale: language,
    scales: Object.fromEntries(axes),
    plugins: {
      ...plugins,
      title: { display: false },
      legend: { ...plugins?.legend, labels: { color: ink } },
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed }: { dataset: { label?: string }; parsed: unknown }) =>
            `${dataset.label ?? ''}: ${formatNumber(numberOf(parsed), language)}`,
        },
      },
    },
  } as ChartOptions
  return (
    <Chart
      key={`${isDark} ${language} ${chart.type}`}
      type={chart.type}
      data={data}
      options={options}
      aria-hidden="true"
    />
  )
}

/** What a tooltip is about, however its chart has it. */
function numberOf(parsed: unknown): number {
  if (typeof parsed === 'number') return parsed
  const { y, r } = parsed as { readonly y?: number; readonly r?: number }
  return y ?? r ?? 0
}
