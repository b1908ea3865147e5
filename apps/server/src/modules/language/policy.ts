import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { found } from '../../kernel/policy.ts'
import { isSpoken } from '../../kernel/texts.ts'
import { hasLanguage, type WrittenRow } from './language-store.ts'
import { refreshTexts } from './spoken-texts.ts'

/** A text that translators have written. @throws not_found. */
export const knownText = (row: WrittenRow | undefined): WrittenRow => found('text')(row)

/** @throws invalid_input naming `language` that has no texts. */
export async function requireSpoken(db: Db, language: Language): Promise<void> {
  if (!isSpoken(language)) await refreshTexts(db)
  if (!isSpoken(language)) throw refuseField('language', 'unknown_language')
}

/** @throws rule_violated `language_built_in` for a language that is part of the product. */
export async function requireAdded(db: Db, language: Language): Promise<void> {
  if (!(await hasLanguage(db, language))) throw ruleViolated('language_built_in', { language })
}
