import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { filterOptions, placeByKey, type Option } from './option-list.ts'

interface OptionListSettings {
  readonly options: readonly Option[]
  /** What happens to an option that is chosen. */
  readonly onChoose: (option: Option) => void
  /** The value that is chosen now: the list opens at it. */
  readonly current?: string | null
  /** Whether the list stays open for the next choice. */
  readonly stays: boolean
}

/** A text field with a list of options beneath it: what is typed, what is found, what is active. */
export function useOptionList({ options, onChoose, current, stays }: OptionListSettings) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(-1)
  const anchor = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const found = filterOptions(options, query)
  const active = open ? found[place] : undefined

  // What is typed next replaces the choice that the field shows again.
  useEffect(() => {
    if (!open && document.activeElement === field.current) field.current?.select()
  }, [open])

  function show(): void {
    if (open) return
    setOpen(true)
    setPlace(options.findIndex(({ value }) => value === current))
  }
  function close(): void {
    setOpen(false)
    setQuery('')
    setPlace(-1)
  }
  function choose(option: Option): void {
    onChoose(option)
    if (!stays) close()
    else {
      // The whole list is there again, and the option has another place in it.
      setQuery('')
      setPlace(options.indexOf(option))
    }
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const next = placeByKey(place, found.length, event.key)
    if (next !== undefined && !open) show()
    else if (next !== undefined) setPlace(next)
    else if (event.key === 'Enter' && active) choose(active)
    else if (event.key === 'Escape' && open) {
      // Of a dialog around the field, Escape closes the list only.
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  return {
    open,
    found,
    active,
    query,
    anchor,
    field,
    listId,
    close,
    choose,
    setPlace,
    toggle: () => (open ? close() : show()),
    optionId: (option: Option) => `${listId}-${option.value}`,
    /** What the text field has to carry. */
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active && `${listId}-${active.value}`,
      onKeyDown,
      onClick: show,
      onBlur: close,
    },
    /** Hears of typing. */
    type: (text: string) => {
      setQuery(text)
      setPlace(text.trim() === '' ? -1 : 0)
      setOpen(true)
    },
  } as const
}

export type OptionList = ReturnType<typeof useOptionList>
