import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  readonly typed: string
  readonly setTyped: (text: string) => void
  /** Searches at once. */
  readonly search: () => void
}

/**
 * The text of a search as it is typed: `onChange` hears of it, without the spaces around it, once the
 * typing has rested for so many milliseconds.
 */
export function useSearchText(
  value: string,
  onChange: (value: string) => void,
  debounceMs: number,
): SearchText {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Back, or clearing the filters, changes the text from outside.
  if (shown !== value) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  const searchAtRest = useEffectEvent(search)
  useEffect(() => {
    const { pathname } = location
    const timer = setTimeout(() => {
      // Whoever is on the way to another page would search there, by words that were not for it.
      if (location.pathname === pathname) searchAtRest()
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, debounceMs])
  return { typed, setTyped, search }
}
