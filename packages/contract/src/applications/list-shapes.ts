import { z } from 'zod'
import { filterDay, id } from '../core/shapes.ts'
import { GROUPS, type ApplicationGroup } from './statuses.ts'

/** An application that a move leaves where it stands, and why. */
export const stays = z.strictObject({
  Id: id,
  Protocol: z.string(),
  Because: z.string(),
  SameAs: z.string().optional(),
})

const groups = Object.keys(GROUPS) as ApplicationGroup[]

/** What a list of applications may be narrowed to; what is left out does not matter. */
const filter = z.strictObject({
  /** They wait for a place. */
  Waiting: z.boolean().optional(),
  /** Changes were asked for that have not come. */
  ChangesAsked: z.boolean().optional(),
  /** Others may be of the same person. */
  Duplicates: z.boolean().optional(),
  /** Whether the address is proven. */
  Proof: z.enum(['proven', 'unproven']).optional(),
  /** How many score sheets are in: none, one, or both. */
  Sheets: z.enum(['none', 'one', 'both']).optional(),
  /** The reviewers are farther apart than the project lets pass. */
  Disagreement: z.boolean().optional(),
  /** The caller may still hand a score sheet in. */
  Mine: z.boolean().optional(),
  From: filterDay.optional(),
  Until: filterDay.optional(),
})

/** Which applications, and in which order. */
export const listView = z.strictObject({
  Group: z.enum(groups),
  Search: z.string().max(200),
  Filter: filter.default({}),
  Sort: z.enum(['received', 'name', 'score']).default('received'),
})
