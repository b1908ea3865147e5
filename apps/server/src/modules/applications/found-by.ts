import type { contract } from '@telemachos/contract'
import { GROUPS } from '@telemachos/contract/applications/statuses'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { searchPatterns } from '../people/index.ts'
import type { Found } from './review-store.ts'
import { readRules } from './rules-store.ts'

type View = InputOf<typeof contract.applications.calls.exportPage>['View']

/** What a list of applications asks of the database. */
export async function foundBy(
  { Group, Search, Filter, Sort }: View,
  { db, actor }: CallContext,
): Promise<Found> {
  const { projectId, userId } = actor
  const { From, Until, Disagreement } = Filter
  const rules = Disagreement ? await readRules(db, projectId) : undefined
  return {
    projectId,
    statuses: GROUPS[Group],
    patterns: searchPatterns(Search).written,
    sort: Sort,
    waiting: Filter.Waiting === true,
    changesAsked: Filter.ChangesAsked === true,
    duplicates: Filter.Duplicates === true,
    proof: Filter.Proof,
    sheets: Filter.Sheets,
    apartBy: rules?.Disagreement,
    toScoreBy: Filter.Mine ? userId : undefined,
    from: From && athensInstant(From, '00:00'),
    until: Until && athensInstant(addDays(Until, 1), '00:00'),
  }
}
