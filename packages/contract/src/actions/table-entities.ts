import { z } from 'zod'
import { dueRule } from './due-rule.ts'
import { day, id, instant, translations } from '../core/shapes.ts'

/** The path of a group of actions, outermost first (spec §3, Action.Group). */
export const groupPath = z.array(z.string().min(1).max(200)).max(6)

/** A row of the table of actions. */
export const tableAction = z.strictObject({
  ActionId: id,
  TypeId: z.int(),
  Title: z.string(),
  Titles: translations(300),
  /** Of its content; rises with each change. */
  Version: z.int(),
  Group: z.array(z.string()),
  /** Grid flags (spec §3). */
  Flags: z.int(),
  Due: day.nullable(),
  /** From what its deadline counts for each mentee; null where it is one date, or none. */
  DueRule: dueRule.nullable(),
  /** Of its entry in the grid; rises with each change. */
  Revision: z.int(),
  ShowCondition: z.string(),
  EnableCondition: z.string(),
  QuestId: z.int().nullable(),
  /** How many active mentees of the caller's have completed it, of how many for whom it counts. */
  Done: z.int(),
  Of: z.int(),
  /** To how many of them its ShowCondition does not show it. */
  Unshown: z.int(),
  /** The other projects that have it. */
  SharedWith: z.array(z.string()),
  /** When its entry in the grid was changed last, and by whom. */
  ChangedAt: instant.nullable(),
  ChangedBy: z.string().nullable(),
  ArchivedAt: instant.nullable(),
  /** When a draft was written that waits to be published, for authors; null where none does. */
  DraftAt: instant.nullable(),
})
