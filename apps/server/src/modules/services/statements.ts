import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { defineSharedPort } from '../../kernel/port.ts'

export type Cell = string | number | boolean | null

/** Checks and runs what authors write in SQL, in its sandbox. */
interface Statements {
  /** @throws invalid_input naming `Query`, with line and column. */
  check(query: string): Promise<{ readonly parameters: readonly string[] }>
  /** Runs a query with the caller's reach. */
  run(
    context: CallContext,
    statement: {
      readonly query: string
      readonly parameters: Record<string, Cell | Cell[]>
    },
  ): Promise<{
    readonly columns: readonly string[]
    readonly rows: readonly Record<string, Cell>[]
    readonly truncated: boolean
  }>
}

/** What services need of reports. */
export const statementRunners = defineSharedPort<Statements>()

/** @throws rule_violated `sql_away` where nothing runs statements. */
export function statements(): Statements {
  const [runner] = statementRunners.all()
  if (!runner) throw ruleViolated('sql_away')
  return runner
}
