import {
  createElement,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
} from 'react'
import type { PrintSheet } from './print-sheet.tsx'

type Props = ComponentProps<typeof PrintSheet>

let loaded: ComponentType<Props> | undefined
/** Whoever waits for it. */
const waiting = new Set<() => void>()

/** Whoever prints has touched something before. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Loads what paper needs at the first sign that somebody is there: nobody waits for it to see the
 * grid, and paper could not wait for it.
 */
export function useLoadedSheet(): void {
  useEffect(() => {
    if (loaded) return
    const heard = new AbortController()
    const load = (): void => {
      heard.abort()
      import('./print-sheet.tsx').then(
        ({ PrintSheet }) => {
          loaded = PrintSheet
          for (const tell of waiting) tell()
        },
        // Without a connection the grid is printed as it is on screen.
        () => {},
      )
    }
    for (const sign of SIGNS) addEventListener(sign, load, { signal: heard.signal })
    return () => heard.abort()
  }, [])
}

/** The grid on paper, as soon as its code has come. */
export function PaperSheet(props: Props) {
  const sheet = useSyncExternalStore(
    wait,
    () => loaded,
    () => loaded,
  )
  return sheet ? createElement(sheet, props) : null
}

function wait(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
