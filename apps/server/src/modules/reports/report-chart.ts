import type { TileResult } from './run-tile.ts'
import type { FileWords } from './file-words.ts'

type Result = NonNullable<TileResult['Result']>

const WIDTH = 499
const LABELS = 150
const BAR = 16
const GAP = 6
const MOST_BARS = 20
const HEIGHT = 150
const COLORS = ['#1f4e8c', '#c4602d', '#3f7d58'] as const
const LETTERS = 'font-family="Commissioner" font-size="8" fill="#333a45"'

/** A drawing of a result as its tile is shown; undefined for what is a table, or has nothing to be drawn. */
export function chartOf(shows: string, result: Result, words: FileWords): string | undefined {
  const category = result.Columns.findIndex(({ Type }) => Type !== 'number')
  const values = result.Columns.flatMap(({ Type }, index) => (Type === 'number' ? [index] : []))
  if (category === -1 || values.length === 0 || result.Rows.length === 0) return undefined
  const column = result.Columns[category]
  if (!column) return undefined
  const points = result.Rows.map((row) => ({
    label: words.cell(row[category], column, { isShort: true }),
    numbers: values.slice(0, COLORS.length).map((index) => Number(row[index] ?? 0)),
  }))
  const of = result.Columns[values[0] ?? -1] ?? { Name: '', Type: 'number' }
  const numeral = (number: number) => words.cell(Math.round(number * 100) / 100, of)
  if (shows === 'bar' || shows === 'share') return bars(points.slice(0, MOST_BARS), numeral)
  if (shows === 'line' || shows === 'area') return lines(points, numeral)
  return undefined
}

interface Point {
  readonly label: string
  readonly numbers: readonly number[]
}

const svg = (height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${inner}</svg>`

const most = (points: readonly Point[]): number =>
  Math.max(1e-9, ...points.flatMap(({ numbers }) => numbers))

type Numeral = (number: number) => string

function bars(points: readonly Point[], numeral: Numeral): string {
  const top = most(points)
  const room = WIDTH - LABELS - 40
  const drawn = points.map(({ label, numbers: [number = 0] }, index) => {
    const y = index * (BAR + GAP)
    const length = (Math.max(0, number) / top) * room
    return `<text x="${LABELS - 6}" y="${y + 11}" text-anchor="end" ${LETTERS}>${escaped(label)}</text>
<rect x="${LABELS}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" fill="${COLORS[0]}"/>
<text x="${(LABELS + length + 4).toFixed(1)}" y="${y + 11}" ${LETTERS}>${escaped(numeral(number))}</text>`
  })
  return svg(points.length * (BAR + GAP), drawn.join('\n'))
}

function lines(points: readonly Point[], numeral: Numeral): string {
  const top = most(points)
  const step = points.length > 1 ? (WIDTH - 60) / (points.length - 1) : 0
  const x = (index: number) => (40 + index * step).toFixed(1)
  const y = (number: number) =>
    (HEIGHT - 20 - (Math.max(0, number) / top) * (HEIGHT - 40)).toFixed(1)
  const sets =
    points[0]?.numbers.map((_, set) => points.map(({ numbers }) => numbers[set] ?? 0)) ?? []
  const drawn = sets.map((numbers, set) => {
    const color = COLORS[set] ?? COLORS[0]
    const path = numbers.map((number, index) => `${x(index)},${y(number)}`).join(' ')
    const dots = numbers.map(
      (number, index) => `<circle cx="${x(index)}" cy="${y(number)}" r="2" fill="${color}"/>`,
    )
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.5"/>${dots.join('')}`
  })
  const every = Math.max(1, Math.ceil(points.length / 8))
  const labels = points.flatMap(({ label }, index) =>
    index % every === 0
      ? [
          `<text x="${x(index)}" y="${HEIGHT - 4}" text-anchor="middle" ${LETTERS}>${escaped(label)}</text>`,
        ]
      : [],
  )
  const axis = `<line x1="36" y1="${y(0)}" x2="${WIDTH - 16}" y2="${y(0)}" stroke="#9aa3af" stroke-width="0.5"/>
<line x1="36" y1="${y(top)}" x2="${WIDTH - 16}" y2="${y(top)}" stroke="#d8dde4" stroke-width="0.5"/>
<text x="32" y="${Number(y(top)) + 3}" text-anchor="end" ${LETTERS}>${escaped(numeral(top))}</text>
<text x="32" y="${Number(y(0)) + 3}" text-anchor="end" ${LETTERS}>0</text>`
  return svg(HEIGHT, [axis, ...drawn, ...labels].join('\n'))
}

const LONGEST_LABEL = 30

function escaped(text: string): string {
  const short = text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text
  return short
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[^\P{Cc}\t]/gu, ' ')
}
