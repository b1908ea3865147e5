import { keptNumber } from '@telemachos/rules/typed-number'
import { useState } from 'react'
import { TextField } from '#ui'
import { readNumber } from './read-fields.ts'
import { useTexts } from '#shared'

/** As the contract takes them. */
const MAX = 1e12

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  /** Whole numbers from here on only. */
  readonly from?: number
  readonly to?: number
  /** Larger than nothing only. */
  readonly isPositive?: boolean
}

/** A number, or nothing; what is typed stays, and only a number is taken. */
export function NumberField(props: Props) {
  const { label, hint, value, onChange, from, to = MAX, isPositive = false } = props
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [isHere, setHere] = useState(false)
  const read = (text: string): number | undefined => {
    const number = readNumber(text, from, to)
    return isPositive && number !== undefined && number <= 0 ? undefined : number
  }
  const isWrong = typed.trim() !== '' && read(typed) === undefined
  // What says the same stays as it is typed; what says nothing, until the field is left.
  const isKept = read(typed) === undefined ? isHere || value === undefined : read(typed) === value
  const shown = isKept ? typed : value === undefined ? '' : keptNumber(value)

  function whatIsWrong(): string {
    if (readNumber(typed, undefined, Infinity) === undefined) return t('rule.not_a_number')
    if (from !== undefined) return t('questEdit.number.whole', { from, to })
    return t(isPositive ? 'questEdit.number.positive' : 'questEdit.number.beyond')
  }
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={from === undefined ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      error={isWrong && isKept ? whatIsWrong() : undefined}
      onFocus={() => {
        setTyped(shown)
        setHere(true)
      }}
      onBlur={() => setHere(false)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(read(text))
      }}
    />
  )
}
