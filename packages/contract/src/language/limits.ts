import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import type { Role } from '../core/roles.ts'

/** Who writes the texts of the product (spec §1). */
export const EDITORS: readonly Role[] = ['SuperAdmin', 'Admin', 'Translator']

/** Who translates what a project's authors write: they themselves, and its translators. */
export const AUTHOR_TRANSLATORS = [...AUTHOR_ROLES, 'Translator'] as const satisfies Role[]

/** The most characters of a label, and of the name of a language. */
export const MAX_LABEL = 200
export const MAX_LANGUAGE_TITLE = 60

/** The most characters of a text, and texts of a file. */
export const MAX_TEXT_LENGTH = 8_000
export const MAX_ROWS = 20_000

/** The most languages beside those of the product. */
export const MAX_LANGUAGES = 20

/** A search begins so long after typing, in milliseconds (spec §9). */
export const SEARCH_MS = 1_000

/** The most characters of the place of a text that authors write; what lies at a longer one is not translated. */
export const MAX_AUTHOR_FIELD = 300
/** Of its label, which says of what it is as well; and of its translation. */
export const MAX_AUTHOR_LABEL = MAX_AUTHOR_FIELD + 20
export const MAX_AUTHOR_TEXT = 60_000

/** So many versions of a text are shown, the latest of all. */
export const MAX_VERSIONS = 100
