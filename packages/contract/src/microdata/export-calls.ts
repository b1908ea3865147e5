import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MICRODATA } from '../core/routes.ts'
import { id, instant, someText } from '../core/shapes.ts'
import { isMis, MAX_NUMBERS, PERSON_FAULTS, SEND_REASONS, SEND_STATES } from './limits.ts'

const STAFF = { roles: MICRODATA, scope: 'relation' } as const

const numbers = z.array(someText.max(40)).min(1).max(MAX_NUMBERS)

const selection = z.strictObject({
  /** Registry numbers as they were pasted; one that is named twice counts once. */
  kayas: numbers,
  ProjectId: id,
  /** The action whose completion is a person's date; without, that of the settings. */
  ActionId: id.nullish(),
})

/** A condition of a MicrodataSendFilter, without what else the settings keep of it. */
const filterCondition = z.strictObject({
  Field: z.string().min(1).max(100),
  Match: z.enum(['equals', 'contains', 'in']).optional(),
  Value: z.union([z.string().max(500), z.array(z.string().max(500)).max(100)]),
})

/** What became of a form that was sent. */
const sending = z.strictObject({
  /** 1 while it is on its way, 0 before and afterwards (spec §4). */
  GreyList: z.union([z.literal(0), z.literal(1)]),
  State: z.enum(SEND_STATES),
  /** It is as it was sent; false where it has been opened since. */
  Current: z.boolean(),
  At: instant,
  /** Why there is no verdict. */
  Reason: z.enum(SEND_REASONS),
  /** What the receiver said against it. */
  XmlError: z.string(),
})

const phase = z.strictObject({
  State: z.enum(['none', 'draft', 'final']),
  At: instant.nullable(),
  /** Null where it has not been sent. */
  Sending: sending.nullable(),
})

/** A code of the operation, as records carry it. */
const mis = z.string().trim().refine(isMis, { error: 'mis' })

const outgoing = selection.extend({
  MIS: mis,
  /** The entry forms, or the exit forms. */
  Start: z.boolean(),
})

/** How far people's forms are, and how they leave the product. */
export const exportCalls = {
  getCompletion: readCall({
    path: '/api/User/GetMicrodataCompletion',
    summary:
      'How far both forms of people are, by registry number, in the order of the numbers; numbers of nobody in reach are named.',
    input: selection,
    example: ({ projectId }) => ({ ProjectId: projectId, kayas: ['0000000'] }),
    output: z.strictObject({
      /** Of the project's settings. */
      MIS: z.string(),
      /** The host that forms are sent to; '' where the project names none, or the operator allows none. */
      SendsTo: z.string(),
      HasForms: z.strictObject({ Start: z.boolean(), End: z.boolean() }),
      People: z.array(
        z.strictObject({
          Kayas: z.string(),
          UserId: id,
          FirstName: z.string(),
          LastName: z.string(),
          /** Whether they have left the project. */
          HasLeft: z.boolean(),
          Start: phase,
          End: phase,
          /** When the action of the date was completed. */
          Date: instant.nullable(),
          /** Whether the project's MicrodataSendFilter lets them through. */
          Sent: z.boolean(),
          Faults: z.array(z.enum(PERSON_FAULTS)),
        }),
      ),
      Unknown: z.array(z.string()),
      Ambiguous: z.array(z.string()),
    }),
    access: STAFF,
    rate: 'aggregate',
  }),
  tryFilter: readCall({
    path: '/api/User/TryMicrodataFilter',
    summary: 'How many mentees of the project a MicrodataSendFilter would let through now.',
    input: z.strictObject({ ProjectId: id, Filter: z.array(filterCondition).max(20) }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Filter: [{ Field: 'last_name', Match: 'contains' as const, Value: 'Π' }],
    }),
    output: z.strictObject({
      Mentees: z.int(),
      /** Null where a condition reads an identification number, or a field that is not there or not the caller's to see. */
      Passing: z.int().nullable(),
      /** The fields of the filter that are not there, or not the caller's to see. */
      Unknown: z.array(z.string()),
    }),
    access: { roles: ['Admin'], scope: 'project' },
    rate: 'aggregate',
  }),
  getMicrodata: readCall({
    path: '/api/User/GetMicrodata',
    summary:
      'The final forms of one phase of people as XML, with their numbers in full: those whom the MicrodataSendFilter lets through. docs/microdata.xsd says what is in it.',
    input: outgoing,
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
    feed: 'others',
    concerns: 'others',
    rate: 'bulk',
  }),
  sendMicrodata: writeCall({
    path: '/api/User/SendMicrodata',
    summary:
      'Sends the final forms of one phase of people to the address in the project’s settings, in the background; what was accepted as it is, is not sent again. GetMicrodataCompletion tells what became of each.',
    input: outgoing,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      kayas: ['0000000'],
      MIS: '5000000',
      Start: true,
    }),
    output: z.strictObject({
      /** They are on their way. */
      Queued: z.int(),
      /** They are on their way already, or were accepted as they are. */
      Already: z.int(),
      /** They are not final, not whole, or left out by the filter. */
      Left: z.int(),
    }),
    access: STAFF,
    audit: 'microdata.sent',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
    impersonation: 'refused',
  }),
}
