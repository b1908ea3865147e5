import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { CallContext } from '../../kernel/context.ts'
import { fieldMatches } from './people-conditions-store.ts'
import { listIdsUpTo } from './people-list-store.ts'
import { within } from './reach/index.ts'
import type { namedFields } from './read-users.ts'

/** The fields that names stand for (see fieldsByName). */
type NamedFields = Awaited<ReturnType<typeof namedFields>>

type Condition = PeopleFilter['Filter'][number]

/** So many of those found are recorded by name: a whole number is one person's, or a few people's. */
const MAX_RECORDED = 20

/**
 * Records that people were looked up by identification numbers: whoever finds somebody by a number has
 * learnt that it is theirs, and whoever finds nobody has guessed. A row for each person within reach, or
 * one about nobody.
 */
export async function recordLookUps(
  conditions: readonly Condition[],
  named: NamedFields,
  context: CallContext,
): Promise<void> {
  const { db, actor } = context
  const ways = within(context, { reads: 'page' })
  const found = await Promise.all(
    conditions.map((wanted) => {
      const people = {
        projectId: actor.projectId,
        ways,
        filters: [fieldMatches(wanted, named.get(wanted.Field) ?? [])],
      }
      return listIdsUpTo(db, people, MAX_RECORDED)
    }),
  )
  for (const [index, { Field, Value }] of conditions.entries()) {
    const detail = { field: Field, values: [Value].flat().length }
    const ids = found[index] ?? []
    const about = ids.length > 0 ? ids.map((subjectId) => ({ subjectId })) : [{}]
    for (const whom of about) context.audit({ ...whom, detail, verb: 'users.foundByNumber' })
  }
}
