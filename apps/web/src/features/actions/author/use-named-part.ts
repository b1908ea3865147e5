import { useEffect, useRef } from 'react'

const CONTROLS = ':is(textarea, select, input:not([type=hidden]), button)'

/**
 * Puts the focus into the part of a page that its address names when it opens, as `#tab=content&set=QuestId`:
 * the one with this name in `data-part`.
 */
export function useNamedPart() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const named = new URLSearchParams(window.location.hash.slice(1)).get('set')
    if (named === null) return
    const control = ref.current?.querySelector<HTMLElement>(
      `[data-part="${CSS.escape(named)}"] ${CONTROLS}`,
    )
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }, [])
  return ref
}
