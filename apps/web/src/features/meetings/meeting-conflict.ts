/** Whom or what another meeting keeps busy. */
type BusyParty = 'mentor' | 'mentee' | 'action'

/** What a refused date names: who is busy and when, and when all are free. */
export interface MeetingConflict {
  readonly party: BusyParty
  /** Who is busy; empty where that is not known, and for an action. */
  readonly name: string
  /** With whom they are; empty where the reader may not know. */
  readonly other: string
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
  return {
    party,
    name: textOf(details['name']),
    other: textOf(details['other']),
    at: instantOf(details['at']),
    free,
  }
}

/** A meeting that somebody else has changed since the page showed it. */
export interface MeetingChange {
  /** When it starts now, as ISO text; null when it was cancelled. */
  readonly at: string | null
  /** Who changed it. */
  readonly by: string
}

/** Reads the details of the error `meeting_moved`. */
export function readChange(details: Readonly<Record<string, unknown>>): MeetingChange {
  return { at: instantOf(details['at']) ?? null, by: textOf(details['by']) }
}

function instantOf(value: unknown): string | undefined {
  return isInstant(value) ? value : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
