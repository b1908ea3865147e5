import { z } from 'zod'
import { day, id } from '../core/shapes.ts'
import { PROGRESS_BANDS, STATISTICS_WEEKS } from './statistics-scale.ts'

/** What happened from a Monday to the Sunday after it. */
const week = z.strictObject({
  Monday: day,
  Completions: z.int(),
  /** Planned or held. */
  Meetings: z.int(),
})

/** How many of the people for whom an action counts have completed it. */
const actionProgress = z.strictObject({ Id: id, Title: z.string(), Done: z.int(), Of: z.int() })

/** How a project's active mentees come along, as far as the caller reaches. */
export const statistics = z.strictObject({
  Mentees: z.int(),
  /** The oldest first; weeks in which nothing happened are there too. */
  Weeks: z.array(week).length(STATISTICS_WEEKS),
  /** How many people are in each of the PROGRESS_BANDS. */
  Bands: z.array(z.int()).length(PROGRESS_BANDS.length),
  /** The actions that the caller sees, in the order of the grid. */
  Actions: z.array(actionProgress),
  /** Whether actions that count in mentees' totals are hidden from the caller's role. */
  Partial: z.boolean(),
})
