import type { Group, Question, Scale } from '../definition.ts'
import { toNumber } from '@telemachos/rules/expressions/values'
import { typeOf } from '../types/all-types.ts'
import { itemsOf, type ScoreRange } from '../types/question-type.ts'
import { compileQuestion } from './compile-draft.ts'
import type { DraftQuestion } from './draft.ts'

/** Which scores a scale can have, so that its bands can be held against them. */
export interface PossibleScores {
  /** In order; undefined where there are too many to name, or any number may be written. */
  readonly each: readonly number[] | undefined
  /** The lowest and highest; undefined where there is no end. */
  readonly range: ScoreRange | undefined
}

type Numbers = ReadonlySet<number>

/** More than these are not counted one by one. */
const MOST = 5_000
/** Where answers may be missing, the sums of each number of answers are told apart. */
const MOST_PRORATED = 30

/**
 * What can come out of a scale while all of its questions are shown.
 * @param partOf what can come out of a scale before it; undefined where there is none.
 */
export function possibleScores(
  { items, parts, method, minAnswered }: Scale,
  questionOf: (model: string) => DraftQuestion | undefined,
  partOf: (id: string) => PossibleScores | undefined,
): PossibleScores {
  const own = items.map(({ model, reversed, weight }) =>
    weighted(turned(scoresOf(questionOf(model)), reversed), weight),
  )
  const others = parts.map((part) => partOf(part) ?? NOTHING_KNOWN)
  const count = method === 'mean' ? Math.max(1, items.length + parts.length) : 1
  const ownSums = sumsOf(own, Math.max(1, minAnswered ?? items.length))
  const each = others.reduce((sums, { each: more }) => plus(sums, setOf(more)), ownSums)
  const ranges = [...own, ...others].map(({ range }) => range)
  const divided = (value: number): number => Number((value / count).toFixed(4))
  return {
    each: each && [...new Set([...each].map(divided))].toSorted((a, b) => a - b),
    range: ranges.every((range) => range !== undefined)
      ? {
          low: divided(ranges.reduce((sum, { low }) => sum + low, 0)),
          high: divided(ranges.reduce((sum, { high }) => sum + high, 0)),
        }
      : undefined,
  }
}

interface Scores {
  readonly each: Numbers | undefined
  readonly range: ScoreRange | undefined
}

const NOTHING_KNOWN: PossibleScores = { each: undefined, range: undefined }

const setOf = (numbers: readonly number[] | undefined): Numbers | undefined =>
  numbers && new Set(numbers)

/** Each sum of two; undefined where one is not known, or there are too many. */
function plus(one: Numbers | undefined, other: Numbers | undefined): Numbers | undefined {
  if (!one || !other || one.size * other.size > MOST * 100) return undefined
  const sums = new Set<number>()
  for (const a of one) for (const b of other) sums.add(exact(a + b))
  return sums.size > MOST ? undefined : sums
}

/** Tenths add up to less than they seem to. */
const exact = (number: number): number => Number(number.toFixed(6))

/** The sums of so many items at least; those of fewer than all are made up to all. */
function sumsOf(items: readonly Scores[], least: number): Numbers | undefined {
  if (items.length === 0) return new Set([0])
  if (least >= items.length) {
    return items.reduce<Numbers | undefined>((sums, { each }) => plus(sums, each), new Set([0]))
  }
  if (items.length > MOST_PRORATED) return undefined
  let byCount: (Numbers | undefined)[] = [new Set([0])]
  for (const { each } of items) {
    const before = byCount
    byCount = Array.from({ length: before.length + 1 }, (_, count) => {
      const without = count < before.length ? before[count] : new Set<number>()
      const withIt = count > 0 ? plus(before[count - 1], each) : new Set<number>()
      return without && withIt && new Set([...without, ...withIt])
    })
  }
  const enough = byCount.map((sums, count) =>
    sums && count >= least ? [...sums].map((sum) => (sum / count) * items.length) : [],
  )
  return byCount.slice(least).includes(undefined) ? undefined : new Set(enough.flat())
}

