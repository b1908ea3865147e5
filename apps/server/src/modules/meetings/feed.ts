import { contract } from '@telemachos/contract'
import { hidingFlag } from '@telemachos/contract/grid/constants'
import { createHash, randomBytes } from 'node:crypto'
import type { AnonymousContext, PersonContext } from '../../kernel/context.ts'
import { meetingEvent, writeCalendar } from './calendar-file.ts'
import { listForFeed } from './calendar-store.ts'
import * as store from './feed-store.ts'
import { otherEvents } from './other-events.ts'
import { knownFeed } from './policy.ts'

const DAY = 86_400_000
/** How far back a feed goes: what calendar programs have, they keep. */
const FEED_DAYS = 180
/** How often calendar programs are to ask for a feed, in seconds. */
const EVERY_S = 60 * 60

/** Whether the caller's feed is on. */
export async function getFeed({ db, principal }: PersonContext) {
  const feed = await store.findFeed(db, principal.userId)
  return { Since: feed?.since ?? null, ReadAt: feed?.readAt ?? null }
}

/** Gives the caller's feed a new address of 256 random bits; only its hash is kept. */
export async function renewFeed(
  { db, principal, now }: PersonContext,
  publicUrl: string,
): Promise<{ Url: string }> {
  const token = randomBytes(32).toString('base64url')
  await store.upsertFeed(db, principal.userId, hashOf(token), now)
  return { Url: new URL(`${contract.meetings.calls.readFeed.path}?token=${token}`, publicUrl).href }
}

/** Turns the caller's feed off. */
export async function revokeFeed({ db, principal }: PersonContext) {
  await store.deleteFeed(db, principal.userId)
  return { ok: true as const }
}

/**
 * What is in the calendar of whoever the token belongs to, of the last half year and to come.
 * @throws not_found alike for a token that was revoked and for one that never was.
 */
export async function readFeed(
  token: string,
  { db, now }: AnonymousContext,
  publicUrl: string,
): Promise<string> {
  const owner = knownFeed(await store.openFeed(db, hashOf(token), now))
  const from = new Date(now.getTime() - FEED_DAYS * DAY).toISOString()
  const meetings = await listForFeed(db, owner.userId, from, owner.language, {
    mentor: hidingFlag('Mentor'),
    mentee: hidingFlag('Mentee'),
  })
  const others = await otherEvents.get().listForFeed(db, owner.userId, from, owner.language)
  const events = meetings.map((one) => meetingEvent(one, { readerId: owner.userId, publicUrl }))
  return writeCalendar([...events, ...others], {
    language: owner.language,
    publicUrl,
    everySeconds: EVERY_S,
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
