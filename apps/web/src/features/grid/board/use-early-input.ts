import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { takeEarlyInput, type WaitingInput, type CellPlace } from '#lists'

interface Options {
  readonly scroller: RefObject<HTMLElement | null>
  readonly select: (to: CellPlace) => void
  /** Goes to a cell and gives it the focus. */
  readonly focus: (to: CellPlace) => void
  readonly onScroll: () => void
}

/**
 * Goes on where somebody was in the grid that the server has drawn: at their cell, and with the keys
 * and clicks that only the page can answer, in their order.
 */
export function useEarlyInput({ scroller, select, focus, onScroll }: Options): void {
  const goTo = useEffectEvent((cell: CellPlace, hasFocus: boolean) =>
    hasFocus ? focus(cell) : select(cell),
  )
  useLayoutEffect(() => {
    const end = takeEarlyInput()
    if (!end) return
    // When all of the page has been drawn, and before anything else can be done.
    queueMicrotask(() => {
      const { cell, hasFocus, scroll, waiting } = end()
      if (scroll) {
        scroller.current?.scrollTo(scroll)
        onScroll()
      }
      if (cell) flushSync(() => goTo(cell, hasFocus))
      // Each sees what the one before has changed.
      for (const input of waiting) flushSync(() => repeat(input, scroller.current))
    })
  }, [scroller, onScroll])
}

function repeat(input: WaitingInput, grid: HTMLElement | null): void {
  const { kind } = input
  const init = { ...input.init, bubbles: true, cancelable: true }
  if (kind === 'key') {
    ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init))
    return
  }
  const { row, column } = input.cell
  const cell = grid?.querySelector(`[data-row="${row}"] [data-col="${column}"]`)
  const target = input.onButton ? cell?.querySelector('button') : cell
  target?.dispatchEvent(new MouseEvent('click', init))
}
