import { useEffect, useRef, type RefObject } from 'react'

interface FocusOnNew {
  readonly list: RefObject<HTMLUListElement | null>
  /** One more item is on its way. */
  readonly noteNew: () => void
}

/** Whoever adds an item to a list finds the focus in its first field. */
export function useFocusOnNew(length: number): FocusOnNew {
  const list = useRef<HTMLUListElement>(null)
  const isNew = useRef(false)
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const last = list.current?.lastElementChild
    last?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [length])
  return {
    list,
    noteNew: () => {
      isNew.current = true
    },
  }
}
