import type { Language } from '@telemachos/contract/core/define-texts'
import { hasText, translate } from '../../kernel/texts.ts'

/**
 * Numbers that mean nothing to people: whose copy it is goes without saying, and answers are told in
 * words, as question and answer.
 */
export const HIDDEN: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'owner_id',
  'version_id',
  'request_id',
  'group_id',
  'option_id',
  'text',
])

/** What a column is called on the page: by its own name in the table, or the same everywhere. */
export function columnLabel(table: string, column: string, language: Language): string {
  const own = `privacy.column.${table}.${column}`
  return translate(language, hasText(own) ? own : `privacy.column.${column}`)
}
