import { html } from '@codemirror/lang-html'
import type { LanguagePart } from '../code-languages.ts'
import { problemAt } from '../code-problems.ts'
import { treeFaults } from './tree-faults.ts'

const support = () => html({ selfClosingTags: true })

/** HTML and templates of it: tags that are not closed, or closed without having been opened. */
export const part: LanguagePart = {
  support,
  check: (text, _context, t) =>
    treeFaults(text, support(), ['MismatchedCloseTag']).map((index) =>
      problemAt(text, index, (at) => t('ui.code.tag', at)),
    ),
}
