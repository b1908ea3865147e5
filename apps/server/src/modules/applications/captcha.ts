import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { readSecret } from './call-store.ts'

/** Rounds of PBKDF2 for one attempt; a browser needs 256 of them on average, half a second or so. */
const COST = 2_000

/** A task holds so long: whoever fills a long form solves it at its end. */
const HOLDS_MS = 3_600_000

/** A new task, signed: nothing of it is kept here until somebody applies with it. */
export async function makeCaptcha(
  _input: unknown,
  { db, now }: AnonymousContext,
): Promise<OutputOf<typeof contract.applications.calls.getCaptcha>> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    expiresAt: new Date(now.getTime() + HOLDS_MS),
    hmacSignatureSecret: await readSecret(db),
  })
  return { parameters: { ...parameters }, signature }
}

/**
 * Under what a solved task is kept, so that it counts once; undefined where it is not one of ours, is
 * not solved, or is too old.
 * @param encoded JSON in base64, as ALTCHA's own programs send it.
 */
export async function readCaptcha(encoded: string, db: Db): Promise<string | undefined> {
  const payload = decode(encoded)
  if (!payload) return undefined
  try {
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: await readSecret(db),
    })
    return verified ? payload.challenge.signature : undefined
  } catch {
    // Whatever cannot be read as a task is none.
    return undefined
  }
}

function decode(encoded: string): Payload | undefined {
  try {
    const payload: Partial<Payload> = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
    const { challenge, solution } = payload
    // What a stranger writes there decides how long the check takes: only tasks of our own kind.
    const isOurs =
      challenge?.parameters.algorithm === 'PBKDF2/SHA-256' &&
      challenge.parameters.cost === COST &&
      challenge.parameters.keyLength === 32
    return isOurs && challenge && solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
