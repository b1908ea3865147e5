import type { GridColumn, GridRow } from './grid-rows.ts'
import type { RowTexts } from './grid-row.tsx'
import { FROZEN_COLUMNS, rowName, viewCell } from './grid-view.ts'
import { type CellRange, rangeText } from '#lists'

interface Source {
  readonly rowAt: (index: number) => GridRow | undefined
  readonly columns: readonly GridColumn[]
  readonly texts: RowTexts
  readonly now: Date
}

/** The range as tab-separated text; undefined while one of its rows is under way. */
export function copyRange(range: CellRange, source: Source): string | undefined {
  const { rowAt, columns, texts, now } = source
  const lines: string[][] = []
  for (let index = range.top; index <= range.bottom; index++) {
    const row = rowAt(index)
    if (!row) return undefined
    const line: string[] = []
    for (let place = range.left; place <= range.right; place++) {
      const column = columns[place - FROZEN_COLUMNS]
      if (column) {
        const { state, date } = viewCell(row, column, now)
        line.push([texts.states[state], date].filter(Boolean).join(' '))
      } else if (place === 0) line.push(rowName(row))
      else line.push(texts.doneOf(row.DoneCount, row.Total))
    }
    lines.push(line)
  }
  return rangeText(lines)
}

/** How many cells a range holds. */
export function cellsIn({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1)
}
