import { z } from 'zod'
import { id } from '../core/shapes.ts'
import { confirmedCount } from './confirmed.ts'
import { peopleFilter } from './people-filter.ts'

/** More than a page can choose one by one; whoever means more names a filter. */
const MAX_CHOSEN = 1_000

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

export const holderKind = z.enum(['mentor', 'supervisor', 'coordinator'])

/** All that match the filter; with `Ids` only those of them who were chosen one by one. */
export const chosenPeople = peopleFilter.extend({
  Ids: z.array(id).min(1).max(MAX_CHOSEN).optional(),
  /** Only mentees who have no default mentor. */
  WithoutMentor: z.boolean().default(false),
})

/** The same for what is done to them. */
export const confirmedPeople = chosenPeople.extend({ Confirmed: confirmedCount })

/** Spec §5: linking actions needs at least one of them, and a mentor. */
export const chosenActions = z
  .array(id)
  .min(1, { error: 'no_actions_selected' })
  .max(200)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' })

export const chosenMentor = z
  .int({ error: 'no_mentor_selected' })
  .min(1, { error: 'no_mentor_selected' })
  .max(2_147_483_647)

/** What came of linking. */
export const linkResult = z.strictObject({
  /** What undoes it; null when nothing was changed. */
  LinkingId: id.nullable(),
  /** How many people have somebody else now. */
  Changed: z.int(),
  /** How many had it so before. */
  Already: z.int(),
  /** How many somebody else linked in the same moment: they keep what that one gave them. */
  Skipped: z.int(),
  /** Planned meetings that went over to the new mentor, at their time. */
  HandedOver: z.int(),
  /** Planned meetings that stay with the former mentor, because the new one is busy or there is none. */
  Kept: z.int(),
})

/** What linking would come to. */
export const linkCount = z.strictObject({
  Matched: z.int(),
  Changed: z.int(),
  Already: z.int(),
  /** Planned meetings with mentors whom the people would no longer have. */
  Meetings: z.int(),
})

/** A person with everybody who looks after them now. */
export const linkedPerson = personName.extend({
  Active: z.boolean(),
  /** Where they live; null where the caller may not see it. */
  Area: z.string().nullable(),
  Mentor: personName.nullable(),
  ActionMentors: z.array(z.strictObject({ ActionId: id, Title: z.string(), Mentor: personName })),
  Supervisors: z.array(personName),
  Coordinators: z.array(personName),
})

/** Somebody who looks after people, and how many. */
export const holder = personName.extend({
  Area: z.string().nullable(),
  /** Active people who are theirs; of a mentor, as default mentor. */
  Load: z.int(),
  /** Further mentees whom they have for single actions. */
  ForActions: z.int(),
  /** How many they can take; null where nobody said. */
  Capacity: z.int().nullable(),
})

/** Why a mentor fits: spec-free, see docs/decisions/0025. */
const matchReason = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('area'), Value: z.string() }),
  z.strictObject({ Kind: z.literal('language'), Value: z.string() }),
  z.strictObject({ Kind: z.literal('field'), Label: z.string(), Value: z.string() }),
  z.strictObject({
    Kind: z.literal('capacity'),
    /** Places that are left beside the other first suggestions of the page; null without a limit. */
    Free: z.int().nullable(),
    Load: z.int(),
    /** How many others of the page have this mentor as their first suggestion. */
    OnPage: z.int(),
  }),
])

/** A mentor for a mentee who has none, and why. */
const suggestion = z.strictObject({
  Mentor: personName,
  /** From 0 to 100: how much of what could speak for the mentor does. */
  Score: z.int().min(0).max(100),
  Reasons: z.array(matchReason),
})

export const suggestedMatch = z.strictObject({
  Mentee: personName,
  Area: z.string().nullable(),
  /**
   * At most three, the first as the page as a whole shares out its mentees; none where every mentor
   * is full.
   */
  Suggestions: z.array(suggestion),
})

export const pair = z.strictObject({ MenteeId: id, MentorId: id })
