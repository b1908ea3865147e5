import { NO_ANSWER, type Answer } from '../answers.ts'

/**
 * The page's writes on their way to the server: a reducer over plain data, so that it can be kept
 * in the browser's storage. Each group has at most one write under way; of those that wait, only
 * the newest is kept. All groups together have one or two under way, unless they fail or are slow.
 * Instants are in milliseconds, by any clock that does not go back.
 */
export interface SaveQueue {
  readonly clientId: string
  /** Rises when an administrator clears the attempt: what was written before it is void. */
  readonly epoch: number
  readonly lastSeq: number
  /** What waits stays on the screen however long it takes, instead of being taken back. */
  readonly worksOffline: boolean
  readonly groups: Readonly<Record<number, GroupQueue>>
}

export interface PendingWrite {
  readonly opId: string
  readonly seq: number
  readonly answer: Answer
  /** Puts the server back to what the screen shows, after a failure whose outcome is unknown. */
  readonly isRestore: boolean
}

/** What the server has confirmed. */
export interface Acknowledged {
  readonly answer: Answer
  readonly rev: number
}

export interface GroupQueue {
  readonly acknowledged: Acknowledged
  /** What is on the screen. */
  readonly shown: Answer
  readonly waiting: PendingWrite | null
  readonly underWay: PendingWrite | null
  /** When what is under way was sent. */
  readonly sentAt: number | null
  readonly failures: number
  readonly failingSince: number | null
  readonly retryAt: number | null
  /** Why what was typed was taken back, and what it was, so that it can be had back. */
  readonly rolledBack: { readonly why: RolledBack; readonly answer: Answer } | null
}

/**
 * `communication`: 'Σφάλμα επικοινωνίας'; `conflict`: somebody else wrote; `refused`: against a rule;
 * `late`: the time was over; `cleared`: the answers that it belonged to have been cleared.
 */
export type RolledBack = 'communication' | 'conflict' | 'refused' | 'late' | 'cleared'

/** A write that is to be sent now. */
export interface DueWrite {
  readonly groupId: number
  readonly write: PendingWrite
  readonly baseRev: number
}

/** How long a write may fail before it is taken back (design: about 8 s). */
const GIVE_UP_MS = 8_000
const MAX_WAIT_MS = 30_000
/** So many writes are under way at a time, so that saving takes little from who is answering. */
const MAX_AT_ONCE = 2
/** A write that takes longer holds up no other. */
const SLOW_MS = 1_000

/** A queue with what the server has acknowledged so far, and nothing to send. */
export function openQueue(
  options: Pick<SaveQueue, 'clientId' | 'epoch' | 'worksOffline'>,
  answers: Iterable<readonly [groupId: number, acknowledged: Acknowledged]>,
): SaveQueue {
  const groups = [...answers].map(([id, acknowledged]) => [id, settledGroup(acknowledged)] as const)
  return { ...options, lastSeq: 0, groups: Object.fromEntries(groups) }
}

/** After the page was loaded again: what was under way may have arrived or not, so it goes again. */
export function reopenQueue(queue: SaveQueue): SaveQueue {
  return mapGroups(queue, (group) => ({
    ...group,
    waiting: group.waiting ?? group.underWay,
    underWay: null,
    sentAt: null,
    retryAt: null,
  }))
}

/** What the queue has of a group; an empty, settled one of a group that it does not know. */
export function groupOf({ groups }: SaveQueue, groupId: number): GroupQueue {
  return groups[groupId] ?? settledGroup()
}

/** The person has answered: the newest write of the group. */
export function write(queue: SaveQueue, groupId: number, answer: Answer, opId: string): SaveQueue {
  const seq = queue.lastSeq + 1
  return put({ ...queue, lastSeq: seq }, groupId, {
    ...groupOf(queue, groupId),
    shown: answer,
    waiting: { opId, seq, answer, isRestore: false },
    failingSince: null,
    rolledBack: null,
  })
}

/**
 * The writes whose time has come, in the order in which they were made, at most one for each group.
 * @param mostAtOnce how many may then be under way; all of them, for a page that is about to go.
 */
export function dueWrites(queue: SaveQueue, now: number, maxAtOnce = MAX_AT_ONCE): DueWrite[] {
  return Object.entries(queue.groups)
    .flatMap(([id, group]) =>
      group.waiting && !group.underWay && (group.retryAt ?? 0) <= now
        ? [{ groupId: Number(id), write: group.waiting, baseRev: group.acknowledged.rev }]
        : [],
    )
    .toSorted((one, other) => one.write.seq - other.write.seq)
    .slice(0, roomIn(queue, now, maxAtOnce))
}

/** When the next write is due; undefined when none waits, but for one that is under way. */
export function nextDue(queue: SaveQueue): number | undefined {
  const groups = Object.values(queue.groups)
  const times = groups.flatMap(({ waiting, underWay, retryAt }) =>
    waiting && !underWay ? [retryAt ?? 0] : [],
  )
  if (times.length === 0) return undefined
  const next = Math.min(...times)
  if (roomIn(queue, next, MAX_AT_ONCE) > 0) return next
  const sentAt = groups.flatMap((group) => (group.underWay ? [group.sentAt ?? 0] : []))
  return Math.max(next, Math.min(...sentAt) + SLOW_MS)
}

/**
 * How many more writes may be sent. Where one fails or is slow, the others do not wait for it: each
 * has to find out for itself, so that none is taken back later than it would be alone.
 */
function roomIn({ groups }: SaveQueue, now: number, maxAtOnce: number): number {
  const all = Object.values(groups)
  const underWay = all.filter((group) => group.underWay)
  const isTroubled =
    all.some(({ failures }) => failures > 0) ||
    underWay.some(({ sentAt }) => now - (sentAt ?? 0) >= SLOW_MS)
  return isTroubled ? Infinity : Math.max(0, maxAtOnce - underWay.length)
}

