import type { ErrorCode } from '@telemachos/contract/core/errors'
import { AppError, notFound } from './errors.ts'

/** What a row, or who asks, has to fulfil; its name says what. */
type Condition<Row, Context> = (row: Row, context: Context) => boolean

/** A condition, and the refusal where it does not hold. */
type Rule<Row, Context> = readonly [
  holds: Condition<Row, Context>,
  otherwise: ErrorCode | ((row: Row, context: Context) => AppError),
]

type Absent = undefined | null | false
type Present<Row> = Exclude<Row, Absent>

/**
 * One line of a module's policy: who may do one thing to a row. Loads the row and checks each rule,
 * in their order.
 *
 * @param what the row, for the log.
 * @param find loads it by a statement that has the caller's reach as its condition. What it does not
 *   find is out of reach or does not exist, which are answered alike: not_found.
 *
 * ```ts
 * const find = async (reach, id) => (reach.includes(id) ? { id, open: false } : undefined)
 * const readDoor = access('door', find)
 * const enterDoor = access('door', find, [(door) => door.open, 'forbidden'])
 * await readDoor([7], 7) // => { id: 7, open: false }
 * await readDoor([7], 8).catch(({ code }) => code) // => 'not_found'
 * await enterDoor([7], 7).catch(({ code }) => code) // => 'forbidden'
 * ```
 */
export function access<Context, Key extends readonly unknown[], Row>(
  what: string,
  find: (context: Context, ...key: Key) => Row | Promise<Row>,
  ...rules: readonly Rule<NoInfer<Present<Row>>, NoInfer<Context>>[]
): Access<Context, Key, Present<Row>> {
  const seen = found(what)
  const check = allow(...rules)
  const load = async (context: Context, ...key: Key) => {
    const row = seen(await find(context, ...key), ...key)
    check(row, context)
    return row
  }
  return Object.assign(load, { can: check.can })
}

interface Access<Context, Key extends readonly unknown[], Row> extends Can<Row, Context> {
  (context: Context, ...key: Key): Promise<Row>
}

interface Allow<Row, Context> extends Can<Row, Context> {
  (row: Row, context: Context): void
}

interface Can<Row, Context> {
  /** Whether every rule holds for a row that is at hand: the same answer without throwing. */
  readonly can: (row: Row, context: Context) => boolean
}

/**
 * The same for a row that is at hand already.
 *
 * ```ts
 * const enter = allow([(door) => door.open, 'forbidden'])
 * enter({ open: true }, {}) // => undefined
 * enter({ open: false }, {}) // => throws AppError
 * enter.can({ open: false }, {}) // => false
 * ```
 */
export function allow<Row, Context>(...rules: readonly Rule<Row, Context>[]): Allow<Row, Context> {
  const brokenBy = (row: Row, context: Context) => rules.find(([holds]) => !holds(row, context))
  const check = (row: Row, context: Context): void => {
    const broken = brokenBy(row, context)
    if (!broken) return
    const [, otherwise] = broken
    throw typeof otherwise === 'string' ? new AppError(otherwise) : otherwise(row, context)
  }
  return Object.assign(check, { can: (row: Row, context: Context) => !brokenBy(row, context) })
}

/**
 * The same for the answer of a statement that does the work and has the condition itself.
 *
 * ```ts
 * const ownDoor = found('door')
 * ownDoor({ id: 7 }) // => { id: 7 }
 * ownDoor(undefined) // => throws AppError
 * ```
 */
export function found(what: string): <Row>(row: Row, ...key: readonly unknown[]) => Present<Row> {
  return (row, ...key) => {
    if (isPresent(row)) return row
    const ids = key.filter((part) => typeof part === 'number')
    throw notFound(`${[what, ...ids].join(' ')} is out of reach or does not exist`)
  }
}

function isPresent<Row>(row: Row): row is Present<Row> {
  return row !== undefined && row !== null && row !== false
}
