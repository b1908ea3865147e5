/**
 * SQLSTATEs of a database that cannot serve at all: lost connections (08), no room on the disk, no
 * memory or connection left (53), stopping, starting, or a statement stopped for its time (57), its
 * files cannot be read or written (58).
 */
const STATES = /^(08|53|57|58)/

/** What the network says of a server that is not there. */
const NETWORK = /^E(CONNREFUSED|CONNRESET|PIPE|NOENT|TIMEDOUT|HOSTUNREACH)$/

/** What the driver says of it, without a code. */
const MESSAGES =
  /^Query read timeout|^Connection terminated|is not queryable$|timeout exceeded when trying to connect/

/**
 * Whether an error says that the database is not there, or cannot do anything: what was asked may be
 * asked again later.
 *
 * ```ts
 * isUnavailable(Object.assign(new Error('disk full'), { code: '53100' })) // => true
 * isUnavailable(new Error('Connection terminated unexpectedly')) // => true
 * isUnavailable(new Error('Client has encountered a connection error and is not queryable')) // => true
 * isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' })) // => false
 * ```
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return STATES.test(code) || NETWORK.test(code) || MESSAGES.test(error.message)
}
