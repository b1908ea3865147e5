import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { asksCount, counts, id, listPlace, page, paged, rowsOfPage } from '../core/shapes.ts'
import { chosenPeople, holder, holderKind, linkedPerson } from './linking-entities.ts'

const READING = { roles: OVERSEEING_ROLES, scope: 'relation' } as const

/** The page links of an administration's list (spec §9), and so the furthest that one page is from another. */
const PAGE_LINKS = 10

/** Who is listed for linking. */
const listed = chosenPeople
  .omit({ Ids: true })
  .extend({ Kind: z.enum(['mentee', 'mentor']).default('mentee') })

/** The people who are linked, and those to whom they are. */
export const linkingReads = {
  listLinkable: readCall({
    path: '/api/linking/people',
    summary:
      'Mentees or mentors within reach with everybody who looks after them, ten a page. A page lies `Apart` pages after `After` or before `Before`; without them it is counted from the nearer end where `Total` says how many match.',
    input: listed.extend({
      page,
      ...rowsOfPage,
      After: listPlace.optional(),
      Before: listPlace.optional(),
      /** How many pages away from that place the page is: 1 next to it. Page links reach no further. */
      Apart: z.int().min(1).max(PAGE_LINKS).default(1),
      Total: z.int().min(0).optional(),
      ...asksCount,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: z.strictObject({
      list: z.array(linkedPerson),
      /** Where the page begins and ends; null for one without people. */
      Ends: z.strictObject({ First: listPlace, Last: listPlace }).nullable(),
      ...counts,
    }),
    access: READING,
  }),
  countLinkable: readCall({
    path: '/api/linking/peopleCount',
    summary: 'How many mentees or mentors match; asked once for a filter.',
    input: listed,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ count: z.int() }),
    access: READING,
    rate: 'aggregate',
  }),
  listAssignable: readCall({
    path: '/api/linking/holders',
    summary:
      'Mentors, supervisors or coordinators within reach, with how many people they have and can take, ten a page.',
    input: z.strictObject({
      ProjectId: id,
      Kind: holderKind,
      Search: z.string().max(200).default(''),
      Order: z.enum(['name', 'free']).default('name'),
      page,
      ...rowsOfPage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Kind: 'mentor' as const, page: 1 }),
    output: paged(holder),
    access: READING,
  }),
}
