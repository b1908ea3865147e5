/**
 * When the plan of a statement is kept, and when it is made anew.
 *
 * A statement is prepared under a name. PostgreSQL plans it for its values five times; then it keeps one plan
 * for all values, where it expects of that plan no more cost than of those five. The one that is kept expects
 * the same number of rows whoever asks. What an author of a statement does about it:
 *
 * | The statement                                           | What to do                                   |
 * | ------------------------------------------------------- | -------------------------------------------- |
 * | is about as many rows whatever its values are           | nothing: its plan is kept                    |
 * | counts or exports rows that are few for one, and        | `plannedAnew`, which costs one or two        |
 * | thousands for another                                   | milliseconds each time                       |
 * | finds its rows by ids, and asks whose they are          | looks at each row by a condition of which    |
 * |                                                         | no index is asked, and hides who asks        |
 * |                                                         | (`unseen`): kept                             |
 * | is read in its order up to a page                       | two forms, of few and of many, joined by     |
 * |                                                         | `union all`, and hides who asks: kept        |
 * | names so many tables that planning takes longer than    | the same, and hides project and time as      |
 * | reading                                                 | well: kept                                   |
 * | has a limit                                             | `whole`: a parameter's number is not known   |
 *
 * For the people whom somebody may touch `within` of people does all of it. `app/plans.test.ts` looks at the
 * plans as a connection has them after twenty calls.
 */
import { sql, Sql, type SqlValue } from './sql.ts'

/**
 * Has the database plan every statement that this becomes a part of anew, for its values.
 *
 * ```ts
 * plannedAnew(unseen(7, 'int')).isPlannedAnew // => true
 * ```
 */
export const plannedAnew = ({ parts, values }: Sql): Sql => new Sql(parts, values, true)

/**
 * A value that PostgreSQL does not see while it plans: a plan for this one is then expected to cost what the
 * plan for all does, which is kept.
 *
 * ```ts
 * unseen(7, 'int').text // => '(select $1::int)'
 * ```
 */
export const unseen = (value: SqlValue | Sql, type: keyof typeof TYPES): Sql =>
  sql`(select ${value}${TYPES[type]})`

const TYPES = { int: sql`::int`, text: sql`::text`, timestamptz: sql`::timestamptz` } as const
