import { inProject, pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { Database, Db } from '../../kernel/database/database.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { sendMessage, type Receipt } from './communicator.ts'
import { mailInstead } from './mail-instead.ts'
import {
  endMessages,
  takeMessages,
  TRIAL,
  type MessageEnd,
  type TakenMessage,
} from './message-store.ts'
import { sentence } from './sentences.ts'

/** So many are taken and sent at the same time: none is held that does not leave at once. */
const AT_ONCE = 4
/** Who takes messages has so long; whoever died leaves them to be sent again under the same key. */
const HELD_MS = 60_000
/** Minutes after which a message is tried again; then a mail goes instead. */
const RETRY_MINUTES = [1, 5, 15, 60]

export interface MessageSender {
  readonly database: Database
  readonly outgoing: Outgoing
  readonly publicUrl: string
  readonly clock: () => Date
  /** Aborted where nothing more is to be begun. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Hands what waits to the message services of the projects, while it has the time. What a service
 * refuses, or does not take for more than an hour, is mailed instead.
 * @param milliseconds after which no other batch is begun.
 */
export async function sendMessages(sender: MessageSender, milliseconds: number): Promise<void> {
  const { database, clock, signal } = sender
  const began = clock().getTime()
  while (clock().getTime() - began < milliseconds) {
    signal?.throwIfAborted()
    const now = clock()
    const until = new Date(now.getTime() + HELD_MS)
    const taken = await takeMessages(database, { most: AT_ONCE, now, until })
    if (taken.length === 0) return
    const receipts = await Promise.all(taken.map((one) => handOver(sender, one)))
    await database.transaction((db) => keep(db, { taken, receipts, until, now: clock() }))
  }
}

async function handOver(
  { outgoing, publicUrl }: MessageSender,
  { messageKey, phone, language, projectUrl, kind, model, ...communicator }: TakenMessage,
): Promise<Receipt> {
  if (phone === null) return { outcome: 'refused', error: 'no_phone' }
  const path = (model['path'] ?? pathOf('notifications')) as ProjectPath
  const message = {
    Id: messageKey,
    To: phone,
    Language: language,
    Project: projectUrl,
    Text: sentence(kind, model, language),
    Link: new URL(inProject(projectUrl, path), publicUrl).href,
  }
  return sendMessage(communicator, message, outgoing)
}

interface Sent {
  readonly taken: readonly TakenMessage[]
  readonly receipts: readonly Receipt[]
  readonly until: Date
  readonly now: Date
}

async function keep(db: Db, { taken, receipts, until, now }: Sent): Promise<void> {
  const ends = taken.map((message, index) => endOf(message, receipts[index], now))
  const kept = new Set(await endMessages(db, ends, { until, now }))
  const failed = taken.filter(({ id }, index) => kept.has(id) && ends[index]?.state === 'failed')
  await mailInstead(db, failed, now)
}

function endOf(
  { id, attempts, kind }: TakenMessage,
  receipt: Receipt | undefined,
  now: Date,
): MessageEnd {
  const { outcome = 'later', error = null } = receipt ?? {}
  if (outcome === 'sent') return { id, state: 'sent', error: null, dueAt: null }
  // Whoever tries the service waits for what becomes of it.
  const isTriedAgain = outcome === 'later' && kind !== TRIAL
  const minutes = isTriedAgain ? RETRY_MINUTES[attempts - 1] : undefined
  if (minutes === undefined) return { id, state: 'failed', error, dueAt: null }
  return { id, state: 'queued', error, dueAt: new Date(now.getTime() + minutes * 60_000) }
}