function turned({ each, range }: Scores, isReversed: boolean): Scores {
  if (!isReversed || !range) return { each, range }
  const ends = range.low + range.high
  return { range, each: each && new Set([...each].map((score) => ends - score)) }
}

function weighted({ each, range }: Scores, weight: number): Scores {
  return {
    each: each && new Set([...each].map((score) => exact(score * weight))),
    range: range && {
      low: Math.min(range.low * weight, range.high * weight),
      high: Math.max(range.low * weight, range.high * weight),
    },
  }
}

const known = new WeakMap<DraftQuestion, Scores>()

/** What one question can contribute. */
function scoresOf(draft: DraftQuestion | undefined): Scores {
  if (!draft) return NOTHING_KNOWN as Scores
  let scores = known.get(draft)
  if (!scores) {
    let groups = 0
    const question = compileQuestion(draft, 0, (seed) => ({ id: ++groups, ...seed }))
    const type = typeOf(question)
    const each = type.scoring === 'numbers' ? writtenScores(question) : chosenScores(question)
    scores = { each, range: type.range(question) ?? endsOf(each) }
    known.set(draft, scores)
  }
  return scores
}

function endsOf(each: Numbers | undefined): ScoreRange | undefined {
  return each && each.size > 0 ? { low: Math.min(...each), high: Math.max(...each) } : undefined
}

/** The numbers from Min to Max by Step. */
function writtenScores(question: Question): Numbers | undefined {
  const type = typeOf(question)
  const range = type.range(question)
  const step = question.settings.step ?? type.step
  if (!range || !step || (range.high - range.low) / step > MOST) return undefined
  const count = Math.floor((range.high - range.low) / step + 1e-9)
  return new Set(Array.from({ length: count + 1 }, (_, at) => exact(range.low + at * step)))
}

function chosenScores(question: Question): Numbers | undefined {
  const groups = itemsOf(question)
  const isEachChosen = groups.every(({ options }) => options.length > 1)
  const rows = isEachChosen
    ? groups.map((group) => new Set(valuesOf(group)))
    : rowsOf(question).map((row) => sumsOfSome(question, row))
  return rows.reduce<Numbers | undefined>((sums, row) => plus(sums, row), new Set([0]))
}

/** "Other" may have a name for a value: then there is no score. */
const valuesOf = ({ options }: Group): number[] =>
  options.map(({ value }) => toNumber(value)).filter((value) => !Number.isNaN(value))

/** Groups that are ticked together: those of a row, or all. */
function rowsOf(question: Question): Group[][] {
  const groups = itemsOf(question)
  if (typeOf(question).scoring !== 'ticksOfRows') return [groups]
  return [...Map.groupBy(groups, ({ row }) => row).values()]
}

/** What any of the ticks add up to, as many as there may be; one that goes with no other goes alone. */
function sumsOfSome(question: Question, groups: readonly Group[]): Numbers | undefined {
  const { settings } = question
  const most = settings.max ?? groups.length
  const mayBeNone =
    typeOf(question).scoring === 'ticksOfRows' && groups.every(({ required }) => !required)
  const least = mayBeNone ? 0 : Math.max(1, settings.min ?? 1)
  const alone = groups.filter(({ options }) => options[0]?.exclusive).flatMap(valuesOf)
  let byCount: Set<number>[] = [new Set([0])]
  for (const group of groups.filter(({ options }) => !options[0]?.exclusive)) {
    const [value] = valuesOf(group)
    if (value === undefined) continue
    byCount = Array.from({ length: Math.min(byCount.length + 1, most + 1) }, (_, count) => {
      const added = [...(byCount[count - 1] ?? [])].map((sum) => exact(sum + value))
      return new Set([...(byCount[count] ?? []), ...added])
    })
    if (byCount.some(({ size }) => size > MOST)) return undefined
  }
  return new Set([...alone, ...byCount.slice(least).flatMap((sums) => [...sums])])
}
