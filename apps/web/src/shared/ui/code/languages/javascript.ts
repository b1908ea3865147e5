import { javascript } from '@codemirror/lang-javascript'
import type { LanguagePart } from '../code-languages.ts'
import { problemAt } from '../code-problems.ts'
import { syntaxFault } from './syntax-fault.ts'

/** JavaScript: the first place where it cannot be parsed. */
export const part: LanguagePart = {
  support: () => javascript(),
  check: (text, _context, t) => {
    const fault = syntaxFault(text)
    if (!fault) return []
    const { message } = fault
    return [problemAt(text, fault.index, (at) => t('ui.code.syntaxOf', { ...at, message }))]
  },
}
