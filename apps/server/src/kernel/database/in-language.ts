import type { Language } from '@telemachos/contract/core/define-texts'
import { sql, type Sql } from './sql.ts'

/**
 * A text that is stored in the default language, with the others in a JSON object beside it, as people
 * of a language read it: what `textIn` of the contract is for values.
 *
 * ```ts
 * inLanguage(sql`a.title`, sql`a.titles`, 'en').text
 * // => "coalesce(nullif(btrim(a.titles ->> $1), ''), a.title)"
 * ```
 */
export const inLanguage = (text: Sql, others: Sql, language: Language): Sql =>
  sql`coalesce(nullif(btrim(${others} ->> ${language}), ''), ${text})`
