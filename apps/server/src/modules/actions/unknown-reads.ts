import { memberUses } from '@telemachos/rules/expressions/member-uses'
import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { fieldsByName } from '@telemachos/rules/named-fields'
import type { CallContext } from '../../kernel/context.ts'
import { readFieldLists } from '../people/index.ts'
import { listLinkedIds } from './conditions-store.ts'

/** What the product itself puts where conditions read (see ConditionScope). */
const OWN = {
  user: ['Id', 'first_name', 'last_name', 'email'],
  project: ['Id', 'url', 'Descr', 'enableActions'],
  action: ['Id', 'TypeId', 'Title', 'Due', 'Data'],
} as const

/** What there is to be read of each object. */
export type Known = Readonly<Record<keyof typeof OWN | 'completion', ReadonlySet<string>>>

/**
 * What conditions read that is not there, as `user.goal`: a field that the project does not have, or has no
 * more, or the completion of an action that is not in it. Such a condition holds for nobody, or for
 * everybody, without a word.
 */
export async function unknownReads(
  sources: readonly string[],
  { db, actor }: CallContext,
): Promise<string[]> {
  if (sources.every((source) => source.trim() === '')) return []
  return readsIn(sources, await knownIn(db, actor.projectId))
}

/** What there is to be read in a project. */
export async function knownIn(db: CallContext['db'], projectId: number): Promise<Known> {
  const [lists, ids] = await Promise.all([
    readFieldLists(db, projectId),
    listLinkedIds(db, projectId),
  ])
  return {
    user: new Set([...OWN.user, ...fieldsByName(lists).keys()]),
    project: new Set(OWN.project),
    action: new Set(OWN.action),
    completion: new Set(ids.map(String)),
  }
}

/** What conditions read that is not there, of the objects that are given. */
export function readsIn(sources: readonly string[], known: Partial<Known>): string[] {
  const names = sources.flatMap((source) => {
    const parsed = parseExpression(source)
    if (source.trim() === '' || !parsed.ok) return []
    return Object.entries(known).flatMap(([object, members]) =>
      memberUses(parsed.ast, object).flatMap(({ key }) =>
        key === undefined || members.has(key) ? [] : [written(object, key)],
      ),
    )
  })
  return [...new Set(names)]
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

const written = (object: string, key: string): string =>
  PLAIN.test(key) ? `${object}.${key}` : `${object}['${key}']`
