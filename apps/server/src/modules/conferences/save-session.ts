import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { announceSession } from './announce.ts'
import { listConcerned } from './notice-store.ts'
import { accessConference, accessSession, allowChanging } from './policy.ts'
import { promote } from './promote.ts'
import * as store from './session-store.ts'
import { tellPeople } from './tell-people.ts'
import { withdrawNotices } from './withdraw-notices.ts'

type SaveSession = typeof contract.conferences.calls.saveSession
type Input = InputOf<SaveSession>

const MAX_DAYS = 3
const DAY = 86_400_000

/**
 * Makes or changes a session.
 * @throws not_found; conflict, with who and when, when somebody has changed it since; rule_violated
 *   `session_cancelled`; invalid_input `ends_order`, `session_span`, `place_or_link`, `opens_late`,
 *   `closes_order`, `closes_late`, and `capacity_taken` where more have a place already.
 */
export async function saveSession(
  input: Input,
  context: CallContext,
): Promise<OutputOf<SaveSession>> {
  await accessConference(context, input.ActionId)
  requireSensible(input)
  return input.Id === null ? addSession(input, context) : changeSession(input.Id, input, context)
}

async function addSession(input: Input, context: CallContext): Promise<OutputOf<SaveSession>> {
  const { db, actor, now } = context
  const key = { projectId: actor.projectId, actionId: input.ActionId }
  const id = await store.insertSession(db, key, valuesOf(input), { by: actor.userId, now })
  context.audit({ actionId: input.ActionId, detail: { sessionId: id } })
  announceSession(context, { ...key, id })
  return { Id: id, Version: 1, Told: 0, Promoted: 0 }
}

async function changeSession(
  id: number,
  input: Input,
  context: CallContext,
): Promise<OutputOf<SaveSession>> {
  const { db, actor, now } = context
  await accessSession(context, id)
  const session = await store.lockSession(db, id)
  await requireVersion(context, session, input.Version)
  allowChanging(session, context)
  if (input.Capacity !== null && input.Capacity < session.taken) {
    throw refuseField('Capacity', 'capacity_taken')
  }
  const values = valuesOf(input)
  const moves =
    Date.parse(values.begins) !== Date.parse(session.begins) ||
    Date.parse(values.ends) !== Date.parse(session.ends) ||
    values.place !== session.place ||
    values.link !== session.link
  await store.updateSession(db, id, values, { by: actor.userId, now, moves })
  const version = session.version + 1
  const concerned = moves ? await listConcerned(db, id) : []
  const told = concerned.map((menteeId) => ({ sessionId: id, menteeId, occasion: version }))
  await withdrawNotices(db, told, now)
  await tellPeople(db, 'conferences.changed', told, {
    senderId: actor.userId,
    reason: input.Reason,
    now,
  })
  const promoted = await promote(db, [id], { now, senderId: actor.userId })
  context.audit({ actionId: session.actionId, detail: { sessionId: id, told: concerned.length } })
  announceSession(context, session)
  return { Id: id, Version: version, Told: concerned.length, Promoted: promoted }
}

/**
 * Refuses to change a session that is not as the page showed it.
 * @throws conflict, with who changed it last and when.
 */
export async function requireVersion(
  { db }: CallContext,
  session: store.SessionRow,
  seen: number,
): Promise<void> {
  if (session.version === seen) return
  throw new AppError('conflict', { details: { ...(await store.findLastWriter(db, session.id)) } })
}

function requireSensible({ Begins, Ends, Opens, Closes, Place, Link }: Input): void {
  const [begins, ends] = [Date.parse(Begins), Date.parse(Ends)]
  if (ends <= begins) throw refuseField('Ends', 'ends_order')
  if (ends - begins > MAX_DAYS * DAY) throw refuseField('Ends', 'session_span')
  if (Place === '' && Link === '') throw refuseField('Place', 'place_or_link')
  if (Opens !== null && Date.parse(Opens) >= begins) throw refuseField('Opens', 'opens_late')
  if (Closes === null) return
  if (Date.parse(Closes) > ends) throw refuseField('Closes', 'closes_late')
  if (Opens !== null && Date.parse(Closes) <= Date.parse(Opens)) {
    throw refuseField('Closes', 'closes_order')
  }
}

function valuesOf(input: Input): store.SessionValues {
  return {
    title: input.Title,
    begins: input.Begins,
    ends: input.Ends,
    place: input.Place,
    link: input.Link,
    linkHours: input.LinkHours,
    capacity: input.Capacity,
    opens: input.Opens,
    closes: input.Closes,
    description: input.Description,
    speakers: input.Speakers,
    showsNames: input.ShowsNames,
    materials: JSON.stringify(input.Materials),
  }
}
