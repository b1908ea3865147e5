import type { Band, Scale } from '../definition.ts'
import type { DraftQuestion } from './draft.ts'
import type { DraftProblem } from './draft-problem.ts'
import { possibleScores, type PossibleScores } from './possible-scores.ts'

/**
 * What keeps the bands of scales from saying one thing of each score: scores that no band has, and
 * scores that several have. Only scores that can come out count, so whole ones leave no room between 4
 * and 5.
 */
export function problemsOfBands(
  scales: readonly Scale[],
  models: ReadonlyMap<string, DraftQuestion>,
): DraftProblem[] {
  const known = new Map<string, PossibleScores>()
  return scales.flatMap((scale) => {
    const scores = possibleScores(
      scale,
      (model) => models.get(model),
      (part) => known.get(part),
    )
    known.set(scale.id, scores)
    const { bands, id: at } = scale
    if (bands.length === 0 || bands.some(({ from, to }) => from > to)) return []
    const { gaps, overlaps } = scores.each
      ? compareEach(bands, scores.each)
      : compareEnds(bands, scores)
    return [
      ...gaps.map((what): DraftProblem => ({ at, rule: 'scale_band_gap', what })),
      ...overlaps.map((what): DraftProblem => ({ at, rule: 'scale_band_overlap', what })),
    ]
  })
}

interface Faults {
  readonly gaps: string[]
  readonly overlaps: string[]
}

/** Score by score. */
function compareEach(bands: readonly Band[], scores: readonly number[]): Faults {
  const counts = scores.map(
    (score) => bands.filter(({ from, to }) => score >= from && score <= to).length,
  )
  return {
    gaps: runsOf(scores, (place) => counts[place] === 0),
    overlaps: runsOf(scores, (place) => (counts[place] ?? 0) > 1),
  }
}

/** Neighbouring scores of which something holds, as they are named together. */
function runsOf(scores: readonly number[], holds: (place: number) => boolean): string[] {
  const runs: string[] = []
  let start: number | undefined
  for (const [place, score] of scores.entries()) {
    if (!holds(place)) continue
    start ??= score
    if (holds(place + 1)) continue
    runs.push(nameOf(start, score))
    start = undefined
  }
  return runs
}

/** Where any number may come out, one band has to end where the next begins. */
function compareEnds(bands: readonly Band[], { range }: PossibleScores): Faults {
  const sorted = bands.toSorted((a, b) => a.from - b.from)
  const [gaps, overlaps]: [string[], string[]] = [[], []]
  let end = range?.low ?? sorted[0]?.from ?? 0
  for (const [place, { from, to }] of sorted.entries()) {
    if (from > end) gaps.push(nameOf(end, from))
    if (place > 0 && from < end) overlaps.push(nameOf(from, Math.min(to, end)))
    end = Math.max(end, to)
  }
  if (range && range.high > end) gaps.push(nameOf(end, range.high))
  return { gaps, overlaps }
}

const nameOf = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)
