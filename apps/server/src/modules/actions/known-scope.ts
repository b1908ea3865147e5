import { isEmpty } from '@telemachos/rules/expressions/values'
import { OWN_RULES } from '@telemachos/rules/expressions/evaluate-expression'
import { knownMembers } from '@telemachos/rules/expressions/known-members'
import { fieldsByName, valuesByName } from '@telemachos/rules/named-fields'
import { saysValue } from '@telemachos/rules/same-value'
import type { Db } from '../../kernel/database/database.ts'
import { readFieldListsOf, type ProjectFieldLists } from '../people/index.ts'
import type { StoredScope } from './conditions.ts'

/** What conditions may read of somebody, and the project in which. */
interface Scoped {
  readonly projectId: number
  readonly scope: StoredScope | null
}

const READS_USER = /\buser\b/

/**
 * Gives scopes what the fields of their projects are: names of what a field means stand for it, and values
 * are compared as the field has them (see saysValue). Conditions that read nothing of a person need none.
 * @param sources the conditions that are to be evaluated.
 */
export async function withKnownFields<Found extends Scoped>(
  db: Db,
  found: readonly Found[],
  sources: readonly string[],
): Promise<Found[]> {
  const scoped = found.filter(({ scope }) => scope !== null)
  if (scoped.length === 0 || !sources.some((source) => READS_USER.test(source))) return [...found]
  const lists = await readFieldListsOf(db, [...new Set(scoped.map(({ projectId }) => projectId))])
  const know = new Map([...lists].map(([projectId, some]) => [projectId, knowing(some)]))
  return found.map((one) => {
    const known = one.scope && know.get(one.projectId)?.(one.scope)
    return known ? { ...one, scope: known } : one
  })
}

/** Gives a scope of a project with these fields what they are. */
function knowing(lists: ProjectFieldLists): <Known extends StoredScope>(scope: Known) => Known {
  const fields = fieldsByName(lists)
  const read = valuesByName(lists)
  const same = (key: string, kept: unknown, meant: unknown): boolean | undefined => {
    const [field] = fields.get(key) ?? STANDARD.get(key) ?? []
    if (!field || isEmpty(kept) || isEmpty(meant)) return undefined
    return typeof kept === 'string' && typeof meant === 'string'
      ? saysValue(field, kept, meant)
      : undefined
  }
  return (scope) => ({
    ...scope,
    user: read(scope.user),
    [OWN_RULES]: knownMembers('user', same),
  })
}

/** Fields that every person has, whatever a project configures. */
const STANDARD = new Map(
  ['first_name', 'last_name', 'email'].map((Name) => [Name, [{ Name, Type: 'text' }]] as const),
)
