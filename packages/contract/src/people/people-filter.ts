import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'

/** One condition on a field of the person (spec §3, user filter). */
const fieldCondition = z.strictObject({
  Field: z.string().min(1).max(100),
  Value: z.union([z.string().max(500), z.array(z.string().max(500)).max(100)]),
  Match: z.enum(['equals', 'contains', 'in']).default('equals'),
  /** Whether a text holds several values between commas or semicolons, any of which can be meant. */
  Separate: z.boolean().optional(),
  /** What the filter offers is the project's to say (Settings.User.Filters): taken and left alone. */
  Cascade: z.boolean().optional(),
  Options: z.array(z.string().max(500)).max(500).optional(),
})

/** Which people of a project: shared by every list, and by whatever is done to all that match. */
export const peopleFilter = z.strictObject({
  ProjectId: id,
  Filter: z.array(fieldCondition).max(20).default([]),
  Search: z.string().max(200).default(''),
  /** People who hold any of these roles; without, everybody. */
  Roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  filterMentorId: id.nullish(),
  filterCoordId: id.nullish(),
  filterState: z.int().min(0).max(3).nullish(),
  /** Only people whose state is active (true), only others (false), or all. */
  Active: z.boolean().nullish(),
})

/** People to do something for: all who match a filter, with or without the staff among them. */
export const peopleSelection = peopleFilter.extend({
  /** Leaves out whoever holds another role than a participant's. */
  WithoutStaff: z.boolean().default(false),
})

export type PeopleFilter = z.output<typeof peopleFilter>
