import { createContext, use, useEffect, useEffectEvent } from 'react'

/** A form that the server has by now says so by this event: what was typed in it is nothing to lose. */
export const SAVED_EVENT = 'savedform'

/** A form that was not sent, or that the server has refused, says so by this one. */
export const REFUSED_EVENT = 'refusedform'

/** Marks what of a window is kept as a draft or saved at once, or is nothing to lose when it is left. */
export const KEPT = { 'data-keeps-text': '' } as const

/** A window over the page, which asks before it is left with something unsaved. */
export interface OpenWindow {
  /** Calls `close`, unless something would be lost and the person rather stays. */
  readonly leave: (close: () => void) => void
  /** Another part of it that may have something to lose; @returns what takes it out again. */
  readonly watch: (isUnsaved: () => boolean) => () => void
}

/** The window that a component is drawn in; null on the page itself. */
export const WindowContext = createContext<OpenWindow | null>(null)

/** What a button that closes the window does: `close`, after asking where something would be lost. */
export function useLeave(close: () => void): () => void {
  const open = use(WindowContext)
  return open ? () => open.leave(close) : close
}

const ofPage = new Set<() => boolean>()

/** Another part of the page that may have something to lose; @returns what takes it out again. */
export function watchPage(isUnsaved: () => boolean): () => void {
  ofPage.add(isUnsaved)
  return () => void ofPage.delete(isUnsaved)
}

/** Whether something of the page itself would be lost. */
export const isPageUnsaved = (): boolean => [...ofPage].some((isUnsaved) => isUnsaved())

/** Says of something, besides what is typed in the fields of a window, whether it would be lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const open = use(WindowContext)
  const isIt = useEffectEvent(() => isUnsaved)
  useEffect(() => (open?.watch ?? watchPage)(() => isIt()), [open])
}
