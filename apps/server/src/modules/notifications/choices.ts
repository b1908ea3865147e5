import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { noticeGroups, noticeKind, notices } from '@telemachos/contract/notices'
import type { PersonContext, Principal } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import * as store from './choices-store.ts'
import { addressOf } from './communicator.ts'
import { listDomains } from './message-store.ts'
import { quietHoursOf } from './quiet-hours.ts'

type Calls = typeof contract.notifications.calls

/** How the caller is told of each kind that concerns one of their roles, and when no mail leaves. */
export async function getChoices(
  { db, principal }: PersonContext,
  outgoing: Outgoing,
): Promise<OutputOf<Calls['getChoices']>> {
  const { userId, memberships, superAdmin } = principal
  const roles = superAdmin ? (['SuperAdmin'] as const) : [...memberships.values()].flat()
  const [chosen, hours, messages] = await Promise.all([
    store.listChoices(db, userId),
    store.findQuietHours(db, userId),
    haveMessages(db, principal, outgoing),
  ])
  const ways = new Map(chosen.map(({ kind, way }) => [kind, way]))
  const { from, until } = quietHoursOf(hours)
  return {
    Kinds: noticeGroups.flatMap(({ group, kinds }) =>
      kinds
        .filter((kind) => roles.some((role) => roleAllowed(role, notices[kind].to)))
        .map((kind) => ({ Kind: kind, Group: group, Way: ways.get(kind) ?? notices[kind].usual })),
    ),
    Messages: messages,
    Quiet: { From: from, Until: until },
  }
}

/** Whether one of the caller's projects has a message service that the operator allows. */
async function haveMessages(
  db: Db,
  { memberships }: Principal,
  outgoing: Outgoing,
): Promise<boolean> {
  const domains = await listDomains(db, [...memberships.keys()])
  return domains.some((domain) => addressOf(domain, outgoing) !== null)
}

/**
 * Keeps how the caller wants to be told of a kind.
 * @throws invalid_input `unknown_kind`, and `no_messages` where no project of theirs sends any.
 */
export async function saveChoice(
  { Kind, Way }: InputOf<Calls['saveChoice']>,
  { db, principal }: PersonContext,
  outgoing: Outgoing,
): Promise<OutputOf<Calls['saveChoice']>> {
  const kind = noticeKind(Kind)
  if (!kind) throw refuseField('Kind', 'unknown_kind')
  if (Way === 'message' && !(await haveMessages(db, principal, outgoing)))
    throw refuseField('Way', 'no_messages')
  await store.writeChoice(db, principal.userId, kind, Way)
  return { ok: true }
}

/** Keeps when the caller wants no such mails. */
export async function saveQuietHours(
  { From, Until }: InputOf<Calls['saveQuietHours']>,
  { db, principal }: PersonContext,
): Promise<OutputOf<Calls['saveQuietHours']>> {
  await store.writeQuietHours(db, principal.userId, { from: From, until: Until })
  return { ok: true }
}
