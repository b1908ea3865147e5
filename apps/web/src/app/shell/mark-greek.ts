import { isMirrored } from '#shared'

const GREEK = /\p{Script=Greek}/u
const LATIN = /\p{Script=Latin}{2}/u
const TYPED = 'input, textarea, select, script, style, [contenteditable]'

const marked = new WeakSet<Element>()

/** What stands in an element itself, without what is in others within it. */
const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ data }: Node & { data?: string }) => data)
    .join('')

/** Whether something in Latin letters is said of an element instead of its text. */
const isNamedInLatin = (element: Element): boolean =>
  LATIN.test(element.getAttribute('aria-label') ?? '')

/** Which language an element is to say that it is in; undefined where it is in that of what is around it. */
function languageOf(element: Element): string | undefined {
  const text = ownText(element)
  const isGreek = GREEK.test(text)
  // Of what is mixed nobody can say which it is.
  if (isGreek === LATIN.test(text) || element.closest(TYPED)) return undefined
  if (isGreek && isNamedInLatin(element)) return undefined
  const around = element.parentElement?.closest('[lang]')
  if (isGreek) return around?.getAttribute('lang') === 'el' ? undefined : 'el'
  const isWithinGreek = around && marked.has(around) && around.getAttribute('lang') === 'el'
  return isWithinGreek ? document.documentElement.lang : undefined
}

/** Says of one element that it is Greek where its letters are, and no longer where they are not. */
function mark(element: Element): void {
  if (element.hasAttribute('lang') && !marked.has(element)) return
  const language = languageOf(element)
  if (language === (element.getAttribute('lang') ?? undefined)) return
  if (language === undefined) {
    marked.delete(element)
    element.removeAttribute('lang')
    element.removeAttribute('data-begins')
  } else {
    // Found before it is marked: Greek by itself would begin at the left.
    if (isMirrored() && getComputedStyle(element).textAlign === 'start')
      element.setAttribute('data-begins', '')
    marked.add(element)
    element.setAttribute('lang', language)
  }
  // What is within it is in another language than what is around it now.
  for (const child of element.children) markAll(child)
}

function markAll(top: Element): void {
  mark(top)
  for (const element of top.querySelectorAll('*')) mark(element)
}

/**
 * Has listeners hear in Greek what people have typed in it, on a page of another language (WCAG 3.1.2):
 * names, titles, messages and whatever else consists of Greek letters, wherever it is shown.
 * @returns what ends this
 */
export function markGreek(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    const touched = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element) touched.add(element)
      for (const node of addedNodes) if (node instanceof Element) markAll(node)
    }
    for (const element of touched) mark(element)
  })
  markAll(root)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
