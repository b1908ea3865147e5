import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MICRODATA } from '../core/routes.ts'
import { besidePage, day, id, instant, MAX_ID, page, paged } from '../core/shapes.ts'
import { MAX_REASON, PERSON_FAULTS, PHASES, TRAIT_NAMES } from './limits.ts'

const STAFF = { roles: MICRODATA, scope: 'relation' } as const
/** Whoever a form is about may fill it in too. */
const STAFF_OR_SELF = { roles: [...MICRODATA, 'Mentee'], scope: 'relation' } as const

const person = z.strictObject({ ProjectId: id, UserId: id })

/** An answer; of a choice the id of the option. */
const answer = z.strictObject({ id: z.string().min(1).max(100), Answer: z.string().max(1000) })

const question = z.strictObject({
  Id: z.string(),
  Text: z.string(),
  Hint: z.string(),
  Type: z.number(),
  Child: z.boolean(),
  Required: z.boolean(),
  Options: z
    .array(
      z.strictObject({
        Id: z.string(),
        Label: z.string(),
        Indicator: z.enum(['', ...TRAIT_NAMES]),
      }),
    )
    .readonly(),
  DefaultField: z.string(),
  DefaultValue: z.string(),
  ConditionId: z.string(),
  ConditionInverse: z.boolean(),
  Indicator: z.enum(['', 'joined', 'left']),
})

/** The session's project and the caller without them, as the specification's calls have it. */
const personOrSelf = z.strictObject({ ProjectId: id.optional(), UserId: id.optional() })

/** The form as it was begun or, with NewForm, what the project asks now. */
const reading = personOrSelf.extend({ NewForm: z.boolean().default(false) })

const personFaults = z.array(z.enum(PERSON_FAULTS))

const name = z.strictObject({ FirstName: z.string(), LastName: z.string() })

const form = z.strictObject({
  FirstName: z.string(),
  LastName: z.string(),
  /** Whether they have left the project: their details change once they come back. */
  HasLeft: z.boolean(),
  Questions: z.array(question).readonly(),
  /** What was saved; until then what the person's fields propose. */
  Data: z.array(answer),
  Final: z.boolean(),
  /** 0 until something is saved. */
  Version: z.int(),
  /** The version of the project's form that it is written on; 0 until something is saved. */
  FormVersion: z.int(),
  /** The project asks other questions since: a draft can go on with those. */
  HasNewForm: z.boolean(),
  /** What stands against a final form, whatever is answered. */
  Faults: personFaults,
  History: z.array(
    z.strictObject({
      Version: z.int(),
      At: instant,
      By: name.nullable(),
      Event: z.enum(['draft', 'final', 'opened']),
      Reason: z.string(),
    }),
  ),
})

const saving = {
  input: person.extend({
    Data: z
      .array(answer)
      .max(500)
      .superRefine((answers, context) => {
        const named = new Set<string>()
        for (const [index, { id: name }] of answers.entries()) {
          if (named.has(name))
            context.addIssue({ code: 'custom', message: 'duplicate', path: [index, 'id'] })
          named.add(name)
        }
      }),
    Final: z.boolean(),
    /** The version that was read; a conflict where somebody saved since. Without, what is there is replaced. */
    Version: z.int().min(0).max(MAX_ID).optional(),
    /** Goes on with what the project asks now, in place of what the form was begun with. */
    NewForm: z.boolean().default(false),
  }),
  output: z.strictObject({ Final: z.boolean(), Version: z.int() }),
  access: STAFF_OR_SELF,
  audit: 'microdata.saved',
  feed: 'project',
  concerns: 'others',
} as const

const completed = {
  output: z.strictObject({ Completed: z.boolean() }),
  input: personOrSelf,
  access: STAFF_OR_SELF,
} as const

/** The entry and exit forms of people whose participation is publicly funded (spec §2.3, §3). */
export const formCalls = {
  listUnfinished: readCall({
    path: '/api/User/MicrodataUnfinished',
    summary:
      'Forms that are not final: the entry form of who has joined, and the exit form of who has left, each due four weeks after; the oldest deadline first, ten a page.',
    input: z.strictObject({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(
      name.extend({
        UserId: id,
        Phase: z.enum(PHASES),
        State: z.enum(['none', 'draft']),
        Due: day,
      }),
    ),
    access: STAFF,
    rate: 'aggregate',
  }),
  getStart: readCall({
    path: '/api/User/GetMicrodataStart',
    summary:
      'The entry form of a person: its questions, what was answered, and what happened; without a person, of the caller.',
    input: reading,
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: form,
    access: STAFF_OR_SELF,
  }),
  getEnd: readCall({
    path: '/api/User/GetMicrodataEnd',
    summary:
      'The exit form of a person: its questions, what was answered, and what happened; without a person, of the caller.',
    input: reading,
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: form,
    access: STAFF_OR_SELF,
  }),
  setStart: writeCall({
    ...saving,
    path: '/api/User/SetMicrodataStart',
    summary:
      'Saves the entry form of a person as a draft or as final; what is final is read-only until it is opened again.',
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      Data: [],
      Final: false,
    }),
  }),
  setEnd: writeCall({
    ...saving,
    path: '/api/User/SetMicrodataEnd',
    summary:
      'Saves the exit form of a person as a draft or as final; what is final is read-only until it is opened again.',
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      Data: [],
      Final: false,
    }),
  }),
  unfinalize: writeCall({
    path: '/api/User/UnfinalizeMicrodata',
    summary: 'Opens a final form again. Failed where it was not final.',
    input: person.extend({
      end: z.boolean(),
      Reason: z.string().trim().max(MAX_REASON).default(''),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      end: false,
    }),
    output: z.enum(['OK', 'Failed']),
    access: STAFF,
    audit: 'microdata.opened',
    feed: 'project',
    concerns: 'others',
  }),
  completedStart: readCall({
    ...completed,
    path: '/api/User/CompletedMicrodataStart',
    summary: 'Whether the entry form of a person is final; without a person, of the caller.',
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  }),
  completedEnd: readCall({
    ...completed,
    path: '/api/User/CompletedMicrodataEnd',
    summary: 'Whether the exit form of a person is final; without a person, of the caller.',
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  }),
  getVersion: readCall({
    path: '/api/User/GetMicrodataVersion',
    summary: 'What one version of a form said, with the questions that it was written on.',
    input: person.extend({ end: z.boolean(), Version: z.int().min(1).max(MAX_ID) }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      end: false,
      Version: 1,
    }),
    output: z.strictObject({ Questions: z.array(question).readonly(), Data: z.array(answer) }),
    access: STAFF_OR_SELF,
  }),
}
