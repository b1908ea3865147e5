import type { CallContext } from '../../kernel/context.ts'
import { checkStatement, rowsAsObjects, runStatement } from '../reports/index.ts'

export type Cell = string | number | boolean | null

/** Rows by the names of their columns. */
interface Answer {
  readonly columns: readonly string[]
  readonly rows: readonly Record<string, Cell>[]
  readonly truncated: boolean
}

/** The names that a query takes, in its order. @throws invalid_input naming `Query`, with line and column. */
export const namesOf = async (context: CallContext, query: string): Promise<readonly string[]> =>
  (await checkStatement(context, query)).parameters

/** Runs a query with the caller's reach, in the sandbox of reports. */
export async function runQuery(
  context: CallContext,
  query: string,
  parameters: Record<string, Cell | Cell[]>,
): Promise<Answer> {
  const { columns, rows, truncated } = await runStatement(context, { query, parameters })
  return { columns: columns.map(({ Name }) => Name), rows: rowsAsObjects(columns, rows), truncated }
}
