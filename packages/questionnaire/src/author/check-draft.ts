import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import type { Definition, Question, Scale } from '../definition.ts'
import { questionsOf } from '../definition.ts'
import { findCycle, namesIn, placeholdersIn } from '../evaluation/dependencies.ts'
import { compileDraft } from './compile-draft.ts'
import { problemsOfQuestion } from './check-question.ts'
import type { Draft } from './draft.ts'
import { duplicates } from './duplicates.ts'
import { isKnown } from './model-names.ts'

/** What keeps a draft from being published: where, and which rule of authors it breaks. */
export interface DraftProblem {
  /** The question's or scale's id; '' for the whole. */
  readonly at: string
  readonly rule:
    | 'no_questions'
    | 'id_format'
    | 'duplicate_id'
    | 'model_format'
    | 'duplicate_model'
    | 'title_missing'
    | 'text_missing'
    | 'too_few_options'
    | 'option_value_missing'
    | 'option_text_missing'
    | 'duplicate_option'
    | 'no_rows'
    | 'row_name_missing'
    | 'row_text_missing'
    | 'duplicate_row'
    | 'alt_missing'
    | 'limits_crossed'
    | 'limits_beyond'
    | 'total_positive'
    | 'accept_format'
    | 'default_wrong'
    | 'expression_missing'
    | 'expression_error'
    | 'unknown_name'
    | 'condition_cycle'
    | 'too_many_groups'
    | 'scale_id'
    | 'scale_item'
    | 'scale_part'
    | 'scale_bands'
  /** Where in an expression: its column, from 1. */
  readonly column?: number
  /** The name or text that is wrong. */
  readonly what?: string
}

const MAX_GROUPS = 5_000

/** Everything that keeps a draft from being published, in order; none for a good one. */
export function checkDraft(draft: Draft): DraftProblem[] {
  const questions = draft.Sections.flatMap((section) => section.Questions.flat()).filter(
    ({ dontShow }) => !dontShow,
  )
  const untitled = draft.Title.el.trim() === '' ? [{ at: '', rule: 'title_missing' as const }] : []
  const own = [...untitled, ...questions.flatMap(problemsOfQuestion)]
  if (questions.length === 0) return [...untitled, { at: '', rule: 'no_questions' }]
  const twice = [
    ...duplicates(questions.map(({ Id }) => Id)).map((id): DraftProblem => ({
      at: id,
      rule: 'duplicate_id',
    })),
    ...duplicates(questions.map(({ Model }) => Model)).map((model): DraftProblem => {
      const at = questions.findLast(({ Model }) => Model === model)?.Id ?? ''
      return { at, rule: 'duplicate_model', what: model }
    }),
  ]
  if (own.length > 0 || twice.length > 0) return [...own, ...twice]
  return problemsOfWhole(compileDraft(draft))
}

function problemsOfWhole(definition: Definition): DraftProblem[] {
  const questions = questionsOf(definition)
  const models = new Set(questions.map(({ model }) => model))
  const groups = questions.reduce((count, question) => count + question.groups.length, 0)
  const cycle = findCycle(definition)
  return [
    ...(groups > MAX_GROUPS ? [{ at: '', rule: 'too_many_groups' as const }] : []),
    ...definition.sections.flatMap(({ condition, questions: [first] }) =>
      problemsOfExpression(first?.id ?? '', condition, models),
    ),
    ...questions.flatMap((question) =>
      expressionsOf(question).flatMap((source) =>
        problemsOfExpression(question.id, source, models),
      ),
    ),
    ...(cycle ? [{ at: cycle.id, rule: 'condition_cycle' as const }] : []),
    ...problemsOfScales(definition.scales, models),
  ]
}

function expressionsOf(question: Question): string[] {
  const { condition, validate, settings, isParametric, text } = question
  const inText = isParametric ? [...placeholdersIn(text.el), ...placeholdersIn(text.en)] : []
  return [condition, validate, settings.expression ?? '', ...inText]
}

/** What is wrong with one expression: how it is written, and names that no question has. */
export function problemsOfExpression(
  at: string,
  source: string,
  models: ReadonlySet<string>,
): DraftProblem[] {
  if (source.trim() === '') return []
  const parsed = parseExpression(source)
  if (!parsed.ok) {
    const { column, message } = parsed.error
    return [{ at, rule: 'expression_error', column, what: message }]
  }
  return namesIn(source)
    .filter((name) => !models.has(name) && !isKnown(name))
    .map((name) => ({ at, rule: 'unknown_name', what: name }))
}

function problemsOfScales(scales: readonly Scale[], models: ReadonlySet<string>): DraftProblem[] {
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
