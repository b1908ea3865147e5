import type { CallOutput } from '#shared'

/** One part of an action's form with what is written in it. */
export type FormPartData = CallOutput<'actions.getSharedPart'>

/** Whose form it is: the mentee is null for what a mentor writes once for all of theirs. */
export interface FormPlace {
  readonly actionId: number
  readonly menteeId: number | null
}
