import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { listAsked, listOpenDrafts } from './faults-store.ts'

/** What of a draft's conditions is wrong: the rules that name what is not in it. */
const OF_CONDITIONS: ReadonlySet<string> = new Set(['unknown_name', 'unknown_row', 'unknown_value'])

/** Questionnaires that actions ask and nobody can answer, and drafts whose conditions read what is not there. */
export async function findFaults({ db, actor, language }: CallContext): Promise<Found[]> {
  const asked = await listAsked(db, actor.projectId, language)
  const drafts = await listOpenDrafts(db, actor.projectId, language)
  return [
    ...asked.map(({ actionId, action, questId, questionnaire, isRemoved }): Found => ({
      Kind: isRemoved ? 'questionnaire_removed' : 'questionnaire_unpublished',
      Type: 'action',
      Id: actionId,
      Name: action,
      Part: String(questId),
      Names: questionnaire ? [questionnaire] : [],
    })),
    ...drafts.flatMap(({ id, title, draft, actions }): Found[] => {
      const Names = namesIn(draft)
      if (Names.length === 0) return []
      const about = { Type: 'questionnaire', Id: id, Name: title } as const
      return [{ Kind: 'questionnaire_condition', ...about, Names, ofActions: actions }]
    }),
  ]
}

function namesIn(draft: Draft): string[] {
  const problems = checkDraft(draft).filter(({ rule }) => OF_CONDITIONS.has(rule))
  return [...new Set(problems.flatMap(({ what }) => what ?? []))]
}
