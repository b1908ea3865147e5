import { useEffect, useState } from 'react'

/** A value that follows another once it has rested for so many milliseconds (spec §9, debounces). */
export function useDebounced<Value>(value: Value, milliseconds = 500): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
