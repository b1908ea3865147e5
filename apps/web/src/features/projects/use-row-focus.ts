import { useEffect, useRef } from 'react'

const TARGETS = {
  last: ':scope > ul > li:last-child input',
  adding: ':scope > div > [data-adds], :scope > [data-adds]',
}

/**
 * Keeps the focus in a list whose rows come and go: in the first box of a row that has been added,
 * and on the button that adds (`data-adds`) once a row has been taken away.
 */
export function useRowFocus<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const target = useRef<keyof typeof TARGETS>(undefined)
  useEffect(() => {
    if (!target.current) return
    ref.current?.querySelector<HTMLElement>(TARGETS[target.current])?.focus()
    target.current = undefined
  })
  return {
    ref,
    toLast: () => (target.current = 'last'),
    toAdding: () => (target.current = 'adding'),
  }
}
