import { useEffect, useState } from 'react'

type PrintSheet = typeof import('./print-sheet.tsx').PrintSheet

let loaded: PrintSheet | undefined

/** Whoever prints has touched something before. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * The sheet for paper, loaded at the first sign that somebody is there: nobody waits for it to see
 * the grid, and paper could not wait for it. Undefined until then.
 */
export function usePrintSheet(): PrintSheet | undefined {
  const [sheet, setSheet] = useState<PrintSheet | undefined>(() => loaded)
  useEffect(() => {
    if (loaded) return
    const heard = new AbortController()
    const load = (): void => {
      heard.abort()
      import('./print-sheet.tsx').then(
        ({ PrintSheet }) => {
          loaded = PrintSheet
          setSheet(() => PrintSheet)
        },
        // Without a connection the grid is printed as it is on screen.
        () => {},
      )
    }
    for (const sign of SIGNS) addEventListener(sign, load, { signal: heard.signal })
    return () => heard.abort()
  }, [])
  return sheet
}
