import { notices as kinds } from '@telemachos/contract/notices'
import { notificationsChanged } from '@telemachos/contract/notifications/events'
import type { Db } from '../../kernel/database/database.ts'
import type { NoticeRequest, OutdatedNotices } from '../../kernel/notices.ts'
import { userRoom, writeOutbox } from '../../kernel/outbox.ts'
import { cancelQueued, hasTemplate, queueMails } from '../mail/index.ts'
import { insertNotices, outdateNotices, type ToldRow } from './notice-store.ts'
import { quietHoursOf } from './quiet-hours.ts'
import { sentences } from './sentences.ts'

/** What is mailed of a kind that has no words of its own for mails. */
const GENERAL_TEMPLATE = 'notifications.told'

/** Tells people on the page, and by mail as they have chosen: see kernel/notices.ts. */
export async function tell(db: Db, request: NoticeRequest): Promise<number[]> {
  if (request.to.length === 0) return []
  const { usual, mailEveryMinutes: everyMinutes = 0 } = kinds[request.kind]
  const told = await insertNotices(db, request, { usual, everyMinutes })
  await mail(db, request, told)
  await announce(db, request.projectId, told)
  return told.map(({ userId }) => userId)
}

async function mail(db: Db, request: NoticeRequest, told: readonly ToldRow[]): Promise<void> {
  const { kind, projectId, senderId, now, to } = request
  const mailed = new Map(told.filter(({ byMail }) => byMail).map((row) => [row.key, row]))
  if (mailed.size === 0) return
  const isOwn = hasTemplate(kind)
  await queueMails(db, {
    template: isOwn ? kind : GENERAL_TEMPLATE,
    projectId,
    senderId,
    dueAt: now,
    to: to.flatMap(({ userId, key, model }) => {
      const row = mailed.get(key)
      if (!row) return []
      const said = isOwn ? model : { ...sentences(kind, model), path: model['path'] }
      return { userId, key, model: said, quiet: quietHoursOf(row) }
    }),
  })
}

/** Says that notices no longer hold: see kernel/notices.ts. */
export async function withdraw(db: Db, outdated: OutdatedNotices): Promise<void> {
  if (outdated.about.length === 0) return
  const rows = await outdateNotices(db, outdated)
  if (rows.length === 0) return
  await cancelQueued(
    db,
    rows.map(({ key }) => key),
  )
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
