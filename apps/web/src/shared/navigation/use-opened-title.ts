import { useEffect } from 'react'

/**
 * Puts what was opened in a page before the title of its window, for people who listen to it and for
 * the list of tabs; undefined where nothing is.
 */
export function useOpenedTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined
    const own = `${name} · `
    let isClosed = false
    // The page itself is given its title by the same drawing, later than its parts.
    queueMicrotask(() => {
      if (!isClosed) document.title = own + document.title
    })
    return () => {
      isClosed = true
      document.title = document.title.replace(own, '')
    }
  }, [name])
}
