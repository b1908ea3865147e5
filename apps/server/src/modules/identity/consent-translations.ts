import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import {
  copySameText,
  findAuthorTranslation,
  type AuthorTextSource,
  type AuthorTranslation,
} from '../language/index.ts'
import { readAsked } from './consent-store.ts'

/** The most characters of a consent text (contract/identity/consent-calls). */
const MOST = 50_000

const START = 'consent.'
const fieldOf = (version: number): string => `${START}${version}`

/** The consent text that is valid now. What people have agreed to is kept with their consent. */
export const consentTextsOf: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(START),
  list: async ({ db, actor: { projectId } }, id = projectId) => {
    if (id !== projectId) return []
    const { version, textEl, textEn } = await readAsked(db, projectId)
    if (version === null || textEl === null || textEn === null) return []
    return [
      {
        kind: 'project',
        id,
        field: fieldOf(version),
        sort: 'consent',
        of: String(version),
        el: textEl,
        en: textEn,
        most: MOST,
        elsewhere: [],
      },
    ]
  },
}

/**
 * The translation of a consent text for a reader in a language that was added. Another text than this very
 * one is no translation of it: people agree to what they have read.
 */
export async function findTranslatedConsent(
  { db, language, actor: { projectId } }: CallContext,
  version: number,
  { el, en }: { readonly el: string; readonly en: string },
): Promise<AuthorTranslation | undefined> {
  if (isBuiltIn(language)) return undefined
  const place = { kind: 'project', id: projectId, field: fieldOf(version) } as const
  const found = await findAuthorTranslation(db, language, place)
  return found && found.fromEl === el && found.fromEn === en ? found : undefined
}

/** Gives the first consent text of a new project the translations that another one has of just that text. */
export const copyConsentTranslations = (
  db: Db,
  {
    projectId,
    from,
    text,
  }: {
    readonly projectId: number
    readonly from: number
    readonly text: { readonly el: string; readonly en: string }
  },
  { userId, at }: { readonly userId: number; readonly at: Date },
): Promise<void> =>
  copySameText(db, {
    from: { projectId: from, start: START },
    to: { projectId, field: fieldOf(1) },
    text,
    by: userId,
    at,
  })
