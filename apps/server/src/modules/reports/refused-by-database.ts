import pg from 'pg'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import type { OwnFields } from './own-fields.ts'
import type { ReadStatement } from './read-statement.ts'
import { nearTo, StatementRefused } from './refusal.ts'
import { viewsFor } from './views.ts'

/** A statement as it was sent: after so many characters the author's own begin. */
export interface Sent {
  readonly text: string
  readonly before: number
}

interface Running {
  readonly sent: Sent
  readonly own: OwnFields
  readonly context: CallContext
  readonly statement: ReadStatement
}

/** What PostgreSQL says of a text that it has only read: names and types, no value of a row. */
const OF_THE_TEXT = /^42/

/** By the code of PostgreSQL, where it has more to say than that the statement cannot be run. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^57014$/, 'sql_too_slow'],
  [/^22(P02|007|008|003)$/, 'sql_value'],
  [/^22012$/, 'sql_division'],
  [/^(53|54)/, 'sql_too_much'],
  [/^42P08$|^42P18$/, 'sql_parameter_type'],
  [/^42803$/, 'sql_grouping'],
  [/^42/, 'sql_meaning'],
]

/**
 * What the author is told of what PostgreSQL refused. Of what it met in a row nothing is said but the kind of error: its
 * words could have a value of somebody's in them.
 */
export function refusedByDatabase(error: unknown, running: Running): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const { code = '' } = error
  if (/^(08|57P|58|28|3D)/.test(code)) return new AppError('unavailable', { reason: error.message })
  const parameter = badParameter(error, running)
  if (parameter !== undefined) return refuseField(`Parameters.${parameter}`, 'sql_value')
  const { text } = running.statement
  if (code === '42703') return new StatementRefused(unknownColumn(error, running), text)
  const rule = RULES.find(([codes]) => codes.test(code))?.[1] ?? 'sql_failed'
  const about = OF_THE_TEXT.test(code) ? error.message : undefined
  return new StatementRefused({ rule, about, offset: offsetOf(error, running) }, text)
}

/** The parameter whose value does not read as what the text compares it with. */
function badParameter({ where }: pg.DatabaseError, { statement }: Running): string | undefined {
  const number = /parameter \$(\d+)/.exec(where ?? '')?.[1]
  return number === undefined ? undefined : statement.names[Number(number) - 1]
}

function offsetOf({ position }: pg.DatabaseError, { sent }: Running): number | undefined {
  const characters = Number(position ?? 0) - 1
  const offset = [...sent.text].slice(0, characters).join('').length - sent.before
  return characters < 0 || offset < 0 ? undefined : offset
}

function unknownColumn(error: pg.DatabaseError, running: Running) {
  const { own, context, statement } = running
  const name = /column "?([^"\s]+)"? does not exist/.exec(error.message)?.[1] ?? ''
  const last = name.split('.').at(-1) ?? ''
  const offset = offsetOf(error, running)
  if (own.unseen.some((one) => one.name === last))
    return { rule: 'sql_field_level', about: last, offset }
  const columns = viewsFor(context.actor.role)
    .filter((view) => statement.relations.includes(view.name))
    .flatMap((view) => Object.keys(view.columns))
  const near = nearTo(last, [...columns, ...own.seen.map((one) => one.name)])
  return { rule: 'sql_column', about: last, offset, near }
}
