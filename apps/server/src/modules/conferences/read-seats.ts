import type { CallContext } from '../../kernel/context.ts'
import type { Progress, ProgressedAction } from '../actions/index.ts'
import { CONFERENCE } from './policy.ts'
import { registrationOf } from './registration.ts'
import { listSeats, type SeatRow } from './seat-store.ts'

/** How a mentee stands in conferences, by action. */
export async function readSeats(
  { db, actor, now }: CallContext,
  menteeId: number,
  actions: readonly ProgressedAction[],
): Promise<ReadonlyMap<number, Progress>> {
  const conferences = actions.filter(({ TypeId }) => TypeId === CONFERENCE).map(({ Id }) => Id)
  if (conferences.length === 0) return new Map()
  const rows = await listSeats(db, { projectId: actor.projectId, menteeId }, conferences)
  const byAction = Map.groupBy(rows, ({ actionId }) => actionId)
  return new Map(conferences.map((id) => [id, { Seat: seatOf(byAction.get(id) ?? [], now) }]))
}

/** @param sessions of one conference, the earliest first. */
function seatOf(sessions: readonly SeatRow[], now: Date): NonNullable<Progress['Seat']> {
  const own = sessions.find(({ own: place }) => place !== null)
  if (own?.own) return { State: own.own, Begins: own.begins, Place: own.place }
  for (const state of ['open', 'early'] as const) {
    const first = sessions.find(
      (session) => registrationOf({ ...session, state: 'planned' }, now) === state,
    )
    if (first) return { State: state, Begins: first.begins, Place: first.place }
  }
  return { State: 'closed', Begins: null, Place: '' }
}
