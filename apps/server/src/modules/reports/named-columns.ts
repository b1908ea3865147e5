import { querySteps, type QuerySteps } from '@telemachos/contract/reports/steps'
import { parse } from 'libpg-query'
import { fieldsOf, textOf, type Fields } from './tree-fields.ts'

/** A name has as many bytes in PostgreSQL. */
const LONGEST_NAME = 63

/** A name as results have it: PostgreSQL cuts what is longer, between two letters. */
const cutName = (name: string): string =>
  Buffer.from(name)
    .subarray(0, LONGEST_NAME)
    .toString()
    .replace(/\uFFFD+$/, '')

/** What an author of steps has called their numbers, in their order. */
export const namesOfSteps = ({ Measures }: QuerySteps): string[] =>
  distinct(Measures.map(({ Label }) => cutName(Label)))

/** What an author of a query has called its columns, by `as` or in its steps; none of a text that cannot be read. */
export async function namedColumns(text: string, steps: unknown): Promise<string[]> {
  const bySteps = querySteps.nullable().safeParse(steps ?? null)
  if (bySteps.success && bySteps.data) return namesOfSteps(bySteps.data)
  const targets = targetsOf(await parsed(text))
  return distinct(targets.map((one) => textOf(fieldsOf(fieldsOf(one)['ResTarget'])['name'])))
}

async function parsed(text: string): Promise<Fields> {
  try {
    const { stmts } = (await parse(text)) as unknown as { readonly stmts: readonly unknown[] }
    return fieldsOf(fieldsOf(fieldsOf(stmts[0])['stmt'])['SelectStmt'])
  } catch {
    return {}
  }
}

/** Of several that are joined by `union` the first names the columns. */
function targetsOf(select: Fields): readonly unknown[] {
  const first = select['larg']
  if (first !== undefined) return targetsOf(fieldsOf(fieldsOf(first)['SelectStmt'] ?? first))
  const targets = select['targetList']
  return Array.isArray(targets) ? targets : []
}

/** Each once; what has no letter is the same in every language. */
const distinct = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => /\p{L}/u.test(name))),
]
