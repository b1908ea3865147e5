import { hash, verify } from '@node-rs/argon2'
import { atMost } from '../../kernel/at-most.ts'
import { outsideTransaction } from '../../kernel/database/transaction-scope.ts'

/** Argon2id, 19 MiB, 2 passes (security.md, passwords). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash needs 19 MiB and a core: more at once would starve everything else. */
const AT_ONCE = 4

const inTurn = atMost(AT_ONCE)

/** Hashes a password for storing. */
export async function hashPassword(password: string): Promise<string> {
  outsideTransaction('the hash of a password')
  return inTurn(() => hash(password, COST))
}

/** The hash of a password that nobody knows: comparing with it takes as long as with a real one. */
let decoy: Promise<string> | undefined

/**
 * Compares a password with a stored hash; without one it does the same work and answers false, so
 * that time does not tell whether an account exists.
 */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  outsideTransaction('the hash of a password')
  const compared = storedHash ?? (await (decoy ??= hashPassword(crypto.randomUUID())))
  const matches = await inTurn(() => verify(compared, password))
  return matches && Boolean(storedHash)
}
