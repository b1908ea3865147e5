import type { Label } from '@telemachos/questionnaire/definition'

/**
 * Two texts in one: what a cell is asked as, away from its table.
 * ```ts
 * joinedTexts({ el: 'Α', en: 'A' }, { el: 'Β', en: 'B' }) // => { el: 'Α: Β', en: 'A: B' }
 * ```
 */
export function joinedTexts(first: Label, second: Label): Label {
  const both = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(': ')
  const hasEnglish = first.en !== '' || second.en !== ''
  return {
    el: both(first.el, second.el),
    en: hasEnglish ? both(first.en || first.el, second.en || second.el) : '',
  }
}
