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

/** Says of one element that it is Greek where its letters are, and no longer where they are not. */
function mark(element: Element): void {
  const text = ownText(element)
  if (!GREEK.test(text)) {
    if (marked.delete(element)) element.removeAttribute('lang')
    return
  }
  if (LATIN.test(text) || element.closest(TYPED)) return
  if (element.closest('[lang]')?.getAttribute('lang') === 'el') return
  marked.add(element)
  element.setAttribute('lang', 'el')
}

/**
 * Has listeners hear in Greek what people have typed in it, on a page of another language (WCAG 3.1.2):
 * names, titles, messages and whatever else consists of Greek letters, wherever it is shown.
 * @returns what ends this
 */
export function markGreek(root: Element): () => void {
  const markAll = (top: Element): void => {
    mark(top)
    for (const element of top.querySelectorAll('*')) mark(element)
  }
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
