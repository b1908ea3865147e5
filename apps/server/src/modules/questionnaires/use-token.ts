import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { randomBytes } from 'node:crypto'
import type { CallContext, GuestContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { LINK_COOKIE } from './guests.ts'
import { findSetByKey, openSet, type SetKey } from './answer-set-store.ts'
import { hashSecret } from './hash-secret.ts'
import { presentQuestionnaire, type Questionnaire } from './present-questionnaire.ts'
import { countUses, insertToken, type TokenRow } from './token-store.ts'
import { versionFor } from './versions.ts'
import { accessQuest, lockKnownToken } from './policy.ts'

/** 256 random bits: the name of a token, and the key of who holds one. Only the hash is kept. */
const makeSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The questionnaire that a token opens, for as many people as it is for; whoever has used it opens
 * theirs again. Who has not signed in is known again by a key that their browser keeps; it opens
 * nothing but what they began with it.
 * @throws not_found; rule_violated `token_used`, `token_expired`, `not_published`.
 */
export async function useToken(
  { TokenName, Lang }: InputOf<typeof contract.questionnaires.calls.getByToken>,
  context: GuestContext,
): Promise<Questionnaire> {
  const { db, now } = context
  const token = await lockKnownToken(context, TokenName)
  const key = { ...whoOpens(context), ...openedBy(token) }
  const known = await findSetByKey(db, key)
  if (known) {
    context.audit({ unchanged: true })
    return presentQuestionnaire(context, key, known, Lang)
  }
  if (token.until !== null && Date.parse(token.until) <= now.getTime()) {
    throw ruleViolated('token_expired')
  }
  if ((await countUses(db, token.id)) >= token.uses) throw ruleViolated('token_used')
  await versionFor(db, { questId: token.questId, versionId: null })
  const set = await openSet(db, key, now)
  context.audit({ projectId: token.projectId, detail: { answerSetId: set.id } })
  return presentQuestionnaire(context, key, set, Lang)
}

/** The person who has signed in; otherwise the browser, whose key is made when it has none. */
function whoOpens(context: GuestContext): Pick<SetKey, 'respondentId' | 'holderHash'> {
  if (context.actor) return { respondentId: context.actor.userId, holderHash: null }
  const key = context.cookie(LINK_COOKIE) ?? makeSecret()
  context.setCookie(LINK_COOKIE, key)
  return { respondentId: null, holderHash: hashSecret(key) }
}

const openedBy = ({ id, projectId, questId }: TokenRow) => ({
  projectId,
  questId,
  actionId: null,
  menteeId: null,
  tokenId: id,
})

type CreateToken = typeof contract.questionnaires.calls.createToken

/** Makes a token, whose name is told once. @throws not_found; rule_violated `not_published`. */
export async function createToken(
  { QuestId, Uses, Until }: InputOf<CreateToken>,
  context: CallContext,
): Promise<OutputOf<CreateToken>> {
  await accessQuest(context, QuestId)
  const { db, actor, now } = context
  await versionFor(db, { questId: QuestId, versionId: null })
  const name = makeSecret()
  await insertToken(db, {
    nameHash: hashSecret(name),
    projectId: actor.projectId,
    questId: QuestId,
    uses: Uses,
    until: Until ?? null,
    at: now,
    by: actor.userId,
  })
  context.audit({ detail: { questId: QuestId, uses: Uses } })
  return { TokenName: name, Uses, Until: Until ?? null }
}
