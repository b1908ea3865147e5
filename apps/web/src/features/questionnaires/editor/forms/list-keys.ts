import type { Label } from '@telemachos/questionnaire/definition'
import { readLines } from '@telemachos/questionnaire/author/read-lines'
import type { ClipboardEvent, KeyboardEvent } from 'react'

interface ListKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => void
  readonly onPaste: (event: ClipboardEvent<HTMLUListElement>) => void
}

interface Options {
  /** One more item is wanted behind the last. */
  readonly onNext: () => void
  /** Several lines are pasted into a text of the item at this place. */
  readonly onLines: (place: number, lines: readonly Label[], language: keyof Label) => void
}

/** Enter in a text of a list leads to the next item, and makes one behind the last; lines are pasted as items. */
export function listKeys({ onNext, onLines }: Options): ListKeys {
  return {
    onKeyDown: (event) => {
      const field = textIn(event.target)
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== 'Enter' || !isPlain || !field || event.nativeEvent.isComposing) return
      event.preventDefault()
      const next = field.item.nextElementSibling
      const same = next?.querySelector<HTMLElement>(`textarea[lang="${field.language}"]`)
      if (next) (same ?? next.querySelector<HTMLElement>('textarea'))?.focus()
      // An item that is still empty is the next one already.
      else if (hasText(field.item)) onNext()
    },
    onPaste: (event) => {
      const field = textIn(event.target)
      const lines = readLines(event.clipboardData.getData('text/plain'))
      if (!field || lines.length < 2) return
      event.preventDefault()
      onLines([...event.currentTarget.children].indexOf(field.item), lines, field.language)
    },
  }
}

/** The item and language of a text of the list; undefined for its other fields. */
function textIn(target: EventTarget): { item: Element; language: keyof Label } | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined
  const item = target.closest('li')
  const { lang } = target
  return item && (lang === 'el' || lang === 'en') ? { item, language: lang } : undefined
}

const hasText = (item: Element): boolean =>
  [...item.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')
