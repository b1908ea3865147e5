import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { noticeGroups, noticeKind, notices } from '@telemachos/contract/notices'
import type { PersonContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import * as store from './choices-store.ts'
import { quietHoursOf } from './quiet-hours.ts'

type Calls = typeof contract.notifications.calls

/** How the caller is told of each kind that concerns one of their roles, and when no mail leaves. */
export async function getChoices({
  db,
  principal,
}: PersonContext): Promise<OutputOf<Calls['getChoices']>> {
  const { userId, memberships, superAdmin } = principal
  const roles = superAdmin ? (['SuperAdmin'] as const) : [...memberships.values()].flat()
  const [chosen, hours] = await Promise.all([
    store.listChoices(db, userId),
    store.findQuietHours(db, userId),
  ])
  const ways = new Map(chosen.map(({ kind, way }) => [kind, way]))
  const { from, until } = quietHoursOf(hours)
  return {
    Kinds: noticeGroups.flatMap(({ group, kinds }) =>
      kinds
        .filter((kind) => roles.some((role) => roleAllowed(role, notices[kind].to)))
        .map((kind) => ({ Kind: kind, Group: group, Way: ways.get(kind) ?? notices[kind].usual })),
    ),
    Quiet: { From: from, Until: until },
  }
}

/**
 * Keeps how the caller wants to be told of a kind.
 * @throws invalid_input `unknown_kind`.
 */
export async function saveChoice(
  { Kind, Way }: InputOf<Calls['saveChoice']>,
  { db, principal }: PersonContext,
): Promise<OutputOf<Calls['saveChoice']>> {
  const kind = noticeKind(Kind)
  if (!kind) throw refuseField('Kind', 'unknown_kind')
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
