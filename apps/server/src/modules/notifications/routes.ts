import { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { notificationsChanged } from '@telemachos/contract/notifications/events'
import { NOTICE_KINDS, type NoticeKind } from '@telemachos/contract/notifications/kinds'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import { implement } from '../../kernel/implement.ts'
import { markNotices, writeChoice } from '../mail/index.ts'
import * as store from './store.ts'

type Calls = typeof contract.notifications.calls

/** What people are told of on the page: everything of a project that is mailed, or could be. */
export const notificationsRoutes = implement(contract.notifications, {
  countUnread: async (_input, { db, actor }) => ({ Unread: await store.countUnread(db, actor) }),
  listNotifications,
  markRead,
  getChoices: (_input, context) => getChoices(context),
  saveChoice: async ({ Kind, Mail }, { db, principal }) => {
    await writeChoice(db, principal.userId, Kind, Mail)
    return { ok: true as const }
  },
})

async function listNotifications(
  { Unread, page }: InputOf<Calls['listNotifications']>,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['listNotifications']>> {
  const { list, all } = await store.listNotices(db, actor, { unread: Unread, page, language })
  return { list, count: list.length, All: all }
}

/** Marks the caller's own notices, and tells the caller's other pages. */
async function markRead(
  { Ids, Read }: InputOf<Calls['markRead']>,
  context: CallContext,
): Promise<OutputOf<Calls['markRead']>> {
  const { db, actor, now } = context
  const changed = await markNotices(db, actor, { ids: Ids ?? null, read: Read, now })
  // What one reads is nobody else's business: it leaves no row.
  context.audit({ unchanged: true })
  if (changed.length > 0) {
    context.emit(notificationsChanged, { ProjectId: actor.projectId }, { users: [actor.userId] })
  }
  return { Changed: changed }
}

async function getChoices({
  db,
  principal,
}: PersonContext): Promise<OutputOf<Calls['getChoices']>> {
  const said = await store.listChoices(db, principal.userId)
  const wants = (kind: NoticeKind) => said.find((one) => one.kind === kind)?.wanted ?? true
  const choices = NOTICE_KINDS.map((kind) => [kind, wants(kind)] as const)
  return { Mail: Object.fromEntries(choices) as Record<NoticeKind, boolean> }
}
