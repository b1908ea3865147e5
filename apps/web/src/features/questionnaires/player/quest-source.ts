import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { call, takeAnswer, type CallOutput } from '#shared'

export type Questionnaire = CallOutput<'questionnaires.getByAnswerSetId'>
export type WireClock = CallOutput<'questionnaires.getRemainingTime'>

/** Where a questionnaire comes from: each of the player's addresses names one (spec §2.2). */
export type QuestSource =
  | { readonly kind: 'own'; readonly actionId: number }
  | { readonly kind: 'mentee'; readonly actionId: number; readonly menteeId: number }
  | { readonly kind: 'mentorCopy'; readonly actionId: number }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'set'; readonly answerSetId: number }

/** @throws ApiError not_found, rule_violated `not_published`, `token_used`, `token_expired`. */
export function loadQuestionnaire(
  source: QuestSource,
  Lang: BuiltInLanguage,
): Promise<Questionnaire> {
  switch (source.kind) {
    case 'own':
      return call('questionnaires.getByAction', { ActionId: source.actionId, Lang })
    case 'mentee': {
      const { actionId: ActionId, menteeId: MenteeId } = source
      return call('questionnaires.getByMenteeAction', { ActionId, MenteeId, Lang })
    }
    case 'mentorCopy':
      return call('questionnaires.getMentorQuest', { ActionId: source.actionId, Lang })
    case 'token':
      return call('questionnaires.getByToken', { TokenName: source.token, Lang })
    case 'set':
      return call('questionnaires.getByAnswerSetId', { AnswerSetId: source.answerSetId, Lang })
  }
}

/** What the page was given of it, with which it need not be asked for. */
export const givenQuestionnaire = (
  source: QuestSource | undefined,
  Lang: BuiltInLanguage,
): Questionnaire | undefined =>
  source?.kind === 'own'
    ? takeAnswer('questionnaires.getByAction', { ActionId: source.actionId, Lang })
    : undefined
