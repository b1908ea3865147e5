import { evaluateCondition } from '@telemachos/rules/expressions/evaluate-expression'

/** What the database gathers for an action's conditions; null where the action has none. */
export interface StoredScope {
  /** The mentee: Id, first_name, last_name, email and every field by its name. */
  readonly user: Readonly<Record<string, unknown>>
  /** Id, url, Descr and the setting enableActions. */
  readonly project: Readonly<Record<string, unknown>>
  /** What the mentee has completed, by action id: `completion['67']` is `{ At, Data }` or missing. */
  readonly completion: Readonly<Record<string, unknown>>
}

/**
 * What ShowCondition and EnableCondition may read: `user`, `project`, `completion` (see StoredScope),
 * `action` (Id, TypeId, Title, Due, Data), `data` (the mentee's own data of the action) and `now`.
 */
export interface ConditionScope extends StoredScope {
  readonly action: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  readonly now: Date
}

/** Whether EnableCondition holds; the setting enableActions opens every action (spec §3, Project). */
export function enableConditionHolds(source: string, scope: ConditionScope | undefined): boolean {
  return scope?.project['enableActions'] === true || conditionHolds(source, scope)
}

/** Whether a condition holds: an empty one does, one that fails does not (spec §5). */
export function conditionHolds(source: string, scope: ConditionScope | undefined): boolean {
  if (source.trim() === '') return true
  return scope !== undefined && evaluateCondition(source, { ...scope })
}
