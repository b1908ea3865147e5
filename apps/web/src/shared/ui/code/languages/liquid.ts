import { liquid } from '@codemirror/lang-liquid'
import type { LanguagePart } from '../code-languages.ts'
import { problemAt } from '../code-problems.ts'
import { treeFaults } from './tree-faults.ts'

/** Liquid within HTML. */
export const part: LanguagePart = {
  support: () => liquid(),
  check: (text, _context, t) =>
    treeFaults(text, liquid()).map((index) =>
      problemAt(text, index, (at) => t('ui.code.syntax', at)),
    ),
}
