import { use, useEffect, useEffectEvent, type RefObject } from 'react'
import { watchPage, WindowContext } from '../open-window.ts'

/** Marks a field with a text that cannot be read. */
const UNREAD = 'data-unread'

/** Marks fields of which nothing is made, as filters and previews: whatever they say keeps nobody. */
export const TRIAL = { 'data-trial': '' } as const

/** Where the button is looked for that does something with what a field says; the first that has one. */
const SCOPES = 'form, section, fieldset, [role=dialog]'

/** Buttons that do so: what else has to wait for a field that is mended has `data-acts`. */
const ACTS = '[type=submit], [data-variant=filled], [data-acts]'

/**
 * Keeps what is around a field from being done for as long as it says something that nobody can read: what
 * was typed would be thrown away without a word. Its form is not sent, and the button of its section not
 * pressed; whoever leaves is asked. `onRefused` marks it.
 * @param part which part of the field it is now, where `field` is not always the same one.
 */
export function useKeptUnread(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  isUnread: boolean,
  onRefused: () => void,
  part?: string,
): void {
  const window = use(WindowContext)
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    const input = field.current
    if (!isUnread || !input || input.closest('[data-trial]')) return undefined
    const { form } = input
    const stop = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.focus()
      refuse()
    }
    const mark = () => refuse()
    const press = (event: Event): void => {
      const button = event.target instanceof Element ? event.target.closest(ACTS) : null
      if (button && scopeOf(input)?.contains(button)) stop(event)
    }
    input.setAttribute(UNREAD, '')
    input.addEventListener('invalid', mark)
    form?.addEventListener('submit', stop, true)
    // What marks the field moves the button: it is no longer there when the mouse is let go.
    document.addEventListener('mousedown', press, true)
    document.addEventListener('click', press, true)
    const unwatch = (window?.watch ?? watchPage)(() => true)
    return () => {
      input.removeAttribute(UNREAD)
      input.removeEventListener('invalid', mark)
      form?.removeEventListener('submit', stop, true)
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('click', press, true)
      unwatch()
    }
  }, [field, isUnread, window, part])
}

/** The smallest part of the page around a field that has a button which does something with it. */
function scopeOf(field: Element): Element | undefined {
  const scope = field.closest(SCOPES)
  if (!scope || scope.querySelector(ACTS)) return scope ?? undefined
  const isWhole = scope.matches('form, [role=dialog]')
  return isWhole || !scope.parentElement ? undefined : scopeOf(scope.parentElement)
}

/** Whether something within says what cannot be read: what is saved when it is left is not saved then. */
export const hasUnread = (within: Element): boolean => within.querySelector(`[${UNREAD}]`) !== null
