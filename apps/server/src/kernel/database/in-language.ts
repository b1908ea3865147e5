import type { Language } from '@telemachos/contract/core/define-texts'
import { sql, type Sql } from './sql.ts'

/**
 * A text that is stored in the default language, with the others in a JSON object beside it, as people
 * of a language read it: what `textIn` of the contract is for values.
 * @param language which falls back to English and then to the text itself; one, or the column that says whose mails or rows are in which.
 */
export const inLanguage = (text: Sql, others: Sql, language: Language | Sql): Sql =>
  sql`coalesce(nullif(btrim(${others} ->> ${language}), ''),
    case when ${language} <> 'el' then nullif(btrim(${others} ->> 'en'), '') end, ${text})`
