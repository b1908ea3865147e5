import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomInt } from 'node:crypto'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { outsideTransaction } from '../../kernel/database/transaction-scope.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { attemptKey, takeAttempt } from '../identity/index.ts'
import { COSTS, costOf, MAX_COUNTED, type Load } from './captcha-cost.ts'
import { countUses, insertUse, isUsed, readSecret } from './captcha-store.ts'

/** A browser finds the answer within so many attempts, no sooner and no later. */
const ATTEMPTS = { least: 128, most: 384 }

/** A task holds so long: whoever fills a long form solves it at its end. */
export const HOLDS_MS = 3_600_000

/** For so long a use counts for what the next task costs. */
const WINDOW_MS = 15 * 60_000

/** Uses of one network in that time: a class applies from a school's. */
const MAX_OF_NETWORK = 40

/** A task that was given cheaper than this part of what it would cost now is to be done again. */
const LENIENCY = 2

/** What is refused leaves a task unused: so many times in 15 minutes it is worked for nevertheless. */
const MAX_TRIES = 10

/** A solved task. */
export interface SolvedCaptcha {
  /** Under what it is kept, so that it counts once. */
  readonly key: string
  readonly cost: number
}

/**
 * A new task, signed: nothing of it is kept here until somebody applies with it. It costs more while the
 * caller's network, or everybody together, has used many.
 */
export async function makeCaptcha(
  { db, now, address }: Pick<AnonymousContext, 'db' | 'now' | 'address'>,
  limitsCallers: boolean,
): Promise<OutputOf<typeof contract.applications.calls.getCaptcha>> {
  const load = limitsCallers ? await loadOf(db, address, now) : NO_LOAD
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: costOf(load),
    counter: randomInt(ATTEMPTS.least, ATTEMPTS.most + 1),
    deriveKey,
    expiresAt: new Date(now.getTime() + HOLDS_MS),
    hmacSignatureSecret: await readSecret(db),
  })
  return { parameters: { ...parameters }, signature }
}

/**
 * Reads a solved task.
 * @param encoded JSON in base64, as ALTCHA's own programs send it.
 * @throws invalid_input where it is not one of ours, is not solved, or is too old.
 */
export async function readCaptcha(encoded: string, db: Db): Promise<SolvedCaptcha> {
  outsideTransaction('the check of a captcha')
  const payload = decode(encoded)
  if (!payload) throw refuseCaptcha()
  const { challenge } = payload
  const hmacSignatureSecret = await readSecret(db)
  // Whatever cannot be read as a task is none.
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret }).catch(
    () => ({ verified: false }),
  )
  if (!verified || challenge.signature === undefined) throw refuseCaptcha()
  return { key: challenge.signature, cost: challenge.parameters.cost }
}

/**
 * Refuses a task that has counted before, and what comes from a network that has used too many; does not
 * yet have it count.
 * @throws invalid_input; too_many_failures.
 */
export async function requireUnused(
  { key, cost }: SolvedCaptcha,
  { db, now, address }: Pick<AnonymousContext, 'db' | 'now' | 'address'>,
  limitsCallers: boolean,
): Promise<void> {
  if (await isUsed(db, key)) throw refuseCaptcha()
  if (!limitsCallers) return
  const load = await loadOf(db, address, now)
  if (load.own >= MAX_OF_NETWORK) throw new AppError('too_many_failures')
  // Tasks may not be stored while they are cheap.
  if (cost * LENIENCY < costOf(load)) throw refuseCaptcha()
}

/**
 * Counts work that a task is paid with before it counts, such as scripts that judge and passwords that are hashed;
 * also of what is refused afterwards.
 * @throws invalid_input where it has been worked for often enough.
 */
export async function takeTry({ key }: SolvedCaptcha, db: Db): Promise<void> {
  // In a transaction a refusal would take it back.
  outsideTransaction('the count of what a captcha is worked for')
  if (!(await takeAttempt(db, attemptKey('task', key), MAX_TRIES))) throw refuseCaptcha()
}

/** Has a task count, in the transaction of what it is for. @throws invalid_input where it has before. */
export async function useCaptcha(
  { key }: SolvedCaptcha,
  { db, now, address }: Pick<AnonymousContext, 'db' | 'now' | 'address'>,
): Promise<void> {
  const isFirst = await insertUse(db, { key, network: keyOf(address), now })
  if (!isFirst) throw refuseCaptcha()
}

/** The task is to be done again. */
export const refuseCaptcha = (): AppError => refuseField('Captcha', 'captcha')

const NO_LOAD: Load = { own: 0, all: 0 }

const loadOf = (db: Db, address: string, now: Date): Promise<Load> =>
  countUses(db, keyOf(address), {
    since: new Date(now.getTime() - WINDOW_MS),
    most: MAX_COUNTED,
  })

const keyOf = (address: string): string => attemptKey('captcha', networkOf(address))

function decode(encoded: string): Payload | undefined {
  try {
    const payload: Partial<Payload> = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
    const { challenge, solution } = payload
    // What a stranger writes there decides how long the check takes: only tasks of our own kind.
    const isOurs =
      challenge?.parameters.algorithm === 'PBKDF2/SHA-256' &&
      COSTS.includes(challenge.parameters.cost) &&
      challenge.parameters.keyLength === 32
    return isOurs && challenge && solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
