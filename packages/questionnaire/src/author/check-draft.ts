import type { Scale } from '../definition.ts'
import { rankAll } from '../evaluation/dependencies.ts'
import { problemsOfBands } from './check-bands.ts'
import type { Draft, DraftQuestion } from './draft.ts'
import { isEnglishOnly } from './draft-languages.ts'
import type { DraftProblem } from './draft-problem.ts'
import { duplicates } from './duplicates.ts'
import { withGreek } from './greek-texts.ts'
import { expressionFacts, factsOf, type ExpressionFacts } from './question-facts.ts'
import { problemsOfReadings } from './value-readings.ts'

const MAX_GROUPS = 5_000

/**
 * Everything that keeps a draft from being published, in order; none for a good one. Its texts have to
 * be in Greek, or all of them in English alone.
 */
export function checkDraft(written: Draft): DraftProblem[] {
  const draft = isEnglishOnly(written) ? withGreek(written) : written
  const sections = draft.Sections.map(({ Condition, Questions }) => ({
    condition: Condition,
    questions: Questions.flat().filter(({ dontShow }) => !dontShow),
  })).filter(({ questions }) => questions.length > 0)
  const questions = sections.flatMap((section) => section.questions)
  const untitled: DraftProblem[] =
    draft.Title.el.trim() === '' ? [{ at: '', rule: 'title_missing' }] : []
  if (questions.length === 0) return [...untitled, { at: '', rule: 'no_questions' }]
  const models = new Map(questions.map((question) => [question.Model, question]))
  const twice = problemsOfNames(questions)
  return [
    ...untitled,
    ...questions.flatMap((question) => factsOf(question).problems),
    ...twice,
    ...problemsOfSize(questions),
    ...sections.flatMap(({ condition, questions: [first] }) =>
      problemsOfExpression(first?.Id ?? '', condition, models),
    ),
    ...questions.flatMap((question) =>
      factsOf(question).expressions.flatMap((facts) =>
        problemsOf(question.Id, facts, models, question),
      ),
    ),
    // Of two with the same name nobody knows which is meant.
    ...(twice.length > 0 ? [] : problemsOfOrder(sections)),
    ...problemsOfScales(draft.Scales, models),
    ...problemsOfBands(draft.Scales, models),
  ]
}

function problemsOfNames(questions: readonly DraftQuestion[]): DraftProblem[] {
  return [
    ...duplicates(questions.map(({ Id }) => Id)).map((id): DraftProblem => ({
      at: id,
      rule: 'duplicate_id',
    })),
    ...duplicates(questions.map(({ Model }) => Model)).map((model): DraftProblem => {
      const at = questions.findLast(({ Model }) => Model === model)?.Id ?? ''
      return { at, rule: 'duplicate_model', what: model }
    }),
  ]
}

function problemsOfSize(questions: readonly DraftQuestion[]): DraftProblem[] {
  const groups = questions.reduce((count, question) => count + factsOf(question).groups, 0)
  return groups > MAX_GROUPS ? [{ at: '', rule: 'too_many_groups' }] : []
}

interface ShownSection {
  readonly condition: string
  readonly questions: readonly DraftQuestion[]
}

/** A question whose condition or value depends on itself, through others or not. */
function problemsOfOrder(sections: readonly ShownSection[]): DraftProblem[] {
  const questions = sections.flatMap((section) => section.questions)
  const positionOf = new Map(questions.map(({ Model }, index) => [Model, index]))
  const reads = sections.flatMap(({ condition, questions: own }) => {
    const { names } = expressionFacts(condition)
    return own.map((question) =>
      [...new Set([...names, ...factsOf(question).reads])].flatMap(
        (name) => positionOf.get(name) ?? [],
      ),
    )
  })
  const first = rankAll(reads).indexOf(undefined)
  const question = questions[first]
  return question ? [{ at: question.Id, rule: 'condition_cycle' }] : []
}

/** Questions by their names. */
type Models = ReadonlyMap<string, DraftQuestion>

/**
 * What is wrong with one expression: how it is written, names that no question has, and rows and values
 * that the questions do not have.
 * @param own the question that it is of: what `value` means.
 */
export function problemsOfExpression(
  at: string,
  source: string,
  models: Models,
  own?: DraftQuestion,
): DraftProblem[] {
  return problemsOf(at, expressionFacts(source), models, own)
}

function problemsOf(
  at: string,
  { names, readings, error }: ExpressionFacts,
  models: Models,
  own?: DraftQuestion,
): DraftProblem[] {
  if (error) return [{ at, ...error }]
  return [
    ...names
      .filter((name) => !models.has(name))
      .map((name): DraftProblem => ({ at, rule: 'unknown_name', what: name })),
    ...problemsOfReadings(at, readings, (name) => (name === 'value' ? own : models.get(name))),
  ]
}

function problemsOfScales(scales: readonly Scale[], models: Models): DraftProblem[] {
  const problems: DraftProblem[] = duplicates(scales.map(({ id }) => id)).map((at) => ({
    at,
    rule: 'scale_id',
  }))
  const before = new Set<string>()
  for (const { id: at, items, parts, bands } of scales) {
    for (const { model } of items)
      if (!models.has(model)) problems.push({ at, rule: 'scale_item', what: model })
    // A scale adds up only scales before it: so there is no circle.
    for (const part of parts)
      if (!before.has(part)) problems.push({ at, rule: 'scale_part', what: part })
    if (items.length + parts.length === 0) problems.push({ at, rule: 'scale_item' })
    if (bands.some(({ from, to }) => from > to)) problems.push({ at, rule: 'scale_bands' })
    before.add(at)
  }
  return problems
}
