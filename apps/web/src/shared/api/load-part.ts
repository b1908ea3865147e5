import { ApiError, canRetry } from './api-error.ts'
import { service } from './service.ts'
import { wholeTexts } from './whole-texts.ts'

/** As the bundler says that a part's style did not come. */
const STYLE_FAILED = /^Unable to preload CSS for (\S+)$/

/** What a browser says of a script that did not come: Chromium, Firefox and Safari. */
const SCRIPT_FAILED = /dynamically imported module|importing a module script failed/i

/** When this tab was loaded anew for the sake of a part, so that it does not go on for ever. */
const RELOADED_AT = 'telemachos.reloaded-at'
const RELOAD_PAUSE_MS = 60_000

let waiting = 0
const watchers = new Set<() => void>()

/** Whether something that was asked for waits for the network; for useSyncExternalStore. */
export const waitsForPart = (): boolean => waiting > 0

/** Hears of changes of `waitsForPart`. */
export function watchParts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * Loads a part of the page that is loaded when it is first needed, and the texts that it may show. Where the service is away, it waits
 * and tries again by itself. Where the service is there and the part is not, the page is of a version
 * that is gone: it is loaded anew.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let style: string | undefined
  let hasFailedHere = false
  for (;;) {
    try {
      if (style !== undefined) await addStyle(style)
      const part = await load()
      await wholeTexts()
      return part
    } catch (error) {
      if (!isPartMissing(error) && !(error instanceof ApiError && canRetry(error))) throw error
      style = STYLE_FAILED.exec(error.message)?.[1] ?? style
      if (!(await service.check())) await untilBack()
      else if (hasFailedHere) return reloadPage(error)
      else hasFailedHere = true
    }
  }
}

/** Waits until the service is there; the page says meanwhile that something waits. */
export async function whenReachable(): Promise<void> {
  if (!(await service.check())) await untilBack()
}

/** Whether a part of the page did not come. */
export const isPartMissing = (error: unknown): error is Error =>
  error instanceof Error && (STYLE_FAILED.test(error.message) || SCRIPT_FAILED.test(error.message))

async function untilBack(): Promise<void> {
  count(1)
  await new Promise<void>((resolve) => {
    const stop = service.whenBack(() => {
      stop()
      resolve()
    })
  })
  count(-1)
}

function count(change: number): void {
  waiting += change
  for (const watcher of watchers) watcher()
}

/** The bundler's own loader asks for a style once only, whatever comes of it. */
function addStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const failed of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (failed instanceof HTMLLinkElement && failed.href === href) failed.remove()
    }
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}

let isReloading = false

/** The address names what was asked for. @throws the error where that was tried a moment ago. */
function reloadPage(error: Error): Promise<never> {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  // Several parts may be missed at once.
  if (!isReloading && Date.now() - before < RELOAD_PAUSE_MS) throw error
  if (!isReloading) location.reload()
  isReloading = true
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  return new Promise(() => {})
}
