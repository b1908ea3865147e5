import { useState } from 'react'
import Calculator from './calculator.tsx'
import type { TypedValues } from './typed-values.ts'
import type { CalculatorSource } from './use-calculator.ts'

const NOTHING = {}

/** A calculator whose inputs stay on the page. */
export default function OwnCalculator({ source }: { readonly source: CalculatorSource }) {
  const [typed, setTyped] = useState<TypedValues>(NOTHING)
  return (
    <Calculator
      source={source}
      saved={NOTHING}
      typed={typed}
      onType={(name, value) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  )
}
