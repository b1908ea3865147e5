import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import * as store from './consent-texts-store.ts'
import { tellOfText } from './tell-of-consent.ts'

type Calls = typeof contract.identity.calls

/** Every consent text of the project, the newest first. */
export async function listConsentTexts({
  db,
  actor,
}: CallContext): Promise<OutputOf<Calls['listConsentTexts']>> {
  const texts = await store.listTexts(db, actor.projectId)
  return texts.map(({ textEl, textEn, ...text }) => ({ ...text, Text: { el: textEl, en: textEn } }))
}

/**
 * Adds a version, valid at once. A text that somebody may have agreed to is never changed.
 * @throws conflict, with the newest version, when another has been published meanwhile.
 */
export async function publishConsentText(
  { After, Text }: InputOf<Calls['publishConsentText']>,
  context: CallContext,
): Promise<OutputOf<Calls['publishConsentText']>> {
  const { db, actor } = context
  const newest = await store.lockNewest(db, actor.projectId)
  if (newest !== After) throw new AppError('conflict', { details: { Version: newest } })
  const version = newest + 1
  await store.insertText(db, {
    projectId: actor.projectId,
    version,
    textEl: Text.el,
    textEn: Text.en,
    publishedBy: actor.userId,
  })
  await tellOfText(context, version)
  context.audit({ detail: { version } })
  return { Version: version }
}
