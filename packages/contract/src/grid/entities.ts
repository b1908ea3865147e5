import { z } from 'zod'
import { counts, day, id, instant } from '../core/shapes.ts'
import { dueReason } from '../actions/due-rule.ts'
import { peopleFilter } from '../people/people-filter.ts'
import { CELL_STATES } from './constants.ts'

const gridColumn = z.strictObject({
  Id: id,
  TypeId: z.int(),
  Title: z.string(),
  /** The path of groups, outermost first (spec §3, Action.Group). */
  Group: z.array(z.string()),
  Flags: z.int(),
  /** The last day for the action; a cell without trace is overdue after it. */
  Due: day.nullable(),
  /** From what each mentee's deadline counts, where it is not one date. */
  DueReason: dueReason.nullish(),
})

export const gridHeader = z.strictObject({
  Columns: z.array(gridColumn),
  GroupByGroup: z.boolean(),
  /** Whether actions that count in mentees' totals are hidden from the caller's role. */
  Partial: z.boolean(),
  /** Whether some columns have a ShowCondition, so that completing one may show another. */
  Conditional: z.boolean(),
})

/** Which mentees, in which order: shared by page, count and export. */
export const gridFilter = peopleFilter
  .pick({ ProjectId: true, Filter: true, Search: true, Active: true })
  .extend({
    MentorId: id.nullish(),
    CoordId: id.nullish(),
    /** Only mentees with a cell in this state: in the column ActionId, or in any. */
    State: z.enum(CELL_STATES).nullish(),
    /** Whom the caller reaches for this action. */
    ActionId: id.nullish(),
    /** `last_name`, `first_name`, `mentor` or `done`; `ActionOrder` sorts by that action's state. */
    Order: z.enum(['last_name', 'first_name', 'mentor', 'done']).default('last_name'),
    ActionOrder: id.nullish(),
    Desc: z.boolean().default(false),
  })

/** What is known of one mentee and one action; a cell without trace is left out. */
const gridCell = z.strictObject({
  ActionId: id,
  /** When it was completed. */
  Done: instant.optional(),
  /** When it is scheduled; a year from 3000 means inactive (spec §4). */
  At: instant.optional(),
})

const gridRow = z.strictObject({
  Id: id,
  FirstName: z.string(),
  LastName: z.string(),
  Active: z.boolean(),
  MentorId: id.nullable(),
  MentorName: z.string(),
  /** How many of the mentee's actions are completed, of those in Total. */
  DoneCount: z.int(),
  /**
   * How many actions the mentee has, as far as they are the caller's: without those hidden from the
   * mentee, those whose ShowCondition does not hold, and inactive ones that are not completed.
   */
  Total: z.int(),
  Cells: z.array(gridCell),
  /** Columns whose ShowCondition does not hold for the mentee; null or absent where there are none. */
  Unshown: z.array(id).nullish(),
  /** Deadlines of the mentee's own, in the place of the column's, by action id; null or absent without any. */
  Dues: z.record(z.string(), day).nullish(),
  /** The only actions of this mentee that are the caller's; null or absent where all are. */
  Only: z.array(id).nullish(),
})

export const gridPage = z.strictObject({
  list: z.array(gridRow),
  /** Where the next page continues; null on the last one. */
  Next: z.strictObject({ Key: z.string(), Id: id }).nullable(),
  ...counts,
})

export const gridCount = z.strictObject({
  count: z.int(),
  /** Mentees in the caller's reach, whatever the filter. */
  All: z.int(),
  Actions: z.array(
    z.strictObject({
      ActionId: id,
      Done: z.int(),
      Scheduled: z.int(),
      Overdue: z.int(),
      /** How many of the mentees found it counts for. */
      Of: z.int(),
      /** How many of them have a ShowCondition that does not hold. */
      Unshown: z.int(),
      /** How many of the mentees found are not the caller's in this action; none where absent. */
      Others: z.int().optional(),
    }),
  ),
})
