import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { permanentWords } from '@telemachos/contract/core/permanent-words'
import type { Role } from '@telemachos/contract/core/roles'
import { authorLabel, type AuthorTextPlace } from '@telemachos/contract/language/author-texts'
import { AUTHOR_TRANSLATORS, MAX_AUTHOR_FIELD } from '@telemachos/contract/language/limits'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { isSpoken } from '../../kernel/texts.ts'
import { authorTextSources, type AuthorText } from './author-text-sources.ts'
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

/**
 * A language into which authors' texts are translated: one that was added, and is there as the database says.
 * @throws invalid_input naming `language` that is not there; rule_violated `language_has_fields` for one of
 *   the product.
 */
export async function requireFurther(db: Db, language: Language): Promise<void> {
  if (isBuiltIn(language)) throw ruleViolated('language_has_fields')
  const isPermanent = Object.hasOwn(permanentWords.languages, language)
  if (!isPermanent && !(await hasLanguage(db, language)))
    throw refuseField('language', 'unknown_language')
}

/**
 * A text as somebody saw it who changes it.
 * @param version that they saw, 0 for none; without it, whatever is there is replaced.
 * @throws conflict, with what is there.
 */
export function requireUnchanged(
  before:
    | { readonly text: string; readonly by: string | null; readonly version: number }
    | undefined,
  version: number | undefined,
): void {
  if (version === undefined || version === (before?.version ?? 0)) return
  const { text: Text = null, by: By = null, version: Version = 0 } = before ?? {}
  throw new AppError('conflict', { details: { Text, By, Version } })
}

const TRANSLATORS: readonly Role[] = AUTHOR_TRANSLATORS

/** Whether somebody translates in each of some projects, archived ones too: what they share still runs elsewhere. */
const translatesIn = (projects: readonly number[], { principal }: CallContext): boolean =>
  principal.superAdmin ||
  projects.every((id) => principal.memberships.get(id)?.some((role) => TRANSLATORS.includes(role)))

/** Translating a text in every project that shows it. */
const isTranslatedBy = ({ elsewhere }: AuthorText, context: CallContext): boolean =>
  translatesIn(elsewhere, context)

export const mayTranslate = allow([isTranslatedBy, () => ruleViolated('text_elsewhere')])

/** Deleting a language, with what is translated into it of these projects. */
export const mayForget = allow([translatesIn, () => ruleViolated('language_elsewhere')])

/** Whether authors say it: what they do not, nobody translates. */
export const isWritten = ({ el, en }: AuthorText): boolean => (el + en).trim() !== ''

/** Whether a translation of it has a place: names in it may make that too long. */
export const isPlaced = ({ field }: AuthorTextPlace): boolean => field.length <= MAX_AUTHOR_FIELD

async function findAuthorText(
  context: CallContext,
  place: AuthorTextPlace | undefined,
): Promise<AuthorText | undefined> {
  if (place === undefined || !isPlaced(place)) return undefined
  const label = authorLabel(place)
  const lists = await Promise.all(
    authorTextSources
      .all()
      .filter(({ of, has }) => of === place.kind && has(place.field))
      .map((source) => source.list(context, place.id, place.field)),
  )
  return lists.flat().find((text) => authorLabel(text) === label)
}

/** A text of the project's authors, to be translated. */
export const accessAuthorText = access(
  'text',
  findAuthorText,
  [isTranslatedBy, () => ruleViolated('text_elsewhere')],
  [isWritten, () => ruleViolated('text_untranslated')],
)

/** The same, whose translation is to be taken back: its authors may have taken back the text itself. */
export const accessTranslated = access('text', findAuthorText, [
  isTranslatedBy,
  () => ruleViolated('text_elsewhere'),
])

/** The same, to be read: whoever lists the project's texts reads what their translations were. */
export const accessListed = access('text', findAuthorText)
