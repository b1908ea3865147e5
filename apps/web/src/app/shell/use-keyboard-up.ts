import { useEffect } from 'react'

/** Takes this much of a window's height, in pixels, at least; the browser's own bars take less. */
const KEYBOARD_HEIGHT = 120

/** What brings up a keyboard on the screen. */
const TYPED_IN =
  'textarea, [contenteditable=""], [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=file], [type=color])'

/**
 * Marks the page (`data-typing`) while a keyboard on the screen takes a part of it: something that is
 * typed in has the focus, and less of the page is in sight than has been at this width.
 */
export function useKeyboardUp(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const viewport = window.visualViewport
    const seen = { width: 0, height: 0 }
    const look = (): void => {
      // Enlarged by hand, less is in sight too.
      const height = viewport ? viewport.height * viewport.scale : innerHeight
      if (seen.width !== innerWidth) Object.assign(seen, { width: innerWidth, height })
      seen.height = Math.max(seen.height, height)
      const isUp = seen.height - height > KEYBOARD_HEIGHT
      if (isUp && document.activeElement?.matches(TYPED_IN)) dataset['typing'] = ''
      else delete dataset['typing']
    }
    look()
    const ends = new AbortController()
    const { signal } = ends
    viewport?.addEventListener('resize', look, { signal })
    for (const name of ['resize', 'focusin', 'focusout']) addEventListener(name, look, { signal })
    return () => {
      ends.abort()
      delete dataset['typing']
    }
  }, [])
}
