import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { createHash, randomBytes } from 'node:crypto'
import type { CallContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { ruleViolated } from './access-set.ts'
import { findSetByKey, openSet } from './answer-set-store.ts'
import { findDraft } from './definition-store.ts'
import { presentQuestionnaire, type Questionnaire } from './present-questionnaire.ts'
import { countUses, insertToken, lockToken } from './token-store.ts'
import { versionFor } from './versions.ts'

/** A token's name is 256 random bits; only its hash is kept. */
const hash = (name: string): string => createHash('sha256').update(name).digest('base64url')

/**
 * The questionnaire that a token opens, for as many people as it is for; whoever has used it opens
 * theirs again.
 * @throws not_found; rule_violated `token_used`, `token_expired`, `not_published`.
 */
export async function useToken(
  { TokenName, Lang }: InputOf<typeof contract.questionnaires.calls.getByToken>,
  context: CallContext,
): Promise<Questionnaire> {
  const { db, actor, now } = context
  const token = await lockToken(db, actor.projectId, hash(TokenName))
  if (!token) throw notFound('there is no such token')
  const key = {
    projectId: actor.projectId,
    questId: token.questId,
    actionId: null,
    menteeId: null,
    respondentId: actor.userId,
    tokenId: token.id,
  }
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
  context.audit({ detail: { answerSetId: set.id } })
  return presentQuestionnaire(context, key, set, Lang)
}

type CreateToken = typeof contract.questEditor.calls.createToken

/** Makes a token, whose name is told once. @throws not_found; rule_violated `not_published`. */
export async function createToken(
  { QuestId, Uses, Until }: InputOf<CreateToken>,
  context: CallContext,
): Promise<OutputOf<CreateToken>> {
  const { db, actor, now } = context
  const quest = await findDraft(db, actor.projectId, QuestId)
  if (!quest) throw notFound(`questionnaire ${QuestId} is not seen here`)
  await versionFor(db, { questId: QuestId, versionId: null })
  const name = randomBytes(32).toString('base64url')
  await insertToken(db, {
    nameHash: hash(name),
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
