import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessCell, isEnabled, isInactive, readerOf } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { listForPage, type PageRow } from './page-store.ts'
import { accessConference, mayMark, mayRun, registersAnytime } from './policy.ts'
import { registrationOf } from './registration.ts'

type GetConference = typeof contract.conferences.calls.getConference
type Conference = OutputOf<GetConference>

const HOUR = 3_600_000

/**
 * A conference with its sessions. Who runs it sees the link at once; a mentor, where one of their mentees
 * has a place; a mentee who has one, from the time on that its author chose. Of cancelled sessions a
 * mentee sees those where they had a place.
 * @throws not_found.
 */
export async function readConference(
  { ActionId }: InputOf<GetConference>,
  context: CallContext,
): Promise<Conference> {
  const { db, actor, now } = context
  const reach = within(context, { reads: 'all', actionId: ActionId })
  const { title, descr, due, lastEvent } = await accessConference(context, ActionId)
  const menteeId = actor.role === 'Mentee' ? actor.userId : null
  const rows = await listForPage(db, {
    projectId: actor.projectId,
    actionId: ActionId,
    menteeId,
    now,
    reach,
    reader: readerOf(context),
  })
  const cell = menteeId === null ? null : await accessCell(context, menteeId, ActionId)
  const isShown = (row: PageRow) =>
    menteeId === null || row.State === 'planned' || row.ownState !== null
  return {
    ActionId,
    Title: title,
    Description: descr,
    Due: due,
    LastEvent: lastEvent,
    Sessions: rows.filter(isShown).map((row) => asSeen(row, context)),
    Completed: cell !== null && cell.completedAt !== null,
    Obstacle: cell && obstacleOf(cell, rows, now),
    CanRun: mayRun(actor),
    CanMark: mayMark(actor),
  }
}

/** Why a mentee may not register in any session of the conference. */
function obstacleOf(
  cell: Parameters<typeof isEnabled>[0],
  rows: readonly PageRow[],
  now: Date,
): Conference['Obstacle'] {
  if (cell.completedAt !== null) return 'already_completed'
  if (isInactive(cell)) return 'action_inactive'
  if (!isEnabled(cell, now)) return 'not_enabled'
  return rows.some(holdsPlace) ? 'has_place' : null
}

function holdsPlace({ ownState, ownAttendance }: PageRow): boolean {
  const isLive = ownState === 'registered' || ownState === 'waiting'
  return isLive && (ownAttendance === null || ownAttendance === 'present')
}

function asSeen(row: PageRow, { actor, now }: CallContext): Conference['Sessions'][number] {
  const { link, ownState, ownPosition, ownAttendance, overlaps, names, isConcerned, ...session } =
    row
  const isMentee = actor.role === 'Mentee'
  const linkFrom =
    row.LinkHours === null ? null : new Date(Date.parse(row.Begins) - row.LinkHours * HOUR)
  const mayLink =
    registersAnytime(actor.role) || (isMentee ? ownState === 'registered' : isConcerned)
  const isTooEarly = isMentee && linkFrom !== null && now < linkFrom
  return {
    ...session,
    Link: link !== '' && mayLink && !isTooEarly ? link : null,
    LinkFrom: link !== '' && mayLink && isTooEarly ? linkFrom.toISOString() : null,
    Registration: registrationOf(
      { state: row.State, begins: row.Begins, opens: row.Opens, closes: row.Closes },
      now,
    ),
    Own: ownState && { State: ownState, Position: ownPosition, Attendance: ownAttendance },
    Overlaps: overlaps,
    Names: names,
  }
}
