import type { Ref } from 'react'
import classes from './search-field.module.css'
import { SEARCH_MS } from './typing-ms.ts'
import { useSearchText } from './use-search-text.ts'

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
  const { value, onChange, label, placeholder, debounceMs = SEARCH_MS, ref } = props
  const { typed, setTyped, search } = useSearchText(value, onChange, debounceMs)
  return (
    <form
      role="search"
      aria-label={label}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        search()
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
