import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { countEvent } from '../../kernel/event-counts.ts'
import { markSignedIn } from '../people/index.ts'
import { DEVICE_COOKIE, SESSION_COOKIE, SESSION_SECONDS } from './cookies.ts'
import { deviceOf } from './device.ts'
import { leaveView } from './leave-view.ts'
import { rememberDevice } from './known-devices-store.ts'
import { provePassword } from './prove-password.ts'
import { safeReturnUrl } from './return-url.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { SIGN_INS } from './sign-ins-counter.ts'
import * as store from './store.ts'

type SignIn = typeof contract.identity.calls.signIn

/**
 * Starts a session for a user name and password, always under a new id.
 * Unknown, inactive and mistaken accounts are refused alike, in the same time.
 * @throws wrong_credentials, too_many_failures.
 */
export async function signIn(
  input: InputOf<SignIn>,
  context: AnonymousContext,
): Promise<OutputOf<SignIn>> {
  const { db } = context
  const account = await provePassword(input, context, () =>
    store.findAccount(db, input.username),
  ).catch(countRefused)
  const place = await store.readFirstPlace(db, account)
  const { secret, hash: sessionKey } = newSecret()
  await store.insertSession(db, {
    sessionKey,
    userId: account.id,
    projectId: place?.projectId ?? null,
    role: place?.roles[0] ?? (account.superAdmin ? 'SuperAdmin' : null),
    seconds: SESSION_SECONDS,
    device: deviceOf(context),
  })
  const known = context.cookie(DEVICE_COOKIE)
  const device = known ? { secret: known, hash: hashSecret(known) } : newSecret()
  await markSignedIn(db, account.id)
  await rememberDevice(db, device.hash, account.id)
  if (context.principal) await store.deleteSession(db, context.principal.sessionKey)
  context.setCookie(SESSION_COOKIE, secret)
  context.setCookie(DEVICE_COOKIE, device.secret)
  leaveView(context)
  context.audit({ actorId: account.id })
  countEvent(SIGN_INS, 'begun')
  return { returnUrl: safeReturnUrl(input.returnUrl) }
}

function countRefused(error: unknown): never {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'wrong_credentials' || code === 'too_many_failures') countEvent(SIGN_INS, code)
  throw error
}
