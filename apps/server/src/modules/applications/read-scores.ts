import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { disagrees, meanScore, REVIEWERS } from '@telemachos/rules/application-scores'
import type { CallContext } from '../../kernel/context.ts'
import { isScorable } from './policy.ts'
import type { WholeApplication } from './review-store.ts'
import { readRules } from './rules-store.ts'
import { listSheets, type ScoreSheet } from './score-store.ts'

type Scores = OutputOf<typeof contract.applications.calls.read>['Scores']

/** The score sheets of an application: the caller's own, and all of them once both are in. */
export async function readScores(
  { id, status }: Pick<WholeApplication, 'id' | 'status'>,
  { db, actor }: CallContext,
): Promise<Scores> {
  const sheets = await listSheets(db, id)
  const { Criteria, Disagreement } = await readRules(db, actor.projectId)
  const own = sheets.find(({ reviewerId }) => reviewerId === actor.userId)
  const isComplete = sheets.length >= REVIEWERS
  const totals = sheets.map(({ total }) => total)
  return {
    Own: own ? asSheet(own) : null,
    In: sheets.length,
    Sheets: isComplete ? sheets.map(asSheet) : [],
    Score: meanScore(totals),
    Disagreement: disagrees(totals, Disagreement),
    MayScore: isScorable({ status }) && Criteria.length > 0 && (own !== undefined || !isComplete),
  }
}

function asSheet({ by, at, points, total, comment }: ScoreSheet): Scores['Sheets'][number] {
  return { By: by, At: at, Points: { ...points }, Total: total, Comment: comment }
}
