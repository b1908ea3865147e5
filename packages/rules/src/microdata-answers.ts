/** What is answered to the entry and exit forms: as it is kept, and as it is proposed. */
import { readFieldValue } from './field-values.ts'
import {
  askedMicrodata,
  MICRODATA_TYPES,
  placeKindOf,
  type MicrodataAnswers,
  type MicrodataQuestion,
} from './microdata-form.ts'
import { readPlace, readPlaceValue } from './places.ts'
import { saysValue } from './same-value.ts'

/** What is wrong with an answer, by the id of its question. */
export interface MicrodataFault {
  readonly id: string
  readonly rule:
    | 'required'
    | 'too_big'
    | 'invalid_value'
    | 'date'
    | 'number'
    | 'unknown_field'
    | 'after_today'
}

/** A text longer than this is refused, in characters. */
const MAX_ANSWER = 500

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** An answer as it is kept; '' for none. */
function readAnswer(
  { Type, Options }: MicrodataQuestion,
  typed: string,
  today: string,
): { readonly value: string; readonly rule?: MicrodataFault['rule'] } {
  const value = typed.trim()
  if (value === '') return { value }
  if (value.length > MAX_ANSWER) return { value, rule: 'too_big' }
  if (Type === MICRODATA_TYPES.choice) {
    return Options.some(({ Id }) => Id === value) ? { value } : { value, rule: 'invalid_value' }
  }
  const place = placeKindOf({ Type })
  if (place) {
    const known = readPlaceValue(place, value)
    return known === undefined ? { value, rule: 'invalid_value' } : { value: known }
  }
  if (Type !== MICRODATA_TYPES.date && Type !== MICRODATA_TYPES.number) return { value }
  const kind = Type === MICRODATA_TYPES.date ? 'date' : 'number'
  const read = readFieldValue({ Name: '', Type: kind }, value, today)
  return read.problem ? { value, rule: kind } : { value: read.value }
}

/**
 * The answers to the questions that are asked, as they are kept, and what is wrong with the others. Of a
 * draft nothing is required; of a final form the days of joining and leaving have been. Answers to questions that are not asked are left out.
 *
 * @param today yyyy-mm-dd in Athens.
 */
export function readMicrodataAnswers(
  questions: readonly MicrodataQuestion[],
  answers: MicrodataAnswers,
  { final, today }: { readonly final: boolean; readonly today: string },
): { values: Record<string, string>; faults: MicrodataFault[] } {
  const known = new Set(questions.map(({ Id }) => Id))
  const faults: MicrodataFault[] = Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((id) => ({ id, rule: 'unknown_field' }))
  const values: Record<string, string> = {}
  for (const question of askedMicrodata(questions, answers)) {
    const { value, rule } = readAnswer(question, answers[question.Id] ?? '', today)
    if (rule) faults.push({ id: question.Id, rule })
    else if (final && question.Indicator !== '' && value > today)
      faults.push({ id: question.Id, rule: 'after_today' })
    else if (value !== '') values[question.Id] = value
    else if (final && question.Required) faults.push({ id: question.Id, rule: 'required' })
  }
  return { values, faults }
}

/** The id of the option that says the same, in the language of the form; else the text as it is. */
const optionCalled = ({ Options }: MicrodataQuestion, text: string): string =>
  (
    Options.find(({ Id }) => Id === text.trim()) ??
    Options.find(({ Label }) => text.trim() !== '' && saysValue(undefined, text, Label)) ??
    Options.find(({ Id }) => text.trim() !== '' && saysValue(undefined, text, Id))
  )?.Id ?? text

/** What a field proposes to a question: to one that asks for a region, that of a municipality too. */
function proposedBy(question: MicrodataQuestion, field: string): string {
  const place = placeKindOf(question) === 'region' ? readPlace(field) : undefined
  return place?.kind === 'municipality' ? place.region : optionCalled(question, field)
}

/** What is proposed to whoever begins a form: values of fields as far as the questions take them. */
export function proposedAnswers(
  questions: readonly MicrodataQuestion[],
  fields: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string> {
  const proposed: Record<string, string> = {}
  for (const question of questions) {
    const field = question.DefaultField === '' ? '' : textOf(fields[question.DefaultField])
    for (const typed of [field, question.DefaultValue]) {
      const { value, rule } = readAnswer(question, proposedBy(question, typed), today)
      if (rule || value === '') continue
      proposed[question.Id] = value
      break
    }
  }
  return proposed
}
