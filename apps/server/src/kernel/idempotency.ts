import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { hash } from 'node:crypto'
import { Batcher } from './batcher.ts'
import type { Db } from './database/database.ts'
import { sql, type Sql } from './database/sql.ts'
import { AppError } from './errors.ts'

/** A repeated request's key, and what it must match to be the same request. */
export interface KeyedRequest {
  readonly userId: number
  readonly key: string
  readonly call: string
  readonly requestHash: string
}

interface KeptRow {
  readonly call: string
  readonly requestHash: string
  readonly answer: unknown
  /** Whether the first request has not been answered yet. */
  readonly isOpen: boolean
}

/** What the first request of a key was answered. */
export interface FirstAnswer {
  readonly answer: unknown
}

/** A request's key and the answer to keep with it. */
export interface KeptAnswer {
  readonly request: KeyedRequest
  readonly answer: unknown
}

/**
 * Names a request by what it asks, so that a key cannot be used for another.
 *
 * ```ts
 * hashRequest({ Id: 1 }) === hashRequest({ Id: 1 }) // => true
 * hashRequest({ Id: 1 }) === hashRequest({ Id: 2 }) // => false
 * ```
 */
export function hashRequest(input: unknown): string {
  return hash('sha256', JSON.stringify(input ?? null), 'base64url')
}

interface Asked {
  readonly principal: { readonly userId: number } | undefined
  readonly idempotencyKey: string | undefined
}

/** The key of a request, where it has one that its call honours; undefined for any other. */
export function keyedRequest(
  { name, definition }: { readonly name: string; readonly definition: CallDefinition },
  { principal, idempotencyKey }: Asked,
  input: unknown,
): KeyedRequest | undefined {
  if (definition.effect !== 'write' || definition.idempotency !== 'key') return undefined
  if (!principal || idempotencyKey === undefined) return undefined
  return {
    userId: principal.userId,
    key: idempotencyKey,
    call: name,
    requestHash: hashRequest(input),
  }
}

/**
 * Claims the key inside the write's transaction. A second request with the same key waits here
 * until the first has ended. Without a transaction the claim is there at once, and nobody waits.
 * @returns the first request's answer, or undefined when this is the first.
 * @throws idempotency_mismatch when the key belongs to another request; request_in_progress when the
 *   first is not answered.
 */
export async function claimKey(db: Db, request: KeyedRequest): Promise<FirstAnswer | undefined> {
  const claimed = await db.run(sql`
    insert into idempotency_keys (user_id, key, call, request_hash)
    values (${request.userId}, ${request.key}, ${request.call}, ${request.requestHash})
    on conflict do nothing`)
  return claimed === 1 ? undefined : findAnswer(db, request)
}

/** Gives a key back whose request was refused: the next one is a first one. */
export async function releaseKey(db: Db, { userId, key }: KeyedRequest): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where user_id = ${userId} and key = ${key} and answer is null`)
}

/**
 * The answer that is kept for a key, if there is one.
 * @throws idempotency_mismatch when the key belongs to another request.
 */
async function findAnswer(db: Db, request: KeyedRequest): Promise<FirstAnswer | undefined> {
  return answerTo(request, (await findKept(db, [request]))[0])
}

const gathers = new WeakMap<Db, Batcher<KeyedRequest, KeptRow | undefined>>()

/** The same, looked up together with those that others ask for at the same time. */
export async function findAnswerTogether(
  db: Db,
  request: KeyedRequest,
): Promise<FirstAnswer | undefined> {
  let gather = gathers.get(db)
  if (!gather) {
    gather = new Batcher((requests) => findKept(db, requests))
    gathers.set(db, gather)
  }
  return answerTo(request, await gather.ask(request))
}

function answerTo(request: KeyedRequest, kept: KeptRow | undefined): FirstAnswer | undefined {
  if (!kept) return undefined
  if (kept.call !== request.call || kept.requestHash !== request.requestHash) {
    throw new AppError('idempotency_mismatch')
  }
  if (kept.isOpen) throw new AppError('request_in_progress')
  return { answer: kept.answer }
}

/** What is kept for each of the requests' keys, in their order. */
async function findKept(
  db: Db,
  requests: readonly KeyedRequest[],
): Promise<(KeptRow | undefined)[]> {
  const found = await db.rows<KeptRow & { place: number }>(sql`
    select given.place::int, kept.call, kept.request_hash as "requestHash", kept.answer,
      kept.answer is null as "isOpen"
    from unnest(${requests.map(({ userId }) => userId)}::int[],
      ${requests.map(({ key }) => key)}::text[]) with ordinality as given (user_id, key, place)
    join idempotency_keys kept using (user_id, key)`)
  const byPlace = new Map(found.map((row) => [row.place, row]))
  return requests.map((_, index) => byPlace.get(index + 1))
}

/**
 * The insertion of answers with their keys, where a write is one statement. A key that is there already
 * fails it, and with it the whole statement: a repetition writes nothing. In the order of the keys, so
 * that no two wait for each other.
 */
export function insertAnswers(kept: readonly KeptAnswer[]): Sql {
  return sql`insert into idempotency_keys (user_id, key, call, request_hash, answer)
    select user_id, key, call, request_hash, answer::jsonb
    from unnest(${kept.map(({ request }) => request.userId)}::int[],
      ${kept.map(({ request }) => request.key)}::text[],
      ${kept.map(({ request }) => request.call)}::text[],
      ${kept.map(({ request }) => request.requestHash)}::text[],
      ${kept.map(({ answer }) => JSON.stringify(answer))}::text[])
      as given (user_id, key, call, request_hash, answer)
    order by user_id, key`
}

/** Keeps the answer with its claimed key. */
export function updateAnswer({ request, answer }: KeptAnswer): Sql {
  return sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${request.userId} and key = ${request.key}`
}

/** Forgets keys older than a day: a retry that late is a new request. */
export async function forgetOldKeys(db: Db): Promise<number> {
  return db.run(sql`delete from idempotency_keys where at < now() - interval '1 day'`)
}
