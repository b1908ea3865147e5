import { usesCalls } from '@telemachos/contract/people/uses-calls'
import { handle } from '../../kernel/implement.ts'
import { readFieldUses, readViewUses } from './read-uses.ts'

/** What depends on what is about to be removed. */
export const usesHandlers = handle(usesCalls, {
  getFieldUses: readFieldUses,
  getViewUses: readViewUses,
})
