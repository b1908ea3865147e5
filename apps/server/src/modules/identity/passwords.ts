import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, 2 passes (security.md, passwords). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash needs 19 MiB and a core: more at once would starve everything else. */
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
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
  const compared = storedHash ?? (await (decoy ??= hashPassword(crypto.randomUUID())))
  const matches = await inTurn(() => verify(compared, password))
  return matches && Boolean(storedHash)
}
