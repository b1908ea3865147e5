import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { MICRODATA } from '../core/routes.ts'
import { id, instant } from '../core/shapes.ts'
import { MAX_NUMBERS, MAX_REASON, PERSON_FAULTS } from './limits.ts'

const STAFF = { roles: MICRODATA, scope: 'relation' } as const

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
  Options: z.array(z.strictObject({ Id: z.string(), Label: z.string() })).readonly(),
  DefaultField: z.string(),
  DefaultValue: z.string(),
  ConditionId: z.string(),
  ConditionInverse: z.boolean(),
})

const personFaults = z.array(z.enum(PERSON_FAULTS))

const name = z.strictObject({ FirstName: z.string(), LastName: z.string() })

const form = z.strictObject({
  FirstName: z.string(),
  LastName: z.string(),
  Questions: z.array(question).readonly(),
  /** What was saved; until then what the person's fields propose. */
  Data: z.array(answer),
  Final: z.boolean(),
  /** 0 until something is saved. */
  Version: z.int(),
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
    Data: z.array(answer).max(500),
    Final: z.boolean(),
    /** The version that was read; a conflict where somebody saved since. Without, what is there is replaced. */
    Version: z.int().min(0).optional(),
  }),
  output: z.strictObject({ Final: z.boolean(), Version: z.int() }),
  access: STAFF,
  audit: 'microdata.saved',
  concerns: 'others',
} as const

const numbers = z
  .array(z.string().trim().min(1, { error: 'required' }).max(40))
  .min(1)
  .max(MAX_NUMBERS)

const selection = z.strictObject({
  /** Registry numbers as they were pasted; one that is named twice counts once. */
  kayas: numbers,
  ProjectId: id,
  /** The action whose completion is a person's date; without, that of the settings. */
  ActionId: id.nullish(),
})

const completed = {
  output: z.strictObject({ Completed: z.boolean() }),
  input: person,
  access: STAFF,
} as const

const phase = z.strictObject({
  State: z.enum(['none', 'draft', 'final']),
  At: instant.nullable(),
})

/** The entry and exit forms of people whose participation is publicly funded (spec §2.3, §3). */
export const microdataCalls = defineCalls('microdata', {
  getStart: readCall({
    path: '/api/User/GetMicrodataStart',
    summary: 'The entry form of a person: its questions, what was answered, and what happened.',
    input: person,
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: form,
    access: STAFF,
  }),
  getEnd: readCall({
    path: '/api/User/GetMicrodataEnd',
    summary: 'The exit form of a person: its questions, what was answered, and what happened.',
    input: person,
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: form,
    access: STAFF,
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
    concerns: 'others',
  }),
  completedStart: readCall({
    ...completed,
    path: '/api/User/CompletedMicrodataStart',
    summary: 'Whether the entry form of a person is final.',
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  }),
  completedEnd: readCall({
    ...completed,
    path: '/api/User/CompletedMicrodataEnd',
    summary: 'Whether the exit form of a person is final.',
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  }),
  getCompletion: readCall({
    path: '/api/User/GetMicrodataCompletion',
    summary:
      'How far both forms of people are, by registry number, in the order of the numbers; numbers of nobody in reach are named.',
    input: selection,
    example: ({ projectId }) => ({ ProjectId: projectId, kayas: ['0000000'] }),
    output: z.strictObject({
      /** Of the project's settings. */
      MIS: z.string(),
      HasForms: z.strictObject({ Start: z.boolean(), End: z.boolean() }),
      People: z.array(
        z.strictObject({
          Kayas: z.string(),
          UserId: id,
          FirstName: z.string(),
          LastName: z.string(),
          Start: phase,
          End: phase,
          /** When the action of the date was completed. */
          Date: instant.nullable(),
          /** Whether the project's MicrodataSendFilter lets them through. */
          Sent: z.boolean(),
          Faults: personFaults,
        }),
      ),
      Unknown: z.array(z.string()),
      Ambiguous: z.array(z.string()),
    }),
    access: STAFF,
    rate: 'aggregate',
  }),
  getMicrodata: readCall({
    path: '/api/User/GetMicrodata',
    summary:
      'The final forms of one phase of people as XML, with their numbers in full: those whom the MicrodataSendFilter lets through. docs/microdata.xsd says what is in it.',
    input: selection.extend({
      MIS: z
        .string()
        .trim()
        .regex(/^\d{7}$/, { error: 'mis' }),
      /** The entry forms, or the exit forms. */
      Start: z.boolean(),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      kayas: ['0000000'],
      MIS: '5000000',
      Start: true,
    }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/xml', name: 'microdata.xml' },
    access: STAFF,
    audit: 'microdata.exported',
    concerns: 'others',
    rate: 'bulk',
  }),
})
