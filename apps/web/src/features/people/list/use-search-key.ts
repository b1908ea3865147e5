import { useEffect, type RefObject } from 'react'
import { useIdentity } from '#shared'

/** The key / leads to the search, wherever nothing is being typed. */
export function useSearchKey(frame: RefObject<HTMLElement | null>): void {
  const { SingleKeys } = useIdentity()
  useEffect(() => {
    if (!SingleKeys) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      const isTyping = target.matches(
        'select, textarea, [contenteditable], input:not([type="checkbox"])',
      )
      if (isTyping || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      frame.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [frame, SingleKeys])
}
