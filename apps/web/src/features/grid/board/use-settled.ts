import { useEffect, useState } from 'react'

/**
 * A value once it has stopped changing for so many milliseconds; the first one at once.
 *
 * @param value compared by what it holds as JSON.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  const isSettled = key === JSON.stringify(settled)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setSettled(JSON.parse(key)), delay)
    return () => clearTimeout(timer)
  }, [key, isSettled, delay])
  return settled
}