/** Marks a write as under way since `now` (milliseconds), so that it is not sent twice. */
export function sent(queue: SaveQueue, groupId: number, opId: string, now: number): SaveQueue {
  const group = groupOf(queue, groupId)
  if (group.waiting?.opId !== opId || group.underWay) return queue
  return put(queue, groupId, { ...group, waiting: null, underWay: group.waiting, sentAt: now })
}

/** The server has the write, or something newer: what it says now holds. */
export function acknowledge(
  queue: SaveQueue,
  groupId: number,
  opId: string,
  acknowledged: Acknowledged,
): SaveQueue {
  const group = groupOf(queue, groupId)
  if (group.underWay?.opId !== opId) return queue
  return put(queue, groupId, {
    ...group,
    acknowledged,
    shown: group.waiting ? group.shown : acknowledged.answer,
    underWay: null,
    ...CALM,
  })
}

/**
 * The server will not have the write (4xx): it is taken back, if it is still what is on the screen.
 * @param current what the server has instead, with a conflict; whatever waits was typed without
 *   knowing of it, and is taken back as well.
 * @param why what the server has against it.
 */
export function refuse(
  queue: SaveQueue,
  groupId: number,
  opId: string,
  current?: Acknowledged,
  why: RolledBack = current ? 'conflict' : 'refused',
): SaveQueue {
  const group = groupOf(queue, groupId)
  const { underWay, waiting } = group
  if (underWay?.opId !== opId) return queue
  const acknowledged = current ?? group.acknowledged
  if (waiting && !current) return put(queue, groupId, { ...group, underWay: null, ...CALM })
  const { answer, isRestore } = waiting ?? underWay
  return put(queue, groupId, {
    ...settledGroup(acknowledged),
    rolledBack: isRestore ? group.rolledBack : { why, answer },
  })
}

/**
 * The write did not get through (network, 429, 5xx): it waits 1, 2, 4, 8 … 30 s and goes again,
 * unless a newer one waits. After 8 s of failing it is taken back; since it may have arrived all
 * the same, the last acknowledged answer is then written over it.
 *
 * @param jitter from 0 to 1: up to a quarter is added to the wait.
 * @param restoreOpId the name of that further write, should it come to it.
 */
export function fail(
  queue: SaveQueue,
  groupId: number,
  opId: string,
  { now, jitter, restoreOpId }: { now: number; jitter: number; restoreOpId: string },
): SaveQueue {
  const group = groupOf(queue, groupId)
  const { underWay, waiting, acknowledged } = group
  if (underWay?.opId !== opId) return queue
  const failures = group.failures + 1
  const failed: GroupQueue = {
    ...group,
    waiting: waiting ?? underWay,
    underWay: null,
    sentAt: null,
    failures,
    failingSince: waiting ? null : (group.failingSince ?? now),
    retryAt: now + backoff(failures, jitter),
  }
  if (waiting || underWay.isRestore || queue.worksOffline) return put(queue, groupId, failed)
  const lostAt = (failed.failingSince ?? now) + GIVE_UP_MS
  // The last attempt comes when it decides, not seconds later.
  const retryAt = Math.min(now + backoff(failures, jitter), lostAt)
  if (now < lostAt) return put(queue, groupId, { ...failed, retryAt })
  const seq = queue.lastSeq + 1
  return put({ ...queue, lastSeq: seq }, groupId, {
    ...failed,
    shown: acknowledged.answer,
    waiting: { opId: restoreOpId, seq, answer: acknowledged.answer, isRestore: true },
    failingSince: null,
    rolledBack: { why: 'communication', answer: underWay.answer },
  })
}

/** The attempt was cleared or loaded anew: nothing that was written before goes any further. */
export function restart(
  queue: SaveQueue,
  epoch: number,
  answers: Iterable<readonly [groupId: number, acknowledged: Acknowledged]>,
): SaveQueue {
  return { ...openQueue({ ...queue, epoch }, answers), lastSeq: queue.lastSeq }
}

/** Whether the server has confirmed everything: only then may the attempt be paused or finished. */
export function isDrained({ groups }: SaveQueue): boolean {
  return Object.values(groups).every(({ waiting, underWay }) => !waiting && !underWay)
}

/** The revisions that a finish counts on. */
export function revisions({ groups }: SaveQueue): { groupId: number; rev: number }[] {
  return Object.entries(groups)
    .map(([id, { acknowledged }]) => ({ groupId: Number(id), rev: acknowledged.rev }))
    .filter(({ rev }) => rev > 0)
}

const CALM = { sentAt: null, failures: 0, failingSince: null, retryAt: null } as const

/** A group of which the server has everything. */
export function settledGroup(
  acknowledged: Acknowledged = { answer: NO_ANSWER, rev: 0 },
): GroupQueue {
  const shown = acknowledged.answer
  return { acknowledged, shown, waiting: null, underWay: null, rolledBack: null, ...CALM }
}

function backoff(failures: number, jitter: number): number {
  const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** (failures - 1))
  return wait + Math.round((wait / 4) * jitter)
}

function put(queue: SaveQueue, groupId: number, group: GroupQueue): SaveQueue {
  return { ...queue, groups: { ...queue.groups, [groupId]: group } }
}

function mapGroups(queue: SaveQueue, change: (group: GroupQueue) => GroupQueue): SaveQueue {
  const groups = Object.entries(queue.groups).map(([id, group]) => [id, change(group)] as const)
  return { ...queue, groups: Object.fromEntries(groups) }
}
