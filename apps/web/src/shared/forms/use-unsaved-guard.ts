import { useBlocker } from '@tanstack/react-router'
import { askToLeave } from '../ui/dialogs/ask-to-leave.ts'

interface Location {
  readonly pathname: string
  readonly search: Readonly<Record<string, unknown>>
}

interface Options {
  /** Whether anything would be lost, asked when somebody is about to leave. */
  readonly isUnsaved: () => boolean
  /** Whether another address still shows what is unsaved. */
  readonly staysAt: (next: Location, current: Location) => boolean
  /** Saves what is unsaved before anybody is asked; false where that fails. */
  readonly save?: () => Promise<boolean>
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/** Whoever leaves the page with something unsaved is asked first; the browser asks by itself. */
export function useUnsavedGuard({ isUnsaved, staysAt, save, ...words }: Options): void {
  useBlocker({
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      const isKept = staysAt(next as Location, current as Location)
      if (!isUnsaved() || isKept || (await save?.())) return false
      return !(await askToLeave(words))
    },
  })
}
