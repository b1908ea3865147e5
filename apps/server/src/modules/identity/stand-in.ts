import { pathOf } from '@telemachos/contract/paths'
import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import { safeReturnUrl } from './return-url.ts'
import { newSecret } from './secrets.ts'
import * as store from './stand-in-store.ts'
import { SESSION_COOKIE, VIEW_COOKIE } from './cookies.ts'
import { accessStandIn, takeToken } from './policy.ts'

type Calls = typeof contract.identity.calls

/** A token for logging in as somebody is good for so long. */
const TOKEN_SECONDS = 60

/** A working day: nobody stays in somebody else's place for weeks, as in a session of their own. */
const STAND_IN_SECONDS = 8 * 3600

/**
 * Makes a token with which the same session can log in as somebody of the current project, once
 * and within a minute; a later token takes its place.
 * @throws not_found alike for nobody and for somebody whose place the caller may not take.
 */
export async function makeLoginAs(
  { UserId, url }: InputOf<Calls['makeLoginAs']>,
  context: CallContext,
): Promise<string> {
  await accessStandIn(context, pairOf(UserId, context))
  const { secret, hash } = newSecret()
  await store.replaceToken(context.db, {
    adminSession: context.principal.sessionKey,
    tokenHash: hash,
    projectId: context.actor.projectId,
    userId: UserId,
    returnUrl: safeReturnUrl(url),
    seconds: TOKEN_SECONDS,
  })
  context.audit({ subjectId: UserId })
  return secret
}

/**
 * Logs in as the person of a token, in a session of its own that carries both ids. Who is only
 * Registered is led to the applicant's page (spec §6).
 * @throws not_found when the token is used, too old, another session's, or the right is gone.
 */
export async function redeemLoginAs(
  { token }: InputOf<Calls['redeemLoginAs']>,
  context: PersonContext,
): Promise<OutputOf<Calls['redeemLoginAs']>> {
  const { db, principal } = context
  const { projectId, userId, returnUrl } = await takeToken(context, token)
  const pair = { adminId: principal.userId, userId, projectId }
  const roles = await accessStandIn(context, pair)
  const { secret, hash } = newSecret()
  await store.insertStandIn(db, {
    ...pair,
    sessionKey: hash,
    adminSession: principal.sessionKey,
    role: roles[0] ?? null,
    seconds: STAND_IN_SECONDS,
  })
  context.setCookie(SESSION_COOKIE, secret)
  context.audit({ subjectId: userId, projectId })
  const isRegistered = roles.every((role) => role === 'Registered')
  return { returnUrl: isRegistered ? pathOf('root.applicant') : returnUrl }
}

/** Returns from somebody else's place to the administrator's own session, under a new id. */
export async function endLoginAs(
  context: PersonContext,
  sessions: SessionCache,
): Promise<{ ok: true }> {
  const { db, principal } = context
  const { impersonation, actingAdminId, sessionKey, userId, projectId } = principal
  if (impersonation !== 'acting' || actingAdminId === null) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const { secret, hash } = newSecret()
  const isBack = await store.endStandIn(db, sessionKey, hash)
  context.setCookie(SESSION_COOKIE, isBack ? secret : null)
  context.afterCommit(() => sessions.forget(sessionKey))
  context.audit({
    actorId: actingAdminId,
    subjectId: userId,
    ...(projectId !== null && { projectId }),
  })
  return { ok: true }
}

/**
 * Begins viewing as somebody of the current project (spec §4, view as user).
 * @throws not_found alike for nobody and for somebody whose place the caller may not take.
 */
export async function viewAs(userId: number, context: CallContext): Promise<{ ok: true }> {
  await accessStandIn(context, pairOf(userId, context))
  context.setCookie(VIEW_COOKIE, String(userId))
  context.audit({ subjectId: userId })
  return { ok: true }
}

/** Ends viewing as somebody. */
export async function endView(context: PersonContext): Promise<{ ok: true }> {
  const { impersonation, actingAdminId, userId } = context.principal
  context.setCookie(VIEW_COOKIE, null)
  if (impersonation === 'viewing' && actingAdminId !== null)
    context.audit({ actorId: actingAdminId, subjectId: userId })
  else context.audit({ unchanged: true })
  return { ok: true }
}

function pairOf(userId: number, { actor }: CallContext) {
  return { adminId: actor.userId, userId, projectId: actor.projectId }
}
