import { memberUses } from '@telemachos/rules/expressions/member-uses'
import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { fieldsByName } from '@telemachos/rules/named-fields'
import type { CallContext } from '../../kernel/context.ts'
import { readFieldLists } from '../people/index.ts'
import { listConditionsOf, listLinkedIds } from './conditions-store.ts'

/** What the product itself puts where conditions read (see ConditionScope). */
const OWN = {
  user: ['Id', 'first_name', 'last_name', 'email'],
  project: ['Id', 'url', 'Descr', 'enableActions'],
  action: ['Id', 'TypeId', 'Title', 'Due', 'Data'],
} as const

/** What there is to be read of each object. */
type Known = Readonly<Record<keyof typeof OWN | 'completion', ReadonlySet<string>>>

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

/** The conditions of the project that read what is not there, by their actions; the first hundred. */
export async function listUnknownReads({
  db,
  actor,
}: CallContext): Promise<{ ActionId: number; Title: string; Names: string[] }[]> {
  const actions = await listConditionsOf(db, actor.projectId)
  if (actions.length === 0) return []
  const known = await knownIn(db, actor.projectId)
  return actions
    .map(({ id, title, sources }) => ({
      ActionId: id,
      Title: title,
      Names: readsIn(sources, known),
    }))
    .filter(({ Names }) => Names.length > 0)
    .slice(0, MOST)
}

const MOST = 100

async function knownIn(db: CallContext['db'], projectId: number): Promise<Known> {
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

function readsIn(sources: readonly string[], known: Known): string[] {
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
