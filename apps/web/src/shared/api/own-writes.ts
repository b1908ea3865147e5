/** What can happen to a mentee's action. */
export type Happening = 'completed' | 'reopened' | 'changed'

/** An event that follows one's own write comes at most so much later. */
const ECHO_MS = 5_000

const written = new Map<string, number>()

/** Remembers what this page has just done to a mentee's action. */
export function noteOwnWrite(
  menteeId: number,
  actionId: number,
  what: Happening = 'changed',
): void {
  written.set(`${menteeId}:${actionId}:${what}`, performance.now())
}

/** Whether an event about a mentee's action is the echo of what this page did. */
export function isOwnWrite(menteeId: number, actionId: number, what: Happening): boolean {
  const at = written.get(`${menteeId}:${actionId}:${what}`)
  return at !== undefined && performance.now() - at < ECHO_MS
}
