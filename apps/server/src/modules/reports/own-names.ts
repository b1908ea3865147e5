import { MOST_NODES, type AllowedNames } from './allowed.ts'
import type { Refuse } from './refusal.ts'
import { fieldsOf, locationOf, namesOf, textOf, type Fields } from './tree-fields.ts'

/** The names that a text gives itself. */
export interface OwnNames {
  /** Its parts, of WITH. */
  readonly parts: ReadonlySet<string>
  /** For each name that it gives a function in FROM: what columns each of those of that name has. */
  readonly columnsOfFunctions: ReadonlyMap<string, readonly ReadonlySet<string>[]>
}

/**
 * The names that the text gives to its own parts.
 * @throws StatementRefused for a part that is called as what is closed.
 */
export function gatherNames(tree: unknown, allowed: AllowedNames, refuse: Refuse): OwnNames {
  const parts = new Set<string>()
  const columnsOfFunctions = new Map<string, ReadonlySet<string>[]>()
  const queue: unknown[] = [tree]
  for (let index = 0; index < queue.length && index < MOST_NODES * 10; index++) {
    const one = queue[index]
    if (typeof one !== 'object' || one === null) continue
    for (const [key, inner] of Object.entries(one)) {
      queue.push(inner)
      if (key === 'RangeFunction') {
        const { name, columns } = functionNames(fieldsOf(inner))
        columnsOfFunctions.set(name, [...(columnsOfFunctions.get(name) ?? []), columns])
      }
      if (key !== 'CommonTableExpr') continue
      const part = fieldsOf(inner)
      const name = textOf(part['ctename'])
      if (name.startsWith('pg_') || allowed.closed.has(name))
        throw refuse({ rule: 'sql_name_closed', about: name }, locationOf(part))
      parts.add(name)
    }
  }
  return { parts, columnsOfFunctions }
}

/** What a function in FROM is called, and its columns: its alias, or the function's own name. */
function functionNames(node: Fields): { name: string; columns: Set<string> } {
  const alias = fieldsOf(node['alias'])
  const name = textOf(alias['aliasname']) || functionOf(node)
  const listed = namesOf(alias['colnames'])
  return { name, columns: new Set([...(listed.length > 0 ? listed : [name]), 'ordinality']) }
}

function functionOf({ functions }: Fields): string {
  const [first] = Array.isArray(functions) ? (functions as unknown[]) : []
  const { items } = fieldsOf(fieldsOf(first)['List'])
  const [call] = Array.isArray(items) ? (items as unknown[]) : []
  return namesOf(fieldsOf(fieldsOf(call)['FuncCall'])['funcname']).at(-1) ?? ''
}
