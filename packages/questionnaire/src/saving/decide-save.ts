import { sameAnswer, type Answer } from '../answers.ts'

/** A group's answer as the server keeps it: its revision, and who wrote it last. */
export interface StoredAnswer {
  readonly answer: Answer
  /** From 1, one more with every write. */
  readonly rev: number
  readonly clientId: string
  readonly seq: number
}

/** One write of one client. */
export interface SaveOperation {
  /** Unique for ever: a replay is known by it before anything is decided. */
  readonly opId: string
  /** A page of somebody's; two tabs are two. */
  readonly clientId: string
  /** Grows with every write of the client. */
  readonly seq: number
  /** The revision that the client knew, 0 for none; undefined stands for whichever there is. */
  readonly baseRev: number | undefined
  readonly answer: Answer
}

export type SaveDecision =
  | { readonly kind: 'apply'; readonly stored: StoredAnswer }
  /** An older write of the same client has come late: the current value stands. */
  | { readonly kind: 'outOfOrder'; readonly stored: StoredAnswer }
  /** Somebody else has written since: the current value stands, and the client is told. */
  | { readonly kind: 'conflict'; readonly stored: StoredAnswer | undefined }

/** What becomes of a write (design, questionnaire: Saving one answer). */
export function decideSave(
  stored: StoredAnswer | undefined,
  operation: SaveOperation,
): SaveDecision {
  const { clientId, seq, baseRev, answer } = operation
  const next = { answer, rev: (stored?.rev ?? 0) + 1, clientId, seq }
  if (stored && stored.clientId === clientId) {
    return seq > stored.seq ? { kind: 'apply', stored: next } : { kind: 'outOfOrder', stored }
  }
  if ((baseRev ?? stored?.rev ?? 0) === (stored?.rev ?? 0)) return { kind: 'apply', stored: next }
  // Both wrote the same: there is nothing to be told.
  return stored && sameAnswer(stored.answer, answer)
    ? { kind: 'outOfOrder', stored }
    : { kind: 'conflict', stored }
}

/** The revisions that a finish counts on; those that have not arrived are named. */
export function missingRevisions(
  revisions: ReadonlyMap<number, number>,
  expected: Iterable<readonly [groupId: number, rev: number]>,
): number[] {
  return [...expected]
    .filter(([groupId, rev]) => (revisions.get(groupId) ?? 0) < rev)
    .map(([groupId]) => groupId)
}
