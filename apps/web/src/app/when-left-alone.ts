import { isUnsaved } from '#shared'

/** Nobody uses a page that has had no key and no pointer for so long. */
const ALONE_MS = 60_000

/**
 * Does something once nobody uses the page and nothing on it is unsaved; @returns what gives it up.
 */
export function whenLeftAlone(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (isUnsaved() ? wait() : act()), ALONE_MS)
  }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, wait, { passive: true })
  wait()
  return () => {
    clearTimeout(timer)
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, wait)
  }
}
