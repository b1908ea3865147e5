import { z } from 'zod'
import { confirmedCount } from '../people/confirmed.ts'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id, instant, someText } from '../core/shapes.ts'
import { MAX_NUMBERS, PAYMENT_ACTIONS } from './limits.ts'

const numbers = z.strictObject({
  ProjectId: id,
  /** Registry numbers as they were pasted; one that is named twice counts once. */
  Kayas: z.array(someText.max(40)).min(1).max(MAX_NUMBERS),
})

const paymentAction = z.literal(PAYMENT_ACTIONS)

const totals = z.array(z.strictObject({ ActionId: paymentAction, Paid: z.int() }))

const person = z.strictObject({
  Kayas: z.string(),
  UserId: id,
  FirstName: z.string(),
  LastName: z.string(),
  /** Whether they have left the project. */
  HasLeft: z.boolean(),
  Paid: z.array(
    z.strictObject({ ActionId: paymentAction, At: instant, By: z.string().nullable() }),
  ),
})

/** Payments, recorded by registry number (spec §2.3). */
export const paymentsCalls = defineCalls('payments', {
  getPayments: readCall({
    path: '/api/project/GetPayments',
    summary:
      'What has been paid to whom, by registry number, in the order of the numbers; numbers of nobody in reach are named.',
    input: numbers,
    example: ({ projectId }) => ({ ProjectId: projectId, Kayas: ['0000000'] }),
    output: z.strictObject({
      /** Those that are not published take no payments; what was recorded before can be taken back. */
      Actions: z.array(
        z.strictObject({ Id: paymentAction, Title: z.string(), Published: z.boolean() }),
      ),
      People: z.array(person),
      Unknown: z.array(z.string()),
      /** Numbers that more than one person has: nothing is recorded under them. */
      Ambiguous: z.array(z.string()),
      Totals: totals,
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
  setPayments: writeCall({
    path: '/api/project/SetPayments',
    summary:
      'Records payments, or takes them back. What is paid is not paid again: the answer says how many records changed, action by action.',
    input: numbers.extend({
      ActionIds: z.array(paymentAction).min(1).max(PAYMENT_ACTIONS.length),
      Set: z.boolean(),
      Confirmed: confirmedCount,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Kayas: ['0000000'],
      ActionIds: [67 as const],
      Set: true,
    }),
    output: z.strictObject({
      Changed: z.int(),
      /** By which UndoPayments undoes it; null where nothing has changed. */
      Change: id.nullable(),
      Unchanged: z.int(),
      Unknown: z.array(z.string()),
      Ambiguous: z.array(z.string()),
      /** As GetPayments has them afterwards. */
      Totals: totals,
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    audit: 'payments.set',
    rate: 'bulk',
    feed: 'project',
    concerns: 'others',
  }),
  undoPayments: writeCall({
    path: '/api/project/UndoPayments',
    summary:
      'Undoes what the caller recorded, or took back, within the hour. What somebody has changed since stays as it is; how many payments, and whose, is told.',
    input: z.strictObject({ ProjectId: id, Change: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Change: absentId }),
    output: z.strictObject({
      Changed: z.int(),
      Left: z.int(),
      /** The first of them, by name. */
      LeftPeople: z.array(z.strictObject({ FirstName: z.string(), LastName: z.string() })),
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    audit: 'payments.undone',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
})
