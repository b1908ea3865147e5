import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { completeTogether, takeBackTogether } from '../actions/index.ts'
import { announceSession } from './announce.ts'
import * as store from './attendance-store.ts'
import * as people from './people-store.ts'
import { accessSessionPeople, allowMarking, presentPlaces } from './policy.ts'
import { lockSession, type SessionRow } from './session-store.ts'

type Calls = typeof contract.conferences.calls
type Mark = InputOf<Calls['markAttendance']>['Marks'][number]

/** Who has a place in a session or waits for one, among the people within reach. */
export async function listParticipants(
  { SessionId }: InputOf<Calls['listParticipants']>,
  context: CallContext,
): Promise<OutputOf<Calls['listParticipants']>> {
  const { session, named } = await accessSessionPeople(context, SessionId)
  const { db, now } = context
  const list = await people.listParticipants(db, session, named, now)
  const { all } = await people.countPlaces(db, SessionId)
  return {
    People: list,
    Others: all - list.length,
    CanMark: session.state !== 'cancelled' && new Date(session.begins) <= now,
  }
}

/**
 * Says who was there. Being present completes the action at the time of the session; taking it back
 * takes the completion back.
 * @throws not_found for whoever has no place or is out of reach; rule_violated `session_not_begun`,
 *   `session_cancelled`, and `place_elsewhere` for who has a place in another session by now; conflict,
 *   with the names, where somebody has said otherwise since; invalid_input `minutes_present`.
 */
export async function markAttendance(
  { SessionId, Marks }: InputOf<Calls['markAttendance']>,
  context: CallContext,
): Promise<OutputOf<Calls['markAttendance']>> {
  const { named } = await accessSessionPeople(context, SessionId)
  const { db, actor, now } = context
  const session = await lockSession(db, SessionId)
  allowMarking(session, context)
  requireSensible(Marks)
  const marks = new Map(Marks.map((mark) => [mark.MenteeId, mark]))
  const rows = await store.listMarkable(db, session, [...marks.keys()], named, now)
  presentPlaces(rows.length === marks.size)
  const pairs = rows.flatMap((row) => {
    const mark = marks.get(row.menteeId)
    return mark ? [{ row, mark }] : []
  })
  requireSeen(pairs)
  const written = pairs.map(({ row, mark: { Attendance, Minutes } }) => ({
    menteeId: row.menteeId,
    attendance: Attendance,
    minutes: Minutes,
  }))
  await store.writeAttendance(db, SessionId, written, { by: actor.userId, now })
  await followInAction(session, pairs, context)
  const [only] = pairs
  context.audit({
    actionId: session.actionId,
    ...(pairs.length === 1 && only && { subjectId: only.row.menteeId }),
    detail: { sessionId: SessionId, count: pairs.length },
  })
  announceSession(context, session)
  return { Changed: pairs.length }
}

interface Pair {
  readonly row: store.MarkableRow
  readonly mark: Mark
}

function requireSensible(marks: readonly Mark[]): void {
  const wrong = marks.findIndex(
    ({ Attendance, Minutes }) => Minutes !== null && Attendance !== 'present',
  )
  if (wrong >= 0) throw refuseField(`Marks.${wrong}.Minutes`, 'minutes_present')
}

function requireSeen(pairs: readonly Pair[]): void {
  const changed = pairs.filter(({ row, mark }) => row.attendance !== mark.Seen)
  if (changed.length > 0) {
    throw new AppError('conflict', { details: { names: changed.map(({ row }) => row.name) } })
  }
  const elsewhere = pairs.filter(({ row, mark }) => row.elsewhere && holdsPlace(mark.Attendance))
  if (elsewhere.length > 0) {
    throw ruleViolated('place_elsewhere', { names: elsewhere.map(({ row }) => row.name) })
  }
}

/** Who was absent or excused may have a place in another session; nobody else. */
const holdsPlace = (attendance: store.Attendance): boolean =>
  attendance === null || attendance === 'present'

/** The action is completed exactly for whoever was present. */
async function followInAction(
  { projectId, actionId, begins }: SessionRow,
  pairs: readonly Pair[],
  context: CallContext,
): Promise<void> {
  const cellOf = ({ row: { menteeId, mentorId } }: Pair) => ({
    projectId,
    actionId,
    menteeId,
    mentorId,
  })
  const present = pairs.filter(({ mark }) => mark.Attendance === 'present')
  await completeTogether(context, present.map(cellOf), begins)
  const noLonger = pairs.filter(
    ({ row, mark }) => row.attendance === 'present' && mark.Attendance !== 'present',
  )
  await takeBackTogether(context, noLonger.map(cellOf))
}
