import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import classes from './search-field.module.css'

interface SearchFieldProps {
  /** What is searched for. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label: string
  readonly placeholder?: string
  /** How long it waits for the next key, in milliseconds; 750 as everywhere but in filters (spec §9). */
  readonly debounceMs?: number
  readonly ref?: Ref<HTMLInputElement>
}

/** The text that a list is searched by: sent once the typing rests, or at once by Enter. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder, debounceMs = 750, ref } = props
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Back, or clearing the filters, changes the text from outside.
  if (shown !== value) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(search, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, debounceMs])
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== value) onChange(typed.trim())
      }}
    >
      <input
        ref={ref}
        type="search"
        className={classes.input}
        value={typed}
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}
