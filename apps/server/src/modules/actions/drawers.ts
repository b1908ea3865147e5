import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { DataObject } from './data-object.ts'
import { findData, isTooBig, writeData, type DrawerKey } from './data-store.ts'
import { LASTING_FIELDS } from './schedule-fields.ts'

/** What the calls about one drawer answer. */
export type ActionData = OutputOf<typeof contract.actions.calls.getDataAsMentee>

/** A drawer in the current project. */
export type DrawerPlace = Omit<DrawerKey, 'projectId'>

/** Reads a drawer whose access has been checked. */
export async function openDrawer(
  { db, actor }: CallContext,
  place: DrawerPlace,
): Promise<ActionData> {
  return asActionData(place, await findData(db, { ...place, projectId: actor.projectId }))
}

export interface DrawerChange {
  readonly data: DataObject
  /** Merges the top-level keys into what is there, instead of replacing it. */
  readonly merge: boolean
  /** The start of what is scheduled, null for nothing; without it that stays as it is. */
  readonly scheduledAt?: string | null
}

/**
 * Writes a drawer whose access has been checked. Replacing the mentee's own data leaves the date and
 * what else the mentor sets, unless the data names it: nothing is cancelled by leaving it out.
 * @throws invalid_input `too_big` when there would be more than 64 KiB in it.
 */
export async function fillDrawer(
  { db, actor, now }: CallContext,
  place: DrawerPlace,
  { data, merge, scheduledAt }: DrawerChange,
): Promise<ActionData> {
  const write = {
    data: JSON.stringify(data),
    merge,
    kept: place.drawer === 'mentee' ? LASTING_FIELDS : [],
    scheduledAt,
    by: actor.userId,
    at: now,
  }
  const key = { ...place, projectId: actor.projectId }
  return asActionData(place, await orTooBig(writeData(db, key, write)))
}

/** Awaits a write. @throws invalid_input `too_big` when there would be more than 64 KiB of data. */
export async function orTooBig<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isTooBig(error) ? refuseField('Data', 'too_big') : error
  }
}

/** The drawer of the mentee's own data. */
export function ownDrawer({
  actionId,
  menteeId,
}: {
  actionId: number
  menteeId: number
}): DrawerPlace {
  return { drawer: 'mentee', actionId, menteeId, authorId: null }
}

/** The drawer of a mentor's data for all mentees. */
export function sharedDrawer(actionId: number, mentorId: number): DrawerPlace {
  return { drawer: 'mentor', actionId, menteeId: null, authorId: mentorId }
}

/** An answer from what a drawer holds; undefined when nothing has been saved. */
export function asActionData(
  { actionId, menteeId }: Pick<DrawerPlace, 'actionId' | 'menteeId'>,
  text: string | undefined,
): ActionData {
  return { ActionId: actionId, MenteeId: menteeId, Data: text ?? '{}', Loaded: text !== undefined }
}
