import { hash } from 'node:crypto'
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

/**
 * Claims the key inside the write's transaction. A second request with the same key waits here
 * until the first has ended.
 * @returns the first request's answer, or undefined when this is the first.
 * @throws idempotency_mismatch when the key belongs to another request.
 */
export async function claimKey(
  db: Db,
  request: KeyedRequest,
): Promise<{ answer: unknown } | undefined> {
  const claimed = await db.run(sql`
    insert into idempotency_keys (user_id, key, call, request_hash)
    values (${request.userId}, ${request.key}, ${request.call}, ${request.requestHash})
    on conflict do nothing`)
  return claimed === 1 ? undefined : findAnswer(db, request)
}

/**
 * The answer that is kept for a key, if there is one.
 * @throws idempotency_mismatch when the key belongs to another request.
 */
export async function findAnswer(
  db: Db,
  request: KeyedRequest,
): Promise<{ answer: unknown } | undefined> {
  const kept = await db.row<KeptRow>(sql`
    select call, request_hash as "requestHash", answer from idempotency_keys
    where user_id = ${request.userId} and key = ${request.key}`)
  if (!kept) return undefined
  if (kept.call !== request.call || kept.requestHash !== request.requestHash) {
    throw new AppError('idempotency_mismatch')
  }
  return { answer: kept.answer }
}

/** The insertion of answers with their keys, where a write is one statement. */
export function insertAnswers(kept: readonly KeptAnswer[]): Sql {
  return sql`insert into idempotency_keys (user_id, key, call, request_hash, answer)
    select user_id, key, call, request_hash, answer::jsonb
    from unnest(${kept.map(({ request }) => request.userId)}::int[],
      ${kept.map(({ request }) => request.key)}::text[],
      ${kept.map(({ request }) => request.call)}::text[],
      ${kept.map(({ request }) => request.requestHash)}::text[],
      ${kept.map(({ answer }) => JSON.stringify(answer))}::text[])
      as given (user_id, key, call, request_hash, answer)
    on conflict do nothing`
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
