import { useEffect, useState } from 'react'

let last = Promise.resolve()

/**
 * Whether it is one's turn: whoever asks has it in a task of its own, one after the other, so that a page
 * of many charts answers in between.
 */
export function useTurn(): boolean {
  const [isMine, setIsMine] = useState(false)
  useEffect(() => {
    let isGone = false
    last = last.then(nextTask).then(() => {
      if (!isGone) setIsMine(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return isMine
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
