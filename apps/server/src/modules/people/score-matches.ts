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
  | {
      readonly kind: 'capacity'
      /** Places left, the page's other first suggestions counted; null without a limit. */
      readonly free: number | null
      readonly load: number
      /** How many other mentees of the page have this mentor as their first suggestion. */
      readonly onPage: number
    }

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
 * The mentors who fit each mentee best. A score is the part, in hundredths, of what could speak for a
 * mentor that does: what is not known of the mentee counts neither way. Mentors who are full are left
 * out. The first suggestions of all mentees are meant to be approved together: each counts as load
 * for the others, so that equals share the mentees and nobody is filled beyond their capacity.
 */
export function scoreMatches(
  mentees: readonly MatchMentee[],
  mentors: readonly MatchMentor[],
): Map<number, ScoredMatch[]> {
  const known = mentors.map((mentor) => ({ mentor, values: valuesOf(mentor) }))
  const fits = new Map(
    mentees.map((mentee) => {
      const values = valuesOf(mentee)
      const others = known.filter(({ mentor }) => mentor.id !== mentee.id)
      return [mentee.id, others.map(({ mentor, values: theirs }) => fitOf(values, mentor, theirs))]
    }),
  )
  const given = givePage(fits)
  const onPage = countOf([...given.values()])
  return new Map(
    [...fits].map(([menteeId, list]) => {
      const first = given.get(menteeId)
      const others = (id: number) => (onPage.get(id) ?? 0) - (id === first ? 1 : 0)
      const open = list
        .filter(({ mentor }) => hasRoom(mentor, others(mentor.id)))
        .map((fit) => matchOf(fit, others(fit.mentor.id)))
        .toSorted(byScore)
      const best = open.filter(({ mentorId }) => mentorId === first)
      const rest = open.filter(({ mentorId }) => mentorId !== first)
      return [menteeId, [...best, ...rest].slice(0, SUGGESTED)]
    }),
  )
}

/** How a mentor fits a mentee, apart from the room that they have. */
interface Fit {
  readonly mentor: MatchMentor
  readonly earned: number
  readonly possible: number
  readonly reasons: readonly MatchReason[]
}

/**
 * One mentor for each mentee, the pair with the highest score first; each pair lowers the room of its
 * mentor for the pairs after it. Of equals the order of the lists decides. Somebody for whom no room
 * is left has none.
 */
function givePage(fits: ReadonlyMap<number, readonly Fit[]>): Map<number, number> {
  const given = new Map<number, number>()
  const taken = new Map<number, number>()
  const bestOf = (list: readonly Fit[]) => {
    let best: { mentorId: number; score: number } | undefined
    for (const fit of list) {
      const more = taken.get(fit.mentor.id) ?? 0
      if (!hasRoom(fit.mentor, more)) continue
      const score = exactScore(fit, more)
      const { id } = fit.mentor
      if (!best || score > best.score || (score === best.score && id < best.mentorId))
        best = { mentorId: id, score }
    }
    return best
  }
  while (given.size < fits.size) {
    let next: { menteeId: number; mentorId: number; score: number } | undefined
    for (const [menteeId, list] of fits) {
      if (given.has(menteeId)) continue
      const best = bestOf(list)
      if (best && (!next || best.score > next.score)) next = { menteeId, ...best }
    }
    if (!next) break
    given.set(next.menteeId, next.mentorId)
    taken.set(next.mentorId, (taken.get(next.mentorId) ?? 0) + 1)
  }
  return given
}

function countOf(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
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

function fitOf(mentee: Values, mentor: MatchMentor, theirs: Values): Fit {
  const reasons: MatchReason[] = []
  let possible = WEIGHTS.room
  let earned = 0
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
  return { mentor, earned, possible, reasons }
}

/** A score with so many more mentees than the mentor has. */
const exactScore = ({ mentor, earned, possible }: Fit, more: number): number =>
  (100 * (earned + WEIGHTS.room * roomOf(mentor, more))) / possible

function matchOf(fit: Fit, onPage: number): ScoredMatch {
  const { mentor, reasons } = fit
  const { load, capacity } = mentor
  const free = capacity === null ? null : Math.max(0, capacity - load - onPage)
  return {
    mentorId: mentor.id,
    score: Math.round(exactScore(fit, onPage)),
    reasons: [...reasons, { kind: 'capacity', free, load, onPage }],
  }
}

function inCommon(mine: readonly Value[], theirs: readonly Value[]): string {
  const keys = new Set(theirs.map(({ key }) => key))
  return mine
    .filter(({ key }) => keys.has(key))
    .map(({ text }) => text)
    .join(', ')
}

/** Whether a mentor can take one more, with so many more mentees than they have. */
const hasRoom = ({ load, capacity }: MatchMentor, more: number): boolean =>
  capacity === null || load + more < capacity

/** How much of a mentor's room is free, from 0 to 1, with so many more mentees than they have. */
function roomOf({ load, capacity }: MatchMentor, more: number): number {
  const most = Math.max(1, capacity ?? FULL_LOAD)
  return Math.max(0, 1 - (load + more) / most)
}

const byScore = (one: ScoredMatch, other: ScoredMatch) =>
  other.score - one.score || one.mentorId - other.mentorId
