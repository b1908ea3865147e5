/** The application form of a project as its settings have it (spec §3, Settings.Config.Application). */
import { readEmail, readPhone } from './addresses.ts'
import { evaluateCondition, evaluateText, type Scope } from './expressions/evaluate-expression.ts'
import { fieldType, isYes, type FieldType } from './field-kinds.ts'
import { rereadFieldValue, type FieldProblem, type PlaceReader } from './field-values.ts'
import { isObject, type JsonObject } from './json-object.ts'
import { readReadyValidation, validationSource, type ReadyName } from './ready-validations.ts'
import { readAfm, readAmka } from './written-state-number.ts'

/** One of the answers that are offered. */
export interface ApplicationOption {
  readonly Value: string
  readonly Label: string
}

/** A question, in one language. */
export interface ApplicationQuestion {
  /** The field that the answer fills. */
  readonly Name: string
  readonly Label: string
  readonly Hint: string
  readonly Type: FieldType | 'longtext' | 'document'
  readonly Required: boolean
  /** Of a document: it is wanted, but may come after the application. */
  readonly Later: boolean
  readonly Options: readonly ApplicationOption[]
  /** When it is asked; always where it is empty. Reads `application`, the answers by their names. */
  readonly Show: string
  /**
   * 0 for an answer that is right; any other result, and none, is wrong. Reads `value` besides. The
   * name of a test alone, such as `isIban`, stands for it.
   */
  readonly Validation: string
  /** What is said of an answer that Validation refuses. */
  readonly ValidationText: string
  /** Which options are offered, by `option`; all where it is empty. */
  readonly Filter: string
  /** The body of a function that returns 0 for an answer that is right; it runs on the server alone. */
  readonly Script?: string
}

export interface ApplicationSection {
  readonly Title: string
  readonly Text: string
  readonly Questions: readonly ApplicationQuestion[]
}

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>

/** An answer longer than this is refused, in characters. */
const MAX_ANSWER = 4000

/** What is wrong with an answer, by the name of its question. */
export interface AnswerFault {
  readonly name: string
  readonly rule: FieldProblem | 'too_big' | 'answer_refused' | 'unknown_field'
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** `Label` with its other languages in `Labels`: the language's own, English, Greek. */
function inLanguage(record: Readonly<Record<string, unknown>>, key: string, language: string) {
  const others = record[`${key}s`]
  const said = (code: string) => (isObject(others) ? textOf(others[code]).trim() : '')
  return said(language) || (language === 'el' ? '' : said('en')) || textOf(record[key])
}

function readOption(option: unknown, language: string): ApplicationOption[] {
  if (!isObject(option)) {
    const text = textOf(option)
    return text === '' ? [] : [{ Value: text, Label: text }]
  }
  const Value = textOf(option['Value'])
  return Value === '' ? [] : [{ Value, Label: inLanguage(option, 'Label', language) || Value }]
}

/** Types that a form has and a person's fields do not. */
const OWN_TYPES = ['longtext', 'document'] as const

function readQuestion(name: string, question: unknown, language: string): ApplicationQuestion {
  const given = isObject(question) ? question : {}
  const type = textOf(given['Type'])
  const own = OWN_TYPES.find((one) => one === type.toLowerCase())
  const options = Array.isArray(given['Options']) ? given['Options'] : []
  return {
    Name: name,
    Label: inLanguage(given, 'Label', language) || name,
    Hint: inLanguage(given, 'Hint', language),
    Type: own ?? (options.length > 0 ? 'choice' : fieldType({ Name: name, Type: type })),
    Required: given['Required'] === true,
    Later: given['Later'] === true,
    Options: options.flatMap((option) => readOption(option, language)),
    Show: textOf(given['Show']),
    Validation: textOf(given['Validation']),
    ValidationText: inLanguage(given, 'ValidationText', language),
    Filter: textOf(given['Filter']),
    Script: textOf(given['Script']),
  }
}

/** Questions by their `Order`: the database keeps the names of an object in an order of its own. */
export function questionsInOrder(questions: JsonObject): [string, unknown][] {
  const orderOf = (question: unknown): number => {
    const order = isObject(question) ? question['Order'] : undefined
    return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
  }
  return Object.entries(questions).toSorted(([, one], [, other]) => orderOf(one) - orderOf(other))
}

/**
 * The sections of a form with at least one question, in a language. What is no section or no question is
 * passed over: the settings may hold anything there.
 */
export function readApplicationForm(form: unknown, language: string): ApplicationSection[] {
  if (!Array.isArray(form)) return []
  return form.filter(isObject).flatMap((section) => {
    const { Questions } = section
    const questions = isObject(Questions)
      ? questionsInOrder(Questions).map(([name, question]) =>
          readQuestion(name, question, language),
        )
      : []
    return questions.length === 0
      ? []
      : [
          {
            Title: inLanguage(section, 'Title', language),
            Text: inLanguage(section, 'Text', language),
            Questions: questions,
          },
        ]
  })
}

/** The options of a question that its Filter leaves, by what has been answered. */
function offeredOptions(
  { Options, Filter }: ApplicationQuestion,
  scope: Scope,
): readonly ApplicationOption[] {
  if (Filter === '') return Options
  return Options.filter(({ Value }) => evaluateCondition(Filter, { ...scope, option: Value }))
}

/** A section with the questions that are asked, each with the options that are offered. */
export function askedSections(
  sections: readonly ApplicationSection[],
  answers: Answers,
  now: Date,
): ApplicationSection[] {
  // Answers to questions that are not asked count for nothing, also in later conditions.
  const asked: Record<string, string> = {}
  const scope = { application: asked, now }
  return sections.map((section) => ({
    ...section,
    Questions: section.Questions.filter((question) => {
      const isAsked = question.Show === '' || evaluateCondition(question.Show, scope)
      if (isAsked) asked[question.Name] = answers[question.Name] ?? ''
      return isAsked
    }).map((question) => ({ ...question, Options: offeredOptions(question, scope) })),
  }))
}

/** When answers are read, and by which register. */
interface ReadingOf {
  readonly now: Date
  readonly today: string
  /** As for readFieldValue. */
  readonly readPlace?: PlaceReader | undefined
  /** What was answered before, where the answers are changed. */
  readonly stored?: Answers | undefined
}

/**
 * The answers to the questions that are asked, as they are kept, and what is wrong with the others.
 * Answers to questions that the form has and does not ask are left out.
 *
 * @param today yyyy-mm-dd in Athens.
 */
export function readAnswers(
  sections: readonly ApplicationSection[],
  answers: Answers,
  reading: ReadingOf,
): { values: Record<string, string>; faults: AnswerFault[] } {
  const known = new Set(sections.flatMap(({ Questions }) => Questions.map(({ Name }) => Name)))
  const faults: AnswerFault[] = Object.keys(answers)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, rule: 'unknown_field' }))
  const values: Record<string, string> = {}
  for (const question of askedSections(sections, answers, reading.now).flatMap(
    (one) => one.Questions,
  )) {
    const { value, rule } = readAnswer(question, answers, reading)
    if (rule) faults.push({ name: question.Name, rule })
    else if (value !== '') values[question.Name] = value
  }
  return { values, faults }
}

