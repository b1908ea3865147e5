/** Whom or what another meeting keeps busy. */
export type BusyKind = 'mentor' | 'mentee' | 'action'

/** What a refused date names: who is busy and when, and when all are free. */
export interface MeetingConflict {
  readonly kind: BusyKind
  /** Whose meeting it is; '' for the action itself. */
  readonly name: string
  /** When the other meeting starts, as ISO text. */
  readonly at: string
  /** The next starts at which all are free, as ISO text. */
  readonly free: readonly string[]
}

const KINDS: readonly BusyKind[] = ['mentor', 'mentee', 'action']

/** Reads the details of the error `meeting_overlap`; undefined when they name no conflict. */
export function readConflict(details: unknown): MeetingConflict | undefined {
  if (!isRecord(details) || !isRecord(details['conflict'])) return undefined
  const { kind, name, at } = details['conflict']
  const known = KINDS.find((candidate) => candidate === kind)
  if (!known || !isInstant(at)) return undefined
  const free = Array.isArray(details['free']) ? details['free'].filter(isInstant) : []
  return { kind: known, name: typeof name === 'string' ? name : '', at, free }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
