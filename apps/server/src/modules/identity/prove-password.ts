import { PERSON_STATE } from '@telemachos/contract/people/states'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { DEVICE_COOKIE } from './cookies.ts'
import { attemptKey, forgetAttempts, isLocked, takeAttempt } from './attempts-store.ts'
import { isKnownDevice } from './known-devices-store.ts'
import { passwordMatches } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import { foldUsername } from './store.ts'
import { Turns } from './turns.ts'

/** Failures in 15 minutes after which an account is closed to an address (security.md, guessing). */
const ACCOUNT_FAILURES = 10

/** Failures of one address, whatever the account: many people may share an address. */
const ADDRESS_FAILURES = 100

const turns = new Turns()

interface Claim {
  readonly username: string
  readonly password: string
}

/** Under what the failures of an account are counted for the network of an address. */
export function failureKey(userId: number, address: string): string {
  return keyOf(userId, networkOf(address))
}

/** The same, or for a browser of its own. */
const keyOf = (userId: number, origin: string): string =>
  attemptKey('password', String(userId), origin)

interface FoundAccount {
  readonly id: number
  readonly passwordHash: string | null
  readonly state: number
}

/**
 * Holds a password against an account, within the limits on guessing. Unknown, inactive and mistaken
 * accounts are refused alike and after the same work. The limits are kept by account and address,
 * so that a stranger elsewhere locks nobody out; sessions that are alive are not touched. A browser
 * in which the person has signed in before has a limit of its own instead: those who share an
 * address, as the pupils of a school do, lock out nobody who has been there.
 *
 * @param find loads the account; it fits when it is there, active, and has the password.
 * @throws wrong_credentials, too_many_failures.
 */
export async function provePassword<Account extends FoundAccount>(
  { username, password }: Claim,
  { db, address, cookie }: Pick<AnonymousContext, 'db' | 'address' | 'cookie'>,
  find: () => Promise<Account | undefined>,
): Promise<Account> {
  const deviceHash = hashSecret(cookie(DEVICE_COOKIE) ?? '')
  // By the account, not by its name: the database takes more spellings for the same than we know.
  const [known, folded] = await Promise.all([find(), foldUsername(db, username)])
  const isOwnDevice = await isKnownDevice(db, deviceHash, known?.id ?? 0)
  const network = networkOf(address)
  const origin = isOwnDevice ? deviceHash : network
  const key = known ? keyOf(known.id, origin) : attemptKey('name', folded, network)
  const addressKey = attemptKey('password', network)
  const isAddressLocked = async () =>
    !isOwnDevice && (await isLocked(db, addressKey, ADDRESS_FAILURES))
  return turns.take(key, async () => {
    if (await isAddressLocked()) throw new AppError('too_many_failures')
    // Counted before it is known to be one: whoever asks many times at once gains nothing.
    if (!(await takeAttempt(db, key, ACCOUNT_FAILURES))) throw new AppError('too_many_failures')
    // While others had their turn, the password may have been changed.
    const account = await find()
    const matches = await passwordMatches(account?.passwordHash, password)
    if (!account || !matches || account.state !== PERSON_STATE.active) {
      if (!isOwnDevice) await takeAttempt(db, addressKey, ADDRESS_FAILURES)
      throw new AppError('wrong_credentials')
    }
    await forgetAttempts(db, key)
    return account
  })
}