/** An answer as it is kept, or the rule that it breaks. */
export function readAnswer(
  question: ApplicationQuestion,
  answers: Answers,
  { now, today, readPlace, stored = {} }: ReadingOf,
): { readonly value: string; readonly rule?: AnswerFault['rule'] } {
  const typed = answers[question.Name] ?? ''
  if (typed.length > MAX_ANSWER) return { value: '', rule: 'too_big' }
  const { Name, Required, Validation } = question
  const isText = question.Type === 'longtext' || question.Type === 'document'
  const Type = isText ? 'text' : question.Type
  const Options = question.Options.map(({ Value }) => Value)
  const read = rereadFieldValue({ Name: Type === 'text' ? '' : Name, Type, Options }, typed, {
    stored: stored[Name] ?? '',
    today,
    readPlace,
  })
  if (read.problem) return { value: '', rule: read.problem }
  const value = Type === 'text' ? asValidated(Validation, read.value) : read.value
  // Of a tick that is required, only yes will do.
  const isGiven = value !== '' && !(Type === 'yesno' && !isYes({}, value))
  if (Required && !isGiven) return { value: '', rule: 'required' }
  if (value === '' || Validation === '') return { value }
  const scope = { application: { ...answers, [Name]: value }, value, now }
  const verdict = evaluateText(validationSource(Validation), scope)
  return verdict === '0' || verdict === 'false' ? { value } : { value: '', rule: 'answer_refused' }
}

/** Readers of what a ready-made validation asks for, which keep it in one form. */
const VALIDATED: Readonly<Partial<Record<ReadyName, (text: string) => string | undefined>>> = {
  afm: readAfm,
  amka: readAmka,
  phone: readPhone,
  email: readEmail,
}

/** A text as it is kept: what a validation names, as a field of that kind would have it. */
function asValidated(validation: string, text: string): string {
  const ready = validation === '' ? undefined : readReadyValidation(validation)
  return (ready && VALIDATED[ready.name]?.(text)) ?? text
}

/** The documents that are wanted and are not there, by their questions. */
export function missingDocuments(
  sections: readonly ApplicationSection[],
  answers: Answers,
  now: Date,
): ApplicationQuestion[] {
  return askedSections(sections, answers, now)
    .flatMap(({ Questions }) => Questions)
    .filter(
      ({ Name, Type, Required, Later }) =>
        Type === 'document' && (Required || Later) && (answers[Name] ?? '') === '',
    )
}

/** The answers without the e-mail address, as drafts are kept. */
export function withoutEmail(
  sections: readonly ApplicationSection[],
  answers: Answers,
): Record<string, string> {
  const addresses = new Set(
    sections
      .flatMap(({ Questions }) => Questions)
      .filter(({ Type }) => Type === 'email')
      .map(({ Name }) => Name),
  )
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => name !== 'email' && !addresses.has(name)),
  )
}
