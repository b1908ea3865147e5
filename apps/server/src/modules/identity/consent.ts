import { builtInOf } from '@telemachos/contract/core/define-texts'
import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import type { CallContext } from '../../kernel/context.ts'
import * as store from './consent-store.ts'
import { accessConsents, allowConsent, allowRead, consentText, lockConsent } from './policy.ts'
import { findTranslatedConsent } from './consent-translations.ts'
import { setConsentField } from '../people/index.ts'
import { tellOfWord } from './tell-of-consent.ts'

type Calls = typeof contract.identity.calls

/** More often nobody changes their mind. */
const MAX_CONSENTS = 100

/** The consent text that is valid now, and what the caller last said to one. */
export async function getConsent(context: CallContext): Promise<OutputOf<Calls['getConsent']>> {
  const { db, actor, principal } = context
  const asked = await store.readAsked(db, actor.projectId)
  const last = (await store.findLastConsent(db, actor.projectId, actor.userId)) ?? null
  return {
    Asked: asked.asked,
    Required: principal.awaitingConsent.has(actor.projectId),
    Current: await textOf(context, asked),
    Last: last,
  }
}

async function textOf(
  context: CallContext,
  { version, textEl, textEn, validFrom }: store.ConsentAsked,
) {
  if (version === null || textEl === null || textEn === null || validFrom === null) return null
  const Text = { el: textEl, en: textEn }
  const found = await findTranslatedConsent(context, version, Text)
  return {
    Version: version,
    ValidFrom: validFrom,
    Text,
    ...(found && {
      Translation: { Language: context.language, Version: found.version, Text: found.text },
    }),
  }
}

/**
 * Records that the caller agrees to a version of the text, and sets the field by which the project
 * is open to them (spec §2.1). Agreeing twice to the same is one consent.
 * @throws not_found where nothing is asked of the caller; conflict when a newer text is valid.
 */
export async function giveConsent(
  { Version: version, Language, Translation }: InputOf<Calls['giveConsent']>,
  context: CallContext,
  sessions: SessionCache,
): Promise<{ ok: true }> {
  const { last, lacking } = await lockConsent(context)
  const present = await store.readAsked(context.db, context.actor.projectId)
  allowConsent({ version, current: consentText(present.asked && present.version) }, context)
  const { textEl: el, textEn: en } = present
  const there =
    Translation === undefined || el === null || en === null
      ? undefined
      : await findTranslatedConsent(context, version, { el, en })
  allowRead({ read: Translation, there: there?.version }, context)
  if (last?.Kind === 'given' && last.Version === version && !lacking) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const read = there && { language: context.language, text: there.text }
  return record({ kind: 'given', version, language: Language, read }, context, sessions)
}

/**
 * Takes the caller's consent back: the project is closed to them until they consent again.
 * @throws not_found where there is no consent to take back.
 */
export async function withdrawConsent(
  context: CallContext,
  sessions: SessionCache,
): Promise<{ ok: true }> {
  const { last } = await lockConsent(context)
  const { asked, version } = await store.readAsked(context.db, context.actor.projectId)
  // Somebody whose consent was taken on paper withdraws from the text that is valid now.
  const from = consentText(asked && last?.Kind !== 'withdrawn' && (last?.Version ?? version))
  const language = builtInOf(context.language)
  return record({ kind: 'withdrawn', version: from, language }, context, sessions)
}

async function record(
  said: Pick<store.NewConsent, 'kind' | 'version' | 'language' | 'read'>,
  context: CallContext,
  sessions: SessionCache,
): Promise<{ ok: true }> {
  const { db, actor, requestId, principal } = context
  const { projectId, userId } = actor
  await store.insertConsent(db, { projectId, userId, requestId, ...said })
  await setConsentField(db, projectId, userId, said.kind === 'given' ? said.version : 0)
  context.afterCommit(() => sessions.forget(principal.sessionKey))
  context.emit(identityChanged, {}, { users: [userId] })
  await tellOfWord(context, said.kind)
  context.audit({ subjectId: userId, detail: { version: said.version } })
  return { ok: true }
}

/**
 * What a person agreed to and took back.
 * @throws not_found alike for nobody and for somebody out of reach.
 */
export async function listConsents(
  userId: number,
  context: CallContext,
): Promise<OutputOf<Calls['listConsents']>> {
  await accessConsents(context, userId)
  const { db, actor } = context
  return store.listConsents(db, actor.projectId, userId, MAX_CONSENTS)
}
