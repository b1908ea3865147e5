import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id, instant, jsonText, page } from '../core/shapes.ts'
import { formField } from './form-field.ts'

const withinReach = { roles: [...OVERSEEING_ROLES, 'Mentor'], scope: 'relation' } as const

const formVersion = z.int().min(1).max(2_147_483_647)

/** Which of the mentees within reach, and which part of the form. */
const filter = z.strictObject({
  ProjectId: id,
  ActionId: id,
  Part: z.enum(['mentee', 'public', 'about']).default('mentee'),
  /** Who have written, who have not, or who have completed the action. */
  State: z.enum(['written', 'missing', 'completed', 'all']).default('written'),
  Search: z.string().max(100).default(''),
  /** Whose answer to a field is such, or has the words in it. */
  Answer: z.strictObject({ Field: z.string().max(40), Value: z.string().max(300) }).optional(),
  /** Who have begun on this version. */
  FormVersion: formVersion.optional(),
})

const example = ({ projectId, actionId }: { projectId: number; actionId: number }) => ({
  ProjectId: projectId,
  ActionId: actionId,
})

/** What people wrote in the forms of actions: tables, totals and files. */
export const formResultCalls = {
  listFormResults: readCall({
    path: '/api/action/FormResults',
    summary:
      'What is written in a part of an action’s form about each mentee within reach, by name and page; answers to fields that were not shown are left out.',
    input: filter.extend({ Page: page.default(1), Count: z.int().min(1).max(100).default(10) }),
    example,
    output: z.strictObject({
      list: z.array(
        z.strictObject({
          MenteeId: id,
          FirstName: z.string(),
          LastName: z.string(),
          Completed: z.boolean(),
          /** Null where nothing is written. */
          FormVersion: formVersion.nullable(),
          At: instant.nullable(),
          Data: jsonText,
        }),
      ),
      count: z.int(),
      All: z.int(),
      /** The fields of every version that was begun on, the present one's first. */
      Fields: z.array(formField),
      /** The versions that were begun on, the newest first. */
      Versions: z.array(formVersion),
    }),
    access: withinReach,
  }),
  countFormResults: readCall({
    path: '/api/action/FormTotals',
    summary:
      'How often each choice of a part of an action’s form was made by the mentees that a filter finds, and the mean of numbers.',
    input: filter,
    example,
    output: z.strictObject({
      /** How many have written in the part. */
      Written: z.int(),
      Fields: z.array(
        z.strictObject({
          Name: z.string(),
          /** How many have answered it. */
          Answered: z.int(),
          Mean: z.number().nullable(),
          /** By the values that were chosen; empty for what is no choice. */
          Values: z.array(z.strictObject({ Value: z.string(), Count: z.int() })),
        }),
      ),
    }),
    access: withinReach,
    rate: 'aggregate',
  }),
  startFormExport: writeCall({
    path: '/api/action/StartFormExport',
    summary:
      'Records that what a filter finds in a part of an action’s form is exported, and says how many pages of fifty FormResults has.',
    input: filter,
    example,
    output: z.strictObject({ count: z.int(), Pages: z.int() }),
    access: withinReach,
    audit: 'actions.formExported',
    feed: 'project',
    rate: 'bulk',
  }),
}
