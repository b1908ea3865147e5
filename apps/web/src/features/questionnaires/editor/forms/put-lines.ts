import type { Label } from '@telemachos/questionnaire/definition'

export interface Written {
  readonly Text: Label
}

export interface Making<Item> {
  /** An item with a text, beside those that there are. */
  readonly make: (text: Label, items: readonly Item[]) => Item
  /** The item with another text. */
  readonly write: (item: Item, text: Label) => Item
}

/**
 * The items after lines were pasted into a text of one of them. Greek lines fill that one and the ones
 * behind it as long as these are empty; what is left is put between. English ones stand beside the
 * Greek that is there, one each, and lines without Greek become items at the end.
 */
export function putLines<Item extends Written>(
  items: readonly Item[],
  place: number,
  lines: readonly Label[],
  language: keyof Label,
  { make, write }: Making<Item>,
): readonly Item[] {
  let next = [...items]
  const isFree = ({ Text: { el, en } }: Item): boolean =>
    en === '' && (language === 'en' || el === '')
  // What is written already stays before what is pasted.
  let at = items[place] && !isFree(items[place]) ? place + 1 : place
  for (const line of lines) {
    // A column of English texts alone is read as the first language of each line.
    const text = language === 'en' && line.en === '' ? { el: '', en: line.el } : line
    const item = next[at]
    next =
      item && isFree(item)
        ? next.with(at, write(item, mergeText(item.Text, text)))
        : next.toSpliced(at, 0, make(text, next))
    at++
  }
  return next
}

const mergeText = (before: Label, { el, en }: Label): Label => ({
  el: el || before.el,
  en: en || before.en,
})
