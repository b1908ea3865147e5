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
  PointElement,
  Tooltip,
  type ChartData,
  type ChartOptions,
} from 'chart.js'
import { Chart } from 'react-chartjs-2'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '../../i18n/use-texts.ts'
import { useColourScheme } from '../../theme/colour-scheme.ts'
import { HEX_COLOURS } from '../../theme/colours.ts'
import { hasTwoAxes, type ChartDataset, type ChartKind } from './chart-data.ts'
import { DASHES, patternFill, POINTS } from './chart-patterns.ts'
import { usePrinting } from '../use-printing.ts'
import { useTurn } from './use-turn.ts'

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
  PointElement,
  Tooltip,
)

// Only here is it heard by axes and legends too.
ChartJs.defaults.font.family = token('--font')
ChartJs.defaults.font.size = 13

interface ChartCanvasProps {
  readonly kind: ChartKind
  readonly labels: readonly string[]
  readonly datasets: readonly ChartDataset[]
  /** True where all numbers are of one unit: two sets have one axis then. */
  readonly sharesAxis: boolean
  readonly onPick?: ((index: number) => void) | undefined
}

/** The drawn part of a chart; what it says is in the table beside it (chart.tsx). */
export default function ChartCanvas(props: ChartCanvasProps) {
  return useTurn() && <DrawnChart {...props} />
}

function DrawnChart({ kind, labels, datasets, sharesAxis, onPick }: ChartCanvasProps) {
  const { language } = useTexts()
  // Colours and width of the canvas are read once: it is drawn anew in the other scheme, and for paper.
  const { isDark } = useColourScheme()
  const isPrinting = usePrinting()
  const twoAxes = !sharesAxis && hasTwoAxes(kind, datasets)
  const format = (value: number) => formatNumber(value, language)
  const data: ChartData = {
    labels: [...labels],
    datasets: datasets.map(({ label, data: values }, index) => ({
      label,
      data: [...values],
      ...lookOf(kind, index, values.length),
      ...(twoAxes && { yAxisID: index === 0 ? 'y' : 'y2' }),
    })),
  }
  return (
    <Chart
      key={`${isDark} ${isPrinting} ${language} ${kind}`}
      type={kind === 'area' ? 'line' : kind}
      data={data}
      options={{
        ...optionsOf(kind, datasets, twoAxes, format),
        // The same is done by the buttons of the table beside it.
        onClick: (_event, [first]) => {
          if (first) onPick?.(first.index)
        },
      }}
      aria-hidden="true"
    />
  )
}

const colourOf = (index: number): string => HEX_COLOURS[index % HEX_COLOURS.length] ?? ''

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** Colour and pattern of a dataset; in a doughnut, of each of its parts. */
function lookOf(kind: ChartKind, index: number, count: number) {
  const surface = token('--surface')
  if (kind === 'doughnut') {
    const parts = Array.from({ length: count }, (_, part) => part)
    return {
      backgroundColor: parts.map((part) => patternFill(colourOf(part), part, surface)),
      borderColor: surface,
      borderWidth: 2,
    }
  }
  const colour = colourOf(index)
  if (kind === 'bar') {
    return {
      backgroundColor: patternFill(colour, index, surface),
      borderColor: colour,
      borderWidth: 1,
      borderRadius: 4,
      maxBarThickness: 48,
    }
  }
  return {
    backgroundColor: colour,
    borderColor: colour,
    borderWidth: 2.5,
    borderDash: [...(DASHES[index % DASHES.length] ?? [])],
    fill: kind === 'area' && { target: 'origin', above: `${colour}33`, below: `${colour}33` },
    pointStyle: POINTS[index % POINTS.length] ?? 'circle',
    pointRadius: 4,
  }
}

function legendOf(kind: ChartKind, color: string) {
  return kind === 'line' || kind === 'area'
    ? { color, padding: 16, usePointStyle: true, boxHeight: 7 }
    : { color, padding: 16, boxWidth: 28, boxHeight: 14 }
}

function optionsOf(
  kind: ChartKind,
  datasets: readonly ChartDataset[],
  twoAxes: boolean,
  format: (value: number) => string,
): ChartOptions {
  const ink = token('--ink-soft')
  const line = token('--line')
  const ticks = { color: ink, callback: (value: string | number) => format(Number(value)) }
  const yAxis = (index: number) => ({
    beginAtZero: true,
    ticks,
    border: { display: false },
    grid: { color: line, drawOnChartArea: index === 0 },
    position: index === 0 ? ('left' as const) : ('right' as const),
    title: { display: twoAxes, text: datasets[index]?.label ?? '', color: ink },
  })
  return {
    responsive: true,
    maintainAspectRatio: false,
    color: ink,
    // Growing bars tell nothing, and twice the work is in them.
    animation: false,
    plugins: {
      legend: {
        display: kind === 'doughnut' || datasets.length > 1,
        position: 'bottom',
        labels: legendOf(kind, ink),
      },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }) => ` ${dataset.label ?? ''}: ${format(Number(raw))}`,
        },
      },
    },
    ...(kind !== 'doughnut' && {
      scales: {
        x: { ticks: { color: ink }, grid: { display: false }, border: { color: line } },
        y: yAxis(0),
        ...(twoAxes && { y2: yAxis(1) }),
      },
    }),
  }
}
