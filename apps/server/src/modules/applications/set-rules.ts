import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { lockRules, readRules, writeRules, type AssessmentRules } from './rules-store.ts'

type SetRules = typeof contract.applications.calls.setRules

/**
 * Says how the project assesses applications.
 * @throws conflict where somebody has saved since; rule_violated for other criteria once something has
 *   been scored by them.
 */
export async function setRules(
  { ProjectId: _project, ...rules }: InputOf<SetRules>,
  { db, actor }: CallContext,
): Promise<OutputOf<SetRules>> {
  const { projectId } = actor
  await lockRules(db, projectId)
  const before = await readRules(db, projectId)
  if (before.Scored && measuresOf(before) !== measuresOf(rules)) throw ruleViolated('criteria_used')
  const Version = await writeRules(db, projectId, rules)
  if (Version === undefined) throw new AppError('conflict')
  return { Version }
}

/** What scores depend on: not the words. */
function measuresOf({ Criteria }: Pick<AssessmentRules, 'Criteria'>): string {
  return JSON.stringify(
    Criteria.map(({ Key, Weight, Max }) => [Key, Weight, Max]).toSorted(([one], [other]) =>
      String(one).localeCompare(String(other)),
    ),
  )
}
