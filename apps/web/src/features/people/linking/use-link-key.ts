import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Enter links, wherever on the page the focus is: who dragged, or closed a window, has none. */
export function useLinkKey(isActive: boolean, onLink: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    if (document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    onLink()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}
