import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import { reachOf } from './reach.ts'
import { selectPeople } from './select-people.ts'
import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { Chosen, HolderKind } from './linking-store.ts'
import { countShown, holdsRole, isAmong } from './linking-people-store.ts'

/** People as calls choose them: by a filter, and among those by name. */
type ChosenPeople = Partial<PeopleFilter> & {
  readonly Ids?: readonly number[] | undefined
  /** Only mentees who have no default mentor. */
  readonly WithoutMentor?: boolean
}

/**
 * The people within the caller's reach whom a call chose: a coordinator's own set, the project of
 * those above. Who is out of reach is left out.
 */
export async function choose(input: ChosenPeople, context: CallContext): Promise<Chosen> {
  const { Ids, ...filter } = input
  const conditions = [reachOf(context), ...(await selectPeople(filter, context))]
  if (Ids) conditions.push(isAmong(Ids))
  return { projectId: context.actor.projectId, conditions }
}

const ROLES_OF: Record<HolderKind, readonly string[]> = {
  mentor: ['Mentor'],
  supervisor: ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'],
  coordinator: ['Coordinator'],
}

/**
 * Checks that these people can look after others: they hold the role, are active and within reach.
 * @throws not_found alike for somebody out of reach and for one who does not exist.
 */
export async function requireHolders(
  context: CallContext,
  kind: HolderKind,
  ids: readonly number[],
): Promise<void> {
  const { db, actor } = context
  const wanted = new Set(ids)
  const condition = holdsRole(ROLES_OF[kind])
  const found = await countShown(db, actor.projectId, [...wanted], [condition, reachOf(context)])
  if (found !== wanted.size) throw notFound(`a ${kind} is out of reach`)
}

/** How the roles that hold a kind of relation are told apart. */
export const rolesOf = (kind: HolderKind): readonly string[] => ROLES_OF[kind]

/** Refuses by a rule of linking. */
export function ruleViolated(rule: string): AppError {
  return new AppError('rule_violated', { details: { rule } })
}
