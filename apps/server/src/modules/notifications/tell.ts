import { notices as kinds } from '@telemachos/contract/notices'
import { notificationsChanged } from '@telemachos/contract/notifications/events'
import type { Db } from '../../kernel/database/database.ts'
import type { NoticeRequest, OutdatedNotices } from '../../kernel/notices.ts'
import { userRoom, writeOutbox } from '../../kernel/outbox.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { afterQuietHours, cancelQueued } from '../mail/index.ts'
import { addressOf } from './communicator.ts'
import { cancelMessages, insertMessages } from './message-store.ts'
import { insertNotices, outdateNotices, type ToldRow } from './notice-store.ts'
import { queueNotices } from './queue-notices.ts'
import { quietHoursOf } from './quiet-hours.ts'

/**
 * Tells people on the page, and by mail or by their project's message service as they have chosen: see
 * kernel/notices.ts.
 */
export async function tell(db: Db, request: NoticeRequest, outgoing: Outgoing): Promise<number[]> {
  if (request.to.length === 0) return []
  const { usual, mailEveryMinutes: everyMinutes = 0 } = kinds[request.kind]
  const told = await insertNotices(db, request, { usual, everyMinutes })
  const isMessage = ({ domain, hasPhone }: ToldRow) =>
    hasPhone && addressOf(domain, outgoing) !== null
  const atOnce = told.filter(({ byMail }) => byMail)
  await mail(
    db,
    request,
    atOnce.filter((row) => !isMessage(row)),
  )
  await message(db, request, atOnce.filter(isMessage))
  await announce(db, request.projectId, told)
  return told.map(({ userId }) => userId)
}

/** What was requested for those rows. */
function requestedFor({ to }: NoticeRequest, rows: readonly ToldRow[]) {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return to.flatMap((one) => {
    const row = byKey.get(one.key)
    return row ? [{ ...one, quiet: quietHoursOf(row) }] : []
  })
}

async function mail(db: Db, request: NoticeRequest, rows: readonly ToldRow[]): Promise<void> {
  if (rows.length > 0) await queueNotices(db, { ...request, to: requestedFor(request, rows) })
}

async function message(db: Db, request: NoticeRequest, rows: readonly ToldRow[]): Promise<void> {
  if (rows.length === 0) return
  const to = requestedFor(request, rows).map(({ quiet, ...one }) => ({
    ...one,
    dueAt: afterQuietHours(request.now, quiet),
  }))
  await insertMessages(db, { ...request, to })
}

/** Says that notices no longer hold: see kernel/notices.ts. */
export async function withdraw(db: Db, outdated: OutdatedNotices): Promise<void> {
  if (outdated.about.length === 0) return
  const rows = await outdateNotices(db, outdated)
  if (rows.length === 0) return
  const keys = rows.map(({ key }) => key)
  await cancelQueued(db, keys)
  await cancelMessages(db, keys, outdated.now)
  const news = Map.groupBy(
    rows.filter(({ wasUnread }) => wasUnread),
    ({ projectId }) => projectId,
  )
  for (const [projectId, people] of news) await announce(db, projectId, people)
}

/** Has the pages of these people look again. */
async function announce(
  db: Db,
  projectId: number,
  people: readonly { readonly userId: number }[],
): Promise<void> {
  if (people.length === 0) return
  const rooms = [...new Set(people.map(({ userId }) => userRoom(userId)))]
  await writeOutbox(db, [
    { name: notificationsChanged.name, payload: { ProjectId: projectId }, rooms },
  ])
}
