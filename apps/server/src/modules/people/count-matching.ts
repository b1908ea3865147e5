import { meantValues, type ValueMatch } from '@telemachos/rules/same-value'
import type { CallContext } from '../../kernel/context.ts'
import { fieldMatches, hasRole } from './people-conditions-store.ts'
import { countMembers } from './people-list-store.ts'
import { namedFields } from './read-users.ts'

/** A condition on a field of people. */
interface FieldCondition {
  readonly Field: string
  readonly Match?: ValueMatch | undefined
  readonly Value: string | readonly string[]
}

/**
 * How many mentees of the project there are, and for how many all conditions hold. Whether the caller may
 * read the fields is for whoever asks to see.
 */
export async function countMatching(
  context: CallContext,
  conditions: readonly FieldCondition[],
): Promise<{ count: number; All: number }> {
  const { db, actor } = context
  const named = await namedFields(context)
  const filters = conditions.map(({ Field, Match = 'equals', Value }) => {
    const fields = named.get(Field) ?? []
    return fieldMatches({ Field, Match, Value: meantValues(fields[0], Value) }, fields)
  })
  return countMembers(db, actor.projectId, hasRole(['Mentee']), filters)
}
