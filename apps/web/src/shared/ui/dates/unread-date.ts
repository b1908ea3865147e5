import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Marks a field with a text that is no date. */
const UNREAD = 'data-unread'

/**
 * Keeps the form around a field from being sent for as long as it says something that nobody can read: what
 * was typed would be thrown away without a word. `onRefused` marks it.
 */
export function useKeptUnread(
  field: RefObject<HTMLInputElement | null>,
  isUnread: boolean,
  onRefused: () => void,
): void {
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    const input = field.current
    if (!isUnread || !input) return undefined
    const { form } = input
    const stop = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.focus()
      refuse()
    }
    const mark = () => refuse()
    input.setAttribute(UNREAD, '')
    input.addEventListener('invalid', mark)
    form?.addEventListener('submit', stop, true)
    return () => {
      input.removeAttribute(UNREAD)
      input.removeEventListener('invalid', mark)
      form?.removeEventListener('submit', stop, true)
    }
  }, [field, isUnread])
}
