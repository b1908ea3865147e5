import { css } from '@codemirror/lang-css'
import type { LanguagePart } from '../code-languages.ts'
import { problemAt } from '../code-problems.ts'
import { treeFaults } from './tree-faults.ts'

/** Style sheets. */
export const part: LanguagePart = {
  support: () => css(),
  check: (text, _context, t) =>
    treeFaults(text, css()).map((index) => problemAt(text, index, (at) => t('ui.code.syntax', at))),
}
