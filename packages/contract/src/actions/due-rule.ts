import { z } from 'zod'
import { day, id } from '../core/shapes.ts'
import { DUE_ANCHORS, DUE_UNITS, MAX_DUE_AMOUNT } from './due-limits.ts'

const unit = z.enum(DUE_UNITS)
const later = z.int().min(0).max(MAX_DUE_AMOUNT)

/**
 * Until when an action is to be done: at no time; on a date, of which Grace is how long people have from
 * joining where that is later; or so long after joining, after another action was completed, or after
 * (before, when negative) the day of a meeting. As long as that has not happened there is no deadline.
 */
export const dueRule = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('none') }),
  z.strictObject({
    Kind: z.literal('date'),
    On: day,
    Grace: z.strictObject({ Amount: z.int().min(1).max(MAX_DUE_AMOUNT), Unit: unit }).nullable(),
  }),
  z.strictObject({ Kind: z.literal('joining'), Amount: later, Unit: unit }),
  z.strictObject({ Kind: z.literal('completion'), ActionId: id, Amount: later, Unit: unit }),
  z.strictObject({
    Kind: z.literal('meeting'),
    ActionId: id,
    Amount: z.int().min(-MAX_DUE_AMOUNT).max(MAX_DUE_AMOUNT),
    Unit: unit,
  }),
])

/** From what the deadline of an action counts; null where it is one date for everybody, or none. */
export const dueReason = z.strictObject({
  From: z.enum(DUE_ANCHORS),
  Amount: z.int(),
  Unit: unit,
  /** The action that is completed, or the meeting; null for joining. */
  Anchor: z.strictObject({ Id: id, Title: z.string() }).nullable(),
})

/** More time that one mentee was given for an action, and by whom. */
export const dueExtension = z.strictObject({
  Until: day,
  Reason: z.string(),
  /** Empty where the person is not known any more. */
  By: z.string(),
})
