import type { Answers } from './answers.ts'
import { questionsOf, type Band, type Definition, type Question, type Scale } from './definition.ts'
import { typeOf } from './types/all-types.ts'

/** What came out of one scale. */
export interface ScaleScore {
  readonly scaleId: string
  /** Null where too few items were answered. */
  readonly score: number | null
  readonly answered: number
  readonly items: number
  /** The lowest and highest possible score; null where an item has no limits. */
  readonly low: number | null
  readonly high: number | null
  readonly band: Band | null
}

/** Scores every scale. Hidden questions do not count. */
export function scoreAll(
  definition: Definition,
  answers: Answers,
  isVisible: (questionId: string) => boolean,
): ScaleScore[] {
  const byModel = new Map(questionsOf(definition).map((question) => [question.model, question]))
  const scores = new Map<string, ScaleScore>()
  for (const scale of definition.scales) {
    scores.set(scale.id, scoreOne(scale, { byModel, answers, isVisible, scores }))
  }
  return [...scores.values()]
}

interface Material {
  readonly byModel: ReadonlyMap<string, Question>
  readonly answers: Answers
  readonly isVisible: (questionId: string) => boolean
  readonly scores: ReadonlyMap<string, ScaleScore>
}

interface Contribution {
  readonly score: number | undefined
  readonly low: number | undefined
  readonly high: number | undefined
}

/** A sum with items missing, where that is allowed, is the mean of those answered times the items. */
function scoreOne(scale: Scale, material: Material): ScaleScore {
  const items = scale.items.flatMap(({ model, reversed, weight }) => {
    const question = material.byModel.get(model)
    if (!question || !material.isVisible(question.id)) return []
    return [weigh(contribution(question, material.answers, reversed), weight)]
  })
  const answered = items.filter(({ score }) => score !== undefined)
  const needed = scale.minAnswered ?? items.length
  const parts = scale.parts.map((id) => material.scores.get(id))
  const own = answered.reduce((total, { score = 0 }) => total + score, 0)
  const isEnough = answered.length >= needed && items.length + parts.length > 0
  const partScores = parts.map((part) => part?.score ?? null)
  const low = total([...items.map((item) => item.low), ...parts.map((part) => part?.low)])
  const high = total([...items.map((item) => item.high), ...parts.map((part) => part?.high)])
  const partsTotal = total(partScores)
  const prorated = answered.length === 0 ? 0 : (own / answered.length) * items.length
  const count = items.length + parts.length
  const sum = isEnough && partsTotal !== null ? prorated + partsTotal : null
  const divided = (value: number | null) =>
    value === null ? null : round(scale.method === 'mean' ? value / Math.max(1, count) : value)
  const score = divided(sum)
  return {
    scaleId: scale.id,
    score,
    answered: answered.length,
    items: items.length,
    low: divided(low),
    high: divided(high),
    band: score === null ? null : (bandOf(scale, score) ?? null),
  }
}

function contribution(question: Question, answers: Answers, reversed: boolean): Contribution {
  const type = typeOf(question)
  const range = type.range(question)
  const score = type.score(question, answers)
  const turned = reversed && range && score !== undefined ? range.low + range.high - score : score
  return { score: turned, low: range?.low, high: range?.high }
}

/** A negative weight turns the ends around. */
function weigh({ score, low, high }: Contribution, weight: number): Contribution {
  const times = (value: number | undefined) => value && value * weight
  const [a, b] = [times(low), times(high)]
  return weight < 0
    ? { score: times(score), low: b, high: a }
    : { score: times(score), low: a, high: b }
}

function bandOf({ bands }: Scale, score: number): Band | undefined {
  return bands.find(({ from, to }) => score >= from && score <= to)
}

/** Null when one of the numbers is missing. */
function total(numbers: readonly (number | null | undefined)[]): number | null {
  let sum = 0
  for (const number of numbers) {
    if (number === null || number === undefined) return null
    sum += number
  }
  return sum
}

const round = (value: number): number => Number(value.toFixed(4))
