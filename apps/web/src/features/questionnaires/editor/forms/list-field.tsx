import { useState } from 'react'
import { TextField } from '#ui'

interface Props<Value> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly read: (text: string) => Value
  readonly write: (value: Value) => string
}

/** A list written in one line: what is typed stays as it is while it says the same. */
export function ListField<Value>(props: Props<Value>) {
  const { label, hint, value, onChange, read, write } = props
  const [typed, setTyped] = useState(() => write(value))
  const isSame = JSON.stringify(read(typed)) === JSON.stringify(value)
  return (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      value={isSame ? typed : write(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
    />
  )
}
