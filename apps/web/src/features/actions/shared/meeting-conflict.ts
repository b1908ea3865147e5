/** Whom or what another meeting keeps busy. */
type BusyParty = 'mentor' | 'mentee' | 'action'

/** What a refused date names: who is busy and when, and when all are free. */
export interface MeetingConflict {
  readonly party: BusyParty
  /** When the other meeting starts, as ISO text; undefined where that is not known. */
  readonly at: string | undefined
  /** The next starts at which all are free, as ISO text. */
  readonly free: readonly string[]
}

const PARTIES: readonly BusyParty[] = ['mentor', 'mentee', 'action']

/** Reads the details of the error `meeting_overlap`; undefined when they name nobody. */
export function readConflict(
  details: Readonly<Record<string, unknown>>,
): MeetingConflict | undefined {
  const party = PARTIES.find((candidate) => candidate === details['with'])
  if (!party) return undefined
  const free = Array.isArray(details['free']) ? details['free'].filter(isInstant) : []
  return { party, at: isInstant(details['at']) ? details['at'] : undefined, free }
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
