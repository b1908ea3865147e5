/** An event that follows one's own write comes at most so much later. */
const ECHO_MS = 5_000

const written = new Map<string, number>()

/** Remembers that this page has just written in a mentee's action. */
export function noteOwnWrite(menteeId: number, actionId: number): void {
  written.set(`${menteeId}:${actionId}`, performance.now())
}

/** Whether an event about a mentee's action is the echo of what this page wrote. */
export function isOwnWrite(menteeId: number, actionId: number): boolean {
  const at = written.get(`${menteeId}:${actionId}`)
  return at !== undefined && performance.now() - at < ECHO_MS
}
