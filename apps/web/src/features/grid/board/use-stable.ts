import { useState } from 'react'

/** The same object for as long as what it holds, as JSON, is the same. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable
  setStable(value)
  return value
}
