import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { moveCell, type CellPlace } from '#lists'
import { alongText, readingPress } from '#shared'
import { COLUMNS, FROZEN } from './columns.ts'
import type { TableFilter } from './filter.ts'
import type { Row } from './row.ts'
import type { CellWork } from './use-cell-work.ts'
import { cellOf, type useTableFocus } from './use-table-focus.ts'

interface Options {
  readonly rows: readonly Row[]
  readonly work: CellWork
  readonly filter: TableFilter
  readonly onSort: (sort: Pick<TableFilter, 'sort' | 'desc'>) => void
  readonly checked: ReadonlySet<number>
  readonly onCheck: (ids: readonly number[], on: boolean) => void
  readonly onOpen: (row: Row) => void
  readonly focus: ReturnType<typeof useTableFocus>
  readonly scroller: RefObject<HTMLElement | null>
  readonly frozenWidth: number
  readonly headHeight: number
  readonly rowHeight: number
  /** Edits the active cell, beginning with a text or with what is there. */
  readonly edit: (text?: string) => void
}

/** Keys, clicks, copying and pasting, for the whole table at once. */
export function useTableInput(options: Options) {
  const { rows, work, filter, focus, scroller, checked, onCheck, edit } = options
  const { at, range } = focus
  const row = rows[at.row]
  const column = COLUMNS[at.column]
  const idsIn = ({ top, bottom }: typeof range): number[] =>
    rows.slice(top, bottom + 1).map(({ ActionId }) => ActionId)

  /** The rows that are meant: those that are checked where the active one is among them. */
  const meant = (): readonly number[] =>
    row && checked.has(row.ActionId) ? [...checked] : idsIn(range)

  function goTo(to: CellPlace, extend = false): void {
    focus.select(to, extend)
    const element = scroller.current
    if (!element) return
    const { rowHeight, headHeight, frozenWidth } = options
    if (to.row >= 0) {
      const top = to.row * rowHeight
      const room = element.clientHeight - headHeight - rowHeight
      if (top < element.scrollTop) element.scrollTop = top
      else if (top > element.scrollTop + room) element.scrollTop = top - room
    }
    if (to.column < FROZEN) return
    const left = COLUMNS.slice(0, to.column).reduce((sum, { width }) => sum + width, 0)
    const width = COLUMNS[to.column]?.width ?? 0
    const offset = alongText(element.scrollLeft)
    if (left - frozenWidth < offset) element.scrollLeft = alongText(left - frozenWidth)
    else if (left + width > offset + element.clientWidth)
      element.scrollLeft = alongText(left + width - element.clientWidth)
  }

  function sort(): void {
    if (!column || column.kind === 'order') return options.onSort({ sort: null, desc: false })
    const { key } = column
    if (filter.sort !== key) return options.onSort({ sort: key, desc: false })
    return options.onSort(filter.desc ? { sort: null, desc: false } : { sort: key, desc: true })
  }

  function begin(text?: string): void {
    if (!row || !column) return
    if (column.kind === 'flag') work.toggle(range, at)
    else if (work.isEditable(column)) edit(text)
    else options.onOpen(row)
  }

  function check(): void {
    if (at.row < 0) {
      const ids = rows.map(({ ActionId }) => ActionId)
      onCheck(ids, !ids.every((id) => checked.has(id)))
    } else if (row) onCheck(idsIn(range), !checked.has(row.ActionId))
  }

  /** Keys with Ctrl or Command; true where the key meant something. */
  function command({ key, code }: KeyboardEvent): boolean {
    // By the key's place too: with Greek letters on, Ctrl+D is typed where D is.
    const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key.toLowerCase()
    if (letter === 'd') work.fillDown(range)
    else if (letter === 'a') {
      focus.select({ row: rows.length - 1, column: COLUMNS.length - 1 })
      focus.select({ row: 0, column: 0 }, true)
    } else return false
    return true
  }

  function act(event: KeyboardEvent<HTMLElement>): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      work.moveBy(meant(), key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if ((ctrlKey || metaKey) && command(event)) return true
    if (key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'Enter')) {
      if (row) options.onOpen(row)
      return true
    }
    const pageRows = Math.max(
      1,
      Math.floor((scroller.current?.clientHeight ?? 0) / options.rowHeight) - 2,
    )
    const to = moveCell(at, readingPress(event), {
      rows: rows.length,
      columns: COLUMNS.length,
      pageRows,
    })
    if (to) {
      goTo(to, shiftKey && to.row >= 0)
      return true
    }
    if (ctrlKey || metaKey || altKey) return false
    if (key === ' ') {
      if (shiftKey || column?.kind === 'order') check()
      else if (column?.kind === 'flag' && at.row >= 0) work.toggle(range, at)
      else return at.row >= 0
      return true
    }
    if (key === 'Enter' || key === 'F2') {
      if (at.row < 0) sort()
      else if (column?.kind === 'order') check()
      else begin()
      return true
    }
    if (at.row < 0) return false
    if (key === 'Delete' || key === 'Backspace') work.clear(range)
    else if (key === 'Escape') focus.select(at)
    else if (key.length === 1 && column && work.isEditable(column) && column.kind !== 'flag')
      edit(key)
    else return false
    return true
  }

  return {
    /** The keyboard goes on after an edit. */
    step(way: 'down' | 'right' | 'left'): void {
      const by = { down: [1, 0], right: [0, 1], left: [0, -1] } as const
      const [down, right] = by[way]
      goTo({
        row: Math.min(rows.length - 1, at.row + down),
        column: Math.max(0, Math.min(COLUMNS.length - 1, at.column + right)),
      })
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (act(event)) event.preventDefault()
    },
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const to = cellOf(event.target)
      if (!to || event.button !== 0) return
      if (event.shiftKey) event.preventDefault()
      focus.select(to, event.shiftKey && to.row >= 0)
    },
    /** With the button held, the range grows to where the pointer is. */
    onPointerOver(event: PointerEvent<HTMLElement>): void {
      const to = cellOf(event.target)
      if (event.buttons !== 1 || event.pointerType !== 'mouse' || !to) return
      if (to.row < 0 || at.row < 0 || column?.kind === 'order') return
      if (to.row !== at.row || to.column !== at.column) focus.select(to, true)
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const to = cellOf(event.target)
      const kind = to && COLUMNS[to.column]?.kind
      if (!to || (event.target instanceof Element && event.target.closest('button, [data-handle]')))
        return
      if (to.row < 0) {
        if (kind !== 'order') sort()
      } else if (kind === 'order') {
        const clicked = rows[to.row]
        if (event.shiftKey) onCheck(idsIn(range), true)
        else if (clicked) onCheck([clicked.ActionId], !checked.has(clicked.ActionId))
      } else if (kind === 'flag' && !event.shiftKey && range.top === range.bottom) {
        if (range.left === range.right) work.toggle({ ...range }, to)
      }
    },
    onDoubleClick(event: MouseEvent<HTMLElement>): void {
      const to = cellOf(event.target)
      if (to && to.row >= 0 && COLUMNS[to.column]?.kind !== 'flag') begin()
    },
    onCopy(event: ClipboardEvent<HTMLElement>): void {
      if (at.row < 0) return
      event.preventDefault()
      work.copy(range, event.clipboardData)
    },
    onPaste(event: ClipboardEvent<HTMLElement>): void {
      if (at.row < 0) return
      event.preventDefault()
      void work.paste(range, event.clipboardData.getData('text/plain'))
    },
  }
}
