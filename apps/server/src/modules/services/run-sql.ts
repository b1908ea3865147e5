import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readServiceParam } from '@telemachos/rules/service-params'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, type RefusedField } from '../../kernel/errors.ts'
import { noteUse } from './note-use.ts'
import { accessSqlService } from './policy.ts'
import { namesOf, runQuery, type Cell } from './statements.ts'

type Calls = typeof contract.services.calls
type Params = InputOf<Calls['runSqlService']>['Params']

/** Runs an SQL service as the caller. */
export async function runSqlService(
  { name, Params }: InputOf<Calls['runSqlService']>,
  context: CallContext,
): Promise<OutputOf<Calls['runSqlService']>> {
  const { id, body } = await accessSqlService(context, name)
  await noteUse(context, id)
  return answer(context, body, Params)
}

/** Runs a query that is not saved yet, as its author. */
export function trySqlService(
  { Query, Params }: InputOf<Calls['trySqlService']>,
  context: CallContext,
): Promise<OutputOf<Calls['trySqlService']>> {
  return answer(context, Query, Params)
}

async function answer(
  context: CallContext,
  query: string,
  params: Params,
): Promise<OutputOf<Calls['runSqlService']>> {
  const bound = bindParams(await namesOf(context, query), params)
  const { columns, rows, truncated } = await runQuery(context, query, bound)
  return { Result: [...rows], Columns: [...columns], Truncated: truncated }
}

/**
 * What a query is given: each of its names but those that begin with an underscore has to be there.
 * @throws invalid_input naming what is missing, is none of its names, or is no value.
 */
function bindParams(names: readonly string[], params: Params): Record<string, Cell | Cell[]> {
  const missing = names.filter((name) => !name.startsWith('_') && !(name in params))
  const unknown = Object.keys(params).filter((name) => !names.includes(name))
  const faults: RefusedField[] = [
    ...missing.map((name) => ({ field: `Params.${name}`, rule: 'required' })),
    ...unknown.map((name) => ({ field: `Params.${name}`, rule: 'unknown_param' })),
    ...Object.entries(params).flatMap(([name, value]) =>
      isBindable(value) ? [] : [{ field: `Params.${name}`, rule: 'param_value' }],
    ),
  ]
  if (faults.length > 0) throw new AppError('invalid_input', { fields: faults.slice(0, 20) })
  return Object.fromEntries(
    names.map((name) => {
      const value = params[name] ?? null
      return [name, Array.isArray(value) ? value.map(cellOf) : cellOf(value)]
    }),
  )
}

const isCell = (value: unknown): value is Cell => typeof value !== 'object' || value === null

const isBindable = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isCell) : isCell(value)

const cellOf = (value: unknown): Cell => (isCell(value) ? readServiceParam(value) : null)
