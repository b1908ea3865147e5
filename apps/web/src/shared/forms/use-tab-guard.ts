import { useEffect } from 'react'
import { isPageUnsaved } from '../ui/open-window.ts'

/** On a page without the application: the browser asks before it is left with something unsaved. */
export function useTabGuard(): void {
  useEffect(() => {
    const onUnload = (event: Event) => isPageUnsaved() && event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [])
}
