import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z takes back, Ctrl+Shift+Z (and Ctrl+Y) gives again: in fields too, but not in windows. */
export function useHistoryKeys(isActive: boolean, onTravel: (type: 'undo' | 'redo') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
    const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY'
    if (!isRedo && event.code !== 'KeyZ') return
    event.preventDefault()
    onTravel(isRedo ? 'redo' : 'undo')
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}
