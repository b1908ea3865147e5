import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { refuseField } from '../../kernel/errors.ts'
import * as condition from './people-conditions-store.ts'
import { findPatterns } from './find-patterns.ts'
import { namedFields, readableOf } from './read-users.ts'
import { recordLookUps } from './record-look-ups.ts'

/** A filter without what only says where: the project is the one in which the caller acts. */
type PeopleSelection = Partial<Omit<PeopleFilter, 'ProjectId'>> & {
  /** Only people who have no default mentor. */
  readonly WithoutMentor?: boolean
  readonly WithoutStaff?: boolean
}

/**
 * The conditions on `memberships m` and `users u` that a filter means. Looking people up by a number of
 * the state is recorded. The reach is not among
 * them: whoever selects people adds `within(context, { reads: 'all' })`.
 * @throws invalid_input for a field that is not the caller's to see, the same as for an unknown one,
 *   and `whole_number` for a part of a number of the state.
 */
export async function selectPeople(
  selection: PeopleSelection,
  context: CallContext,
): Promise<Sql[]> {
  return (await selectRanked(selection, context)).filters
}

interface Ranked {
  readonly filters: Sql[]
  /** Who comes first, where a search was widened to names that sound alike. */
  readonly first?: Sql
}

/** The same with who comes first in a list. */
export async function selectRanked(
  selection: PeopleSelection,
  context: CallContext,
): Promise<Ranked> {
  const { projectId } = context.actor
  const { Filter = [], Search = '', Roles = [], filterMentorId, filterCoordId } = selection
  const filters: Sql[] = []
  if (Filter.length > 0) {
    const named = await namedFields(context)
    const { open, masked } = readableOf(named, context)
    Filter.forEach((wanted, index) => {
      const { Field, Match } = wanted
      if (!open.has(Field) && !masked.has(Field)) {
        throw refuseField(`Filter.${index}.Field`, 'unknown_field')
      }
      // Parts of a number would spell it out, one digit after another.
      if (masked.has(Field) && Match === 'contains') {
        throw refuseField(`Filter.${index}.Match`, 'whole_number')
      }
      filters.push(condition.fieldMatches(wanted, named.get(Field) ?? []))
    })
    await recordLookUps(
      Filter.filter(({ Field }) => masked.has(Field)),
      named,
      context,
    )
  }
  if (Roles.length > 0) filters.push(condition.hasRole(Roles))
  if (filterMentorId) filters.push(condition.hasMentor(projectId, filterMentorId))
  if (selection.WithoutStaff) filters.push(condition.isParticipant)
  if (selection.WithoutMentor) filters.push(condition.hasNoMentor(projectId))
  if (filterCoordId) filters.push(condition.isOverseenBy(projectId, filterCoordId))
  if (typeof selection.filterState === 'number')
    filters.push(condition.inState(selection.filterState))
  if (typeof selection.Active === 'boolean') filters.push(condition.isActive(selection.Active))
  const { patterns, written } = await findPatterns(Search, filters, context)
  if (patterns.length > 0) filters.push(condition.nameMatches(patterns))
  return { filters, ...(written && { first: condition.isNamed(written) }) }
}
