import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed: true before the browser lays out the paper, so that what only
 * paper shows is there in time.
 */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    let isAsked = false
    // A change of the medium may be told late, when the browser has begun to print anew.
    const follow = () => {
      if (isAsked || paper.matches) flushSync(() => setIsPrinting(true))
      else setIsPrinting(false)
    }
    const begin = () => {
      isAsked = true
      follow()
    }
    const end = () => {
      isAsked = false
      follow()
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
