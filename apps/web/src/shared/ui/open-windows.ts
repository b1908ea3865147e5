import { makeStore } from './store.ts'

/** The windows that are open over the page, the topmost last: all beneath it hears no click. */
const windows = makeStore<readonly string[]>([])

/** Notes a window that has opened over all others; the answer notes that it has closed. */
export function noteWindow(id: string): () => void {
  windows.set([...windows.get(), id])
  return () => windows.set(windows.get().filter((other) => other !== id))
}

/** The topmost window; undefined where the page itself is. */
export const topWindow = (): string | undefined => windows.get().at(-1)

/** Hears of every window that opens or closes; the answer stops it. */
export const listenToWindows = windows.listen
