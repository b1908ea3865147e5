import { useEffect, useRef } from 'react'

const FIELDS = ':is(textarea, select, input:not([type=hidden]), [role=combobox])'

/**
 * Puts the focus into the part of a page that its address names when it opens, as `#tab=content&set=QuestId`:
 * the one with this name in `data-part`.
 */
export function useNamedPart() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const named = new URLSearchParams(window.location.hash.slice(1)).get('set')
    const page = ref.current
    if (named === null || !page) return
    const enter = (): boolean => {
      const part = page.querySelector<HTMLElement>(`[data-part="${CSS.escape(named)}"]`)
      const control =
        part?.querySelector<HTMLElement>(FIELDS) ?? part?.querySelector<HTMLElement>('button')
      control?.focus({ preventScroll: true })
      control?.scrollIntoView({ block: 'center' })
      return Boolean(control)
    }
    if (enter()) return
    // What edits a condition is loaded after the page.
    const coming = new MutationObserver(() => {
      if (enter()) coming.disconnect()
    })
    coming.observe(page, { subtree: true, childList: true })
    return () => coming.disconnect()
  }, [])
  return ref
}
