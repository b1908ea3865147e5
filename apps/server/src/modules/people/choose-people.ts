import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { CallContext } from '../../kernel/context.ts'
import { isAmong } from './linking-people-store.ts'
import type { Chosen } from './linking-store.ts'
import { within } from './reach/index.ts'
import { selectPeople } from './select-people.ts'

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
  const conditions = [within(context, { reads: 'all' }), ...(await selectPeople(filter, context))]
  if (Ids) conditions.push(isAmong(Ids))
  return { projectId: context.actor.projectId, conditions }
}
