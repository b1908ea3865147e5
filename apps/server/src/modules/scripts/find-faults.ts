import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { readFieldLists } from '../people/index.ts'
import { listActionIds, listChecked } from './script-store.ts'

/** What a script does to an action that it names by its number, and to a field by its name. */
const ACTION = /\b(?:setData|setDate|extendDue|planMeeting)\s*\(\s*(\d+)\b/g
const FIELD = /\bsetField\s*\(\s*(['"`])([^'"`\\$]+)\1/g

/** Completion scripts that write to actions, or fields, that the project does not have: they fail. */
export async function findFaults({ db, actor, language }: CallContext): Promise<Found[]> {
  const scripts = await listChecked(db, actor.projectId, language)
  if (scripts.length === 0) return []
  const lists = await readFieldLists(db, actor.projectId)
  const fields = new Set([...lists.Fields, ...lists.ProjectFields].map(({ Name }) => Name))
  const actions = new Set((await listActionIds(db, actor.projectId)).map(String))
  return scripts.flatMap(({ id: Id, title: Name, code }): Found[] => {
    const about = { Type: 'action', Id, Name } as const
    const lost = namedBy(ACTION, code, 1).filter((one) => !actions.has(one))
    const unknown = namedBy(FIELD, code, 2).filter((one) => !fields.has(one))
    return [
      ...(lost.length > 0
        ? [{ Kind: 'script_unknown_action', ...about, Names: lost } as const]
        : []),
      ...(unknown.length > 0
        ? [{ Kind: 'script_unknown_field', ...about, Names: unknown } as const]
        : []),
    ]
  })
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const namedBy = (pattern: RegExp, code: string, group: 1 | 2): string[] => [
  ...new Set(
    [...code.replaceAll(COMMENTS, '').matchAll(pattern)].map((found) => found[group] ?? ''),
  ),
]
