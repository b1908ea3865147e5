import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { REVIEWERS, scoreTotal } from '@telemachos/rules/application-scores'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { mailApplicants } from './mail-applicants.ts'
import { lockScorable } from './policy.ts'
import { lockRules, readRules } from './rules-store.ts'
import { listSheets, writeSheet } from './score-store.ts'

type Score = typeof contract.applications.calls.score

/**
 * Keeps the caller's score sheet. Two reviewers score an application; two who come at once wait for
 * each other. With the first sheet the applicant is told that the application is being reviewed.
 * @throws not_found; rule_violated for one that is not scored any more, or whose reviewers are others;
 *   invalid_input for points that do not fit the criteria.
 */
export async function scoreApplication(
  { AppId, Points, Comment }: InputOf<Score>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Score>> {
  const { db, actor, now } = context
  // Before the application, as whoever changes the rules does.
  await lockRules(db, actor.projectId)
  await lockScorable(context, AppId)
  const { Criteria } = await readRules(db, actor.projectId)
  if (Criteria.length === 0) throw ruleViolated('no_criteria')
  const isWhole =
    Object.keys(Points).length === Criteria.length &&
    Criteria.every(({ Key, Max }) => (Points[Key] ?? Infinity) <= Max)
  if (!isWhole) throw refuseField('Points', 'points')
  const others = (await listSheets(db, AppId)).filter(
    ({ reviewerId }) => reviewerId !== actor.userId,
  )
  if (others.length >= REVIEWERS) throw ruleViolated('two_reviewers')
  const Total = scoreTotal(Criteria, Points)
  await writeSheet(db, {
    applicationId: AppId,
    reviewerId: actor.userId,
    now,
    points: Points,
    total: Total,
    comment: Comment,
  })
  const occasion = { projectId: actor.projectId, kind: 'reviewing', ids: [AppId] } as const
  await mailApplicants(context, { ...occasion, by: actor.userId }, publicUrl)
  return { Total, Complete: others.length + 1 >= REVIEWERS }
}
