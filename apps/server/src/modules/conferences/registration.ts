/** What of a session says when people may register. */
interface Registrable {
  readonly state: 'planned' | 'cancelled'
  readonly begins: string
  readonly opens: string | null
  readonly closes: string | null
}

/**
 * Whether mentees and their mentors may register in a session now. Without a time of its own,
 * registration closes with the start; with one, it may go on until then.
 *
 * ```ts
 * const session = { state: 'planned', begins: '2026-03-05T10:00:00Z', opens: null, closes: null }
 * registrationOf(session, new Date('2026-03-05T09:00:00Z')) // => 'open'
 * registrationOf(session, new Date('2026-03-05T10:00:00Z')) // => 'begun'
 * ```
 */
export function registrationOf(
  { state, begins, opens, closes }: Registrable,
  now: Date,
): 'open' | 'early' | 'closed' | 'begun' | 'cancelled' {
  if (state === 'cancelled') return 'cancelled'
  if (now >= new Date(closes ?? begins)) return now >= new Date(begins) ? 'begun' : 'closed'
  return opens !== null && now < new Date(opens) ? 'early' : 'open'
}
