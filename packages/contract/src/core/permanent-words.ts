import type { Language } from './define-texts.ts'
import written from './permanent-texts.json' with { type: 'json' }

/** Texts that translators have made permanent, as an export of the administration has them. */
export interface PermanentWords {
  /** What each language that is no part of the declarations calls itself. */
  readonly languages: Readonly<Record<Language, string>>
  /** By language and label. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Those that are part of this build: they win over what the domains declare (see docs/languages.md). */
export const permanentWords: PermanentWords = written
