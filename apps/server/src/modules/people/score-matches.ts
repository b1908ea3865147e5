import { fold } from '@telemachos/rules/greek-text'

/** A mentee who waits for a mentor, by what is known of them. */
export interface MatchMentee {
  readonly id: number
  readonly area: string | null
  readonly languages: string | null
  /** Values of the shared fields, by name. */
  readonly shared: Readonly<Record<string, string | null>>
}

/** A mentor, with what they carry and can take (null: no limit). */
export interface MatchMentor extends MatchMentee {
  readonly load: number
  readonly capacity: number | null
}

export type MatchReason =
  | { readonly kind: 'area' | 'language'; readonly value: string }
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'capacity'; readonly free: number | null; readonly load: number }

export interface ScoredMatch {
  readonly mentorId: number
  /** From 0 to 100. */
  readonly score: number
  readonly reasons: readonly MatchReason[]
}

/** What each thing weighs in a score; the shared fields have theirs together. */
const WEIGHTS = { area: 40, language: 20, shared: 25, room: 15 }

/** Without a limit, this many mentees count as all that one carries. */
const FULL_LOAD = 30

/** So many mentors are suggested for each mentee. */
const SUGGESTED = 3

/**
 * The mentors who fit each mentee best, the best first. A score is the part, in hundredths, of what
 * could speak for a mentor that does: what is not known of the mentee counts neither way. Mentors
 * who are full are left out, and the first suggestions of all mentees together fill nobody beyond
 * their capacity.
 */
export function scoreMatches(
  mentees: readonly MatchMentee[],
  mentors: readonly MatchMentor[],
): Map<number, ScoredMatch[]> {
  const known = mentors.map((mentor) => ({ mentor, values: valuesOf(mentor) }))
  const free = new Map(mentors.map((mentor) => [mentor.id, freeOf(mentor) ?? Infinity]))
  const ranked = mentees.map((mentee) => {
    const values = valuesOf(mentee)
    const matches = known
      .filter(({ mentor }) => mentor.id !== mentee.id && freeOf(mentor) !== 0)
      .map(({ mentor, values: theirs }) => score(values, mentor, theirs))
      .toSorted(byScore)
    return { mentee, matches }
  })
  // Who fits somebody best is served first; of equals, the order of the list decides.
  const inTurn = ranked.toSorted(
    (one, other) => (other.matches[0]?.score ?? 0) - (one.matches[0]?.score ?? 0),
  )
  const found = new Map<number, ScoredMatch[]>()
  for (const { mentee, matches } of inTurn) {
    const open = matches.filter(({ mentorId }) => (free.get(mentorId) ?? 0) > 0).slice(0, SUGGESTED)
    const [first] = open
    if (first) free.set(first.mentorId, (free.get(first.mentorId) ?? 0) - 1)
    found.set(mentee.id, open)
  }
  return found
}

interface Values {
  readonly area: Value[]
  readonly languages: Value[]
  readonly shared: readonly (readonly [name: string, values: Value[]])[]
}

/** A value as people wrote it, and as it is compared. */
interface Value {
  readonly text: string
  readonly key: string
}

function valuesOf({ area, languages, shared }: MatchMentee): Values {
  return {
    area: split(area),
    languages: split(languages),
    shared: Object.entries(shared).map(([name, text]) => [name, split(text)] as const),
  }
}

/** Fields hold one value, or several between commas or semicolons. */
function split(text: string | null): Value[] {
  return (text ?? '')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, key: fold(part) }))
}

function score(mentee: Values, mentor: MatchMentor, theirs: Values): ScoredMatch {
  const reasons: MatchReason[] = []
  let possible = WEIGHTS.room
  let earned = WEIGHTS.room * roomOf(mentor)
  const weigh = (weight: number, mine: Value[], other: Value[], add: (text: string) => void) => {
    if (mine.length === 0) return
    possible += weight
    const common = inCommon(mine, other)
    if (common === '') return
    earned += weight
    add(common)
  }
  weigh(WEIGHTS.area, mentee.area, theirs.area, (value) => reasons.push({ kind: 'area', value }))
  weigh(WEIGHTS.language, mentee.languages, theirs.languages, (value) =>
    reasons.push({ kind: 'language', value }),
  )
  const other = new Map(theirs.shared)
  for (const [name, mine] of mentee.shared) {
    weigh(WEIGHTS.shared / mentee.shared.length, mine, other.get(name) ?? [], (value) =>
      reasons.push({ kind: 'field', name, value }),
    )
  }
  reasons.push({ kind: 'capacity', free: freeOf(mentor), load: mentor.load })
  return { mentorId: mentor.id, score: Math.round((100 * earned) / possible), reasons }
}

function inCommon(mine: readonly Value[], theirs: readonly Value[]): string {
  const keys = new Set(theirs.map(({ key }) => key))
  return mine
    .filter(({ key }) => keys.has(key))
    .map(({ text }) => text)
    .join(', ')
}

const freeOf = ({ load, capacity }: MatchMentor): number | null =>
  capacity === null ? null : Math.max(0, capacity - load)

/** How much of a mentor's room is free, from 0 to 1. */
function roomOf({ load, capacity }: MatchMentor): number {
  const most = Math.max(1, capacity ?? FULL_LOAD)
  return Math.max(0, 1 - load / most)
}

const byScore = (one: ScoredMatch, other: ScoredMatch) =>
  other.score - one.score || one.mentorId - other.mentorId
