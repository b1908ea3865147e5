import { useEffect, useEffectEvent, useState } from 'react'
import type { Ref } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import classes from './search-field.module.css'

/** Filters wait so long for the next key (spec §9, filter search). */
const DEBOUNCE_MS = 500

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** The text that mentees are searched by; Enter searches at once. */
export function SearchField({ value, onChange, ref }: Props) {
  const { t } = useTexts()
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
    const timer = setTimeout(search, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
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
        aria-label={t('actions.grid.search')}
        placeholder={t('actions.grid.searchHint')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}
