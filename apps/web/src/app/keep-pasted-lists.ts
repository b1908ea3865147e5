import { loadPastedPlain } from '#ui'
import { loadPart } from '#shared'

/** Where there is none of these, what is pasted is as its program wrote it as text. */
const LIST = /<li\b|mso-list:/i

/**
 * Has lists keep their depth and their numbers where they are pasted into fields of several lines. Fields of
 * what is no prose, in which nothing is spelt, take what they are given.
 */
export function keepPastedLists(): void {
  addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    if (event.defaultPrevented || !clipboardData) return
    if (!(target instanceof HTMLTextAreaElement) || !target.spellcheck || target.readOnly) return
    const html = clipboardData.getData('text/html')
    if (!LIST.test(html)) return
    const asWritten = clipboardData.getData('text/plain')
    event.preventDefault()
    void loadPart(loadPastedPlain)
      .then(({ pastedPlain }) => pastedPlain(html))
      .catch(() => asWritten)
      .then((text) => insert(target, text))
  })
}

/** As if it had been typed: it can be taken back, and the field hears of it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  document.execCommand('insertText', false, text)
}
