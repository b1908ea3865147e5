import type { EarlyInput, EndRecording, WaitingInput, CellPlace } from '#lists'

/** Rows and columns that a key moves by, as the grid itself does. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
}

/** Keys that the grid answers beside those. */
const OTHERS: ReadonlySet<string> = new Set([
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  ' ',
  'Escape',
  'ContextMenu',
  'F10',
])

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Where a key leads from a cell; 'wait' where the page itself has to answer it, undefined where the
 * grid has no use for it. On a mirrored page the next column is to the left. With a second key held, most lead to what is not drawn yet.
 */
export function answerEarly(
  from: CellPlace,
  pressed: Pressed,
  isMirrored = false,
): CellPlace | 'wait' | undefined {
  const [rows, columns] = STEPS[pressed.key] ?? []
  if (rows === undefined || columns === undefined)
    return OTHERS.has(pressed.key) ? 'wait' : undefined
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return 'wait'
  const forward = isMirrored && pressed.key.startsWith('Arrow') ? -1 : 1
  return {
    row: Math.max(-1, from.row + rows),
    column: Math.max(0, from.column + columns * forward),
  }
}

/**
 * Opens the grid in what the server has drawn to keys and clicks: the rest of the drawing stays
 * inert. The arrows move the focus at once, from cell to cell of those that are drawn. Everything else
 * waits, with all that follows it, until the page draws the grid and answers it in order.
 *
 * @returns what ends this; undefined where the page will not take the drawing over as it stands.
 */
export function recordEarlyInput(drawing: HTMLElement): EndRecording | undefined {
  const grid = drawing.querySelector<HTMLElement>('[role=grid]')
  if (!grid || !drawing.dataset['at']) return undefined
  const closed = closeAround(grid, drawing)
  const waiting: WaitingInput[] = []
  let scroll: EarlyInput['scroll']
  let active: HTMLElement | undefined
  let isIn = false

  const onFocus = ({ target }: Event): void => {
    isIn = grid.contains(target as Node)
    const cell = cellIn(grid, target)
    if (!cell || cell === active) return
    const before = active ?? grid.querySelector<HTMLElement>('[data-col][tabindex="0"]')
    if (before) before.tabIndex = -1
    cell.tabIndex = 0
    active = cell
  }

  const onKey = (event: KeyboardEvent): void => {
    const from = cellIn(grid, event.target)
    const answer = from && from === event.target && answerEarly(placeOf(from), event, isMirrored())
    if (!answer) return
    // The page's own handlers may be there already: it would be answered twice.
    take(event)
    const cell = answer !== 'wait' && waiting.length === 0 && findCell(grid, answer)
    if (cell) {
      cell.focus({ preventScroll: true })
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else waiting.push({ kind: 'key', init: keyOf(event) })
  }

  const onClick = (event: MouseEvent): void => {
    const { target, shiftKey, ctrlKey, metaKey } = event
    const cell = cellIn(grid, target)
    // A link leads where it says without the page, too.
    const isLink = target instanceof Element && target.closest('a[href]') !== null
    if (!cell || isLink || ctrlKey || metaKey) return
    take(event)
    const onButton = target instanceof HTMLButtonElement
    waiting.push({ kind: 'click', cell: placeOf(cell), onButton, init: { shiftKey } })
  }

  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    // Where the grid is drawn anew, the focus goes with its element, and comes back.
    if (relatedTarget) isIn = grid.contains(relatedTarget as Node)
  }
  const onScroll = (): void => {
    // Of an element that has gone, this says nothing.
    if (grid.isConnected) scroll = { top: grid.scrollTop, left: grid.scrollLeft }
  }
  const stop = new AbortController()
  // Before what the page itself listens for.
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onKey, options)
  document.addEventListener('click', onClick, options)
  document.addEventListener('focusin', onFocus, options)
  document.addEventListener('focusout', onBlur, options)
  grid.addEventListener('scroll', onScroll, options)

  return () => {
    stop.abort()
    for (const element of closed) element.inert = false
    const hasFocus = grid.isConnected ? grid.contains(document.activeElement) : isIn
    return { cell: active && placeOf(active), hasFocus, scroll, waiting }
  }
}

/** Makes everything of the drawing inert but the grid; what was so before stays so. */
function closeAround(grid: HTMLElement, drawing: HTMLElement): readonly HTMLElement[] {
  const closed: HTMLElement[] = []
  for (let at = grid; at !== drawing && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      closed.push(other)
    }
  }
  drawing.inert = false
  drawing.removeAttribute('aria-hidden')
  return closed
}

const isMirrored = (): boolean => document.documentElement.dir === 'rtl'

function take(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The cell of the grid that something is in. */
function cellIn(grid: HTMLElement, target: EventTarget | null): HTMLElement | null {
  const cell = target instanceof Element && target.closest<HTMLElement>('[data-row] [data-col]')
  return cell && grid.contains(cell) ? cell : null
}

function placeOf(cell: HTMLElement): CellPlace {
  const row = cell.closest<HTMLElement>('[data-row]')
  return { row: Number(row?.dataset['row']), column: Number(cell.dataset['col']) }
}

const findCell = (grid: HTMLElement, { row, column }: CellPlace): HTMLElement | null =>
  grid.querySelector(`[data-row="${row}"] [data-col="${column}"]`)

const keyOf = (event: KeyboardEvent): KeyboardEventInit => {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  return { key, code, altKey, ctrlKey, metaKey, shiftKey }
}
