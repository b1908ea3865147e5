import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { createHash } from 'node:crypto'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { SESSION_SECONDS } from '../../kernel/session-cookie.ts'
import { passwordMatches } from './passwords.ts'
import { safeReturnUrl } from './return-url.ts'
import { newSessionId } from './sessions.ts'
import * as store from './store.ts'

/** Failures in 15 minutes after which an account is closed to an address (security.md, guessing). */
const ACCOUNT_FAILURES = 10

/** Failures of one address, whatever the account: many people may share an address. */
const ADDRESS_FAILURES = 100

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
  const { db, address } = context
  const accountHash = createHash('sha256').update(input.username.toLowerCase()).digest('base64url')
  const failures = await store.countFailures(db, accountHash, address)
  if (failures.account >= ACCOUNT_FAILURES || failures.address >= ADDRESS_FAILURES) {
    throw new AppError('too_many_failures')
  }
  const account = await store.findAccount(db, input.username)
  const matches = await passwordMatches(account?.passwordHash, input.password)
  if (!account || !matches || account.state !== 1) {
    await store.insertFailure(db, accountHash, address)
    throw new AppError('wrong_credentials')
  }
  const place = await store.readFirstPlace(db, account)
  const { cookie, sessionKey } = newSessionId()
  await store.insertSession(db, {
    sessionKey,
    userId: account.id,
    projectId: place?.projectId ?? null,
    role: place?.roles[0] ?? (account.superAdmin ? 'SuperAdmin' : null),
    seconds: SESSION_SECONDS,
  })
  await store.deleteFailures(db, accountHash, address)
  if (context.principal) await store.deleteSession(db, context.principal.sessionKey)
  context.setSessionCookie(cookie)
  context.audit({ actorId: account.id })
  return { returnUrl: safeReturnUrl(input.returnUrl) }
}
