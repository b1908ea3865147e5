import { chooseMentor } from './choose-mentor.ts'
import { fieldsOf, readFields } from '@telemachos/questionnaire/form/form-field'
import type { CallContext } from '../../kernel/context.ts'
import { announceData } from './announce.ts'
import type { Cell } from './cell-store.ts'
import { parseData, type DataObject } from './data-object.ts'
import { fillDrawer, ownDrawer, type ActionData, type DrawerChange } from './drawers.ts'
import { checkKnownKinds } from './form-parts.ts'
import { moveMeeting } from './move-meeting.ts'
import { completeOwnData, hasOwnDataRule, prepareOwnData } from './own-data-rules.ts'
import { accessCell } from './policy.ts'
import {
  requireFuture,
  requireKinds,
  isSameStart,
  readSchedule,
  SCHEDULE_FIELDS,
  withoutMentorFields,
} from './schedule-fields.ts'

interface DataInput {
  readonly ActionId: number
  readonly MenteeId: number
  readonly Data: string
}

/** What a domain has prepared of what is to be saved: nothing of what no domain knows. */
type PreparedData = Awaited<ReturnType<typeof prepareOwnData>>

/** Prepares what `saveOwnData` saves. @throws not_found; invalid_input; what the domain of the action's type refuses. */
export async function prepareSaving(
  { ActionId, MenteeId, Data }: DataInput,
  context: CallContext,
  merge: boolean,
): Promise<PreparedData> {
  if (!(await hasOwnDataRule(context, ActionId))) return undefined
  const cell = await accessCell(context, MenteeId, ActionId)
  return prepareOwnData(context, cell, readData(cell, Data), merge)
}

/**
 * Saves a mentee's own data of an action: replaces it, or merges the top-level keys. A date that
 * anybody but the mentee gives is when the action is scheduled; for a meeting it goes through the
 * schedule. `date: null` takes it away.
 *
 * @throws not_found; invalid_input as parseData, checkKnownKinds, requireKinds, withoutMentorFields and readSchedule, and for a
 *   meeting that is moved `future`, `not_their_mentor` or `required`; meeting_overlap; what the domain
 *   of the action's type refuses.
 */
export async function saveOwnData(
  { ActionId, MenteeId, Data }: DataInput,
  context: CallContext,
  { merge, ready }: { readonly merge: boolean; readonly ready: PreparedData },
): Promise<ActionData> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const written = { given: readData(cell, Data), isMerged: merge }
  const given = await completeOwnData(context, cell, written, ready)
  const change =
    context.actor.role === 'Mentee'
      ? { data: withoutMentorFields(given, cell.data ?? {}) }
      : await schedule(given, cell, context)
  const saved = await fillDrawer(context, ownDrawer(cell), { ...change, merge })
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { drawer: 'mentee' } })
  announceData(context, cell)
  return saved
}

function readData({ form }: Cell, text: string): DataObject {
  const data = parseData(text)
  checkKnownKinds(fieldsOf(readFields(form), 'mentee'), data)
  return data
}

type Change = Omit<DrawerChange, 'merge'>

async function schedule(given: DataObject, cell: Cell, context: CallContext): Promise<Change> {
  requireKinds(given)
  const named = SCHEDULE_FIELDS.filter((name) => Object.hasOwn(given, name))
  if (named.length === 0) return { data: given }
  const stored = cell.data ?? {}
  const at = readSchedule({ ...stored, ...given })
  const hasNewMentor =
    named.includes('MentorId') && (given['MentorId'] ?? null) !== (stored['MentorId'] ?? null)
  const mentorId = hasNewMentor
    ? chooseMentor(context.actor, cell, readId(given['MentorId']), 'Data.MentorId')
    : keptMentor(stored['MentorId'], cell, context)
  if (!cell.isMeeting) return { data: given, scheduledAt: at }
  if (!hasNewMentor && isSameStart(at, cell.scheduledAt)) {
    // A form that is sent back whole: what is scheduled stays as it is written.
    return { data: without(given, named) }
  }
  if (at !== null) requireFuture(at, context.now, 'Data.date')
  const mirror = await moveMeeting(context, cell, { at, mentorId, mentorField: 'Data.MentorId' })
  return { data: { ...given, ...mirror }, scheduledAt: at }
}

/** The mentor whom the meeting is with, as long as they are the mentee's; otherwise the successor. */
function keptMentor(stored: unknown, cell: Cell, { actor }: CallContext): number | null {
  const current = [cell.actionMentorId, cell.defaultMentorId, actor.userId]
  return current.find((id) => id !== null && id === stored) ?? chooseMentor(actor, cell, null)
}

function readId(value: unknown): number | null {
  if (value === null || value === undefined) return null
  return Number(value)
}

function without(data: DataObject, names: readonly string[]): DataObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
}
