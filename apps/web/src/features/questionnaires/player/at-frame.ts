import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A value as it was at the last frame: for what is drawn beside that which somebody works at. It is
 * seen at the same time as the rest, since a frame shows both, but however much happens between
 * two frames, it is drawn once.
 */
export function useAtFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const frame = useRef(0)
  useEffect(() => {
    latest.current = value
    if (frame.current !== 0 || value === shown) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      flushSync(() => setShown(latest.current))
    })
  }, [value, shown])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )
  return shown
}

type Listen = (listener: () => void) => () => void

/** Hears of changes once a frame, for what is drawn of them. */
export function atFrame(listen: Listen): Listen {
  return (listener) => {
    let frame = 0
    const forget = listen(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        listener()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      forget()
    }
  }
}
