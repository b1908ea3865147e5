import { LANGUAGES, type BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

/** One of the fields of a template. */
export interface TextPlace {
  readonly part: 'Subject' | 'Body'
  readonly language: BuiltInLanguage
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Puts words where somebody was writing, and leaves them there behind the words.
 * @param write what keeps the new text of a field.
 */
export function useInsertion(write: (place: TextPlace, text: string) => void) {
  const [place, setPlace] = useState<TextPlace>({ part: 'Body', language: LANGUAGES[0] })
  const element = useRef<TextElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const enter = (target: EventTarget): void => {
    const found = placeOf(target)
    if (!found) return
    element.current = target as TextElement
    if (found.part !== place.part || found.language !== place.language) setPlace(found)
  }
  return {
    place,
    form,
    /** For the form: who goes through its fields by Tab writes in none of them. */
    heard: {
      onPointerDown: ({ target }: SyntheticEvent) => enter(target),
      onInput: ({ target }: SyntheticEvent) => enter(target),
      onKeyDown: ({ target, key }: KeyboardEvent) => {
        if (key !== 'Tab' && key !== 'Shift') enter(target)
      },
    },
    insert: (wordsAt: (before: string) => string) => {
      const field = element.current ?? form.current?.querySelector('textarea')
      if (!field) return
      const { value } = field
      // A field in which nobody has been is written on at its end.
      const isEntered = element.current !== null
      const start = isEntered ? (field.selectionStart ?? value.length) : value.length
      const end = isEntered ? (field.selectionEnd ?? start) : value.length
      const words = wordsAt(value.slice(0, start))
      const text = value.slice(0, start) + words + value.slice(end)
      flushSync(() => write(place, text))
      // The list that was chosen from gives the focus back to its own field first.
      requestAnimationFrame(() => {
        field.focus()
        field.setSelectionRange(start + words.length, start + words.length)
      })
    },
  }
}

function placeOf(target: EventTarget): TextPlace | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    return undefined
  const language = LANGUAGES.find((one) => one === target.lang)
  const part = target instanceof HTMLTextAreaElement ? 'Body' : 'Subject'
  return language && { part, language }
}
