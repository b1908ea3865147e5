import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { notificationsChanged } from '@telemachos/contract/notifications/events'
import type { CallContext } from '../../kernel/context.ts'
import * as store from './list-store.ts'
import { valuesOf } from './sentences.ts'

type Calls = typeof contract.notifications.calls

/** How many lines the caller has not read. */
export async function countUnread({
  db,
  actor,
}: CallContext): Promise<OutputOf<Calls['countUnread']>> {
  return { Unread: await store.countUnread(db, actor) }
}

/** The caller's own lines, in their language. */
export async function listNotifications(
  { Unread, page, count: size }: InputOf<Calls['listNotifications']>,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['listNotifications']>> {
  const { list, all } = await store.listLines(db, actor, {
    unread: Unread,
    page: { page, count: size },
  })
  const lines = list.map(({ id, at, kind, model, count, path, read, outdated }) => ({
    Id: id,
    At: at,
    Kind: kind,
    Values: valuesOf(model, language),
    Count: count,
    Path: path,
    Read: read,
    Outdated: outdated,
  }))
  return { list: lines, count: lines.length, All: all }
}

/** Marks the caller's own lines, and tells the caller's other pages. */
export async function markRead(
  { Ids, Read }: InputOf<Calls['markRead']>,
  context: CallContext,
): Promise<OutputOf<Calls['markRead']>> {
  const { db, actor, now } = context
  const changed = await store.markLines(db, actor, { ids: Ids ?? null, read: Read, now })
  // What one reads is nobody else's business: it leaves no row.
  context.audit({ unchanged: true })
  if (changed.length > 0) {
    context.emit(notificationsChanged, { ProjectId: actor.projectId }, { users: [actor.userId] })
  }
  return { Changed: changed }
}
