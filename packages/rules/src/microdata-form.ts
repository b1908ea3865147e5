/** The entry and exit forms of a project's people, as its settings have them (spec §3, microdata question). */
import { isObject } from './json-object.ts'
import { isTrait, type Trait } from './microdata-traits.ts'
import type { PlaceKind } from './places.ts'

/** One of the answers that are offered. */
export interface MicrodataOption {
  readonly Id: string
  readonly Label: string
  /** What it says of a person for the indicators; '' for nothing. */
  readonly Indicator: Trait | ''
}

/** What a question takes, by its `Type` (spec §3: 6 is a date). */
export const MICRODATA_TYPES = {
  choice: 1,
  text: 2,
  number: 3,
  date: 6,
  region: 7,
  municipality: 8,
} as const

/** Questions that are answered by a place of a register. */
const PLACES: ReadonlyMap<number, PlaceKind> = new Map([
  [MICRODATA_TYPES.region, 'region'],
  [MICRODATA_TYPES.municipality, 'municipality'],
])

/** The kind of place that a question asks for; undefined for any other. */
export const placeKindOf = ({ Type }: Pick<MicrodataQuestion, 'Type'>): PlaceKind | undefined =>
  PLACES.get(Type)

/** The date of a question with this is the day of joining, on which ages are counted. */
export const JOINED = 'joined'
/** The date of a question with this is the day of leaving, which is not before it. */
export const LEFT = 'left'
type DayMark = typeof JOINED | typeof LEFT

/** A question, in one language. */
export interface MicrodataQuestion {
  readonly Id: string
  readonly Text: string
  readonly Hint: string
  readonly Type: number
  /** Follows from another question, below which it is shown. */
  readonly Child: boolean
  readonly Required: boolean
  readonly Options: readonly MicrodataOption[]
  /** A field of the person whose value is proposed; '' for none. */
  readonly DefaultField: string
  /** What is proposed where no field says more. */
  readonly DefaultValue: string
  /** An option that has to be chosen, or a question that has to be answered; '' for always. */
  readonly ConditionId: string
  /** The opposite: while that is not so. */
  readonly ConditionInverse: boolean
  /** `joined` for the day of joining, `left` for that of leaving; '' for any other. */
  readonly Indicator: DayMark | ''
}

/** Answers by the ids of their questions; of a choice the id of the option. */
export type MicrodataAnswers = Readonly<Record<string, string>>

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** `Text` with its other languages in `Texts`. */
function inLanguage(record: Readonly<Record<string, unknown>>, key: string, language: string) {
  const others = record[`${key}s`]
  const own = isObject(others) ? textOf(others[language]).trim() : ''
  return own || textOf(record[key])
}

function readOption(option: unknown, language: string): MicrodataOption[] {
  if (!isObject(option)) return []
  const Id = textOf(option['Id'])
  if (Id === '') return []
  const trait = textOf(option['Indicator'])
  const Indicator = isTrait(trait) ? trait : ''
  return [{ Id, Label: inLanguage(option, 'Label', language) || Id, Indicator }]
}

/**
 * The questions of a form, in a language and in their order. What is no question, and an id that was
 * there before, is passed over: the settings may hold anything there.
 */
export function readMicrodataForm(form: unknown, language: string): MicrodataQuestion[] {
  const listed = isObject(form) && Array.isArray(form['Questions']) ? form['Questions'] : []
  const seen = new Set<string>()
  return listed.filter(isObject).flatMap((question) => {
    const Id = textOf(question['Id'])
    if (Id === '' || seen.has(Id)) return []
    seen.add(Id)
    const options = Array.isArray(question['Options']) ? question['Options'] : []
    const Options = options.flatMap((option) => readOption(option, language))
    const type = Number(question['Type'] ?? MICRODATA_TYPES.text)
    return [
      {
        Id,
        Text: inLanguage(question, 'Text', language) || Id,
        Hint: inLanguage(question, 'Hint', language),
        Type: Options.length > 0 ? MICRODATA_TYPES.choice : type,
        Child: question['Child'] === true,
        Required: question['Required'] === true,
        Options,
        DefaultField: textOf(question['DefaultField']),
        DefaultValue: textOf(question['DefaultValue']),
        ConditionId: textOf(question['ConditionId']),
        ConditionInverse: question['ConditionInverse'] === true,
        Indicator: ([JOINED, LEFT] as const).find((mark) => mark === question['Indicator']) ?? '',
      },
    ]
  })
}

/**
 * The questions that are asked, by what has been answered. A question that is not asked counts as not
 * answered in the conditions of those after it.
 */
export function askedMicrodata(
  questions: readonly MicrodataQuestion[],
  answers: MicrodataAnswers,
): MicrodataQuestion[] {
  const met = new Set<string>()
  return questions.filter(({ Id, Options, ConditionId, ConditionInverse }) => {
    const isAsked = ConditionId === '' || met.has(ConditionId) !== ConditionInverse
    const answer = answers[Id] ?? ''
    if (!isAsked || answer === '') return isAsked
    met.add(Id)
    if (Options.some((option) => option.Id === answer)) met.add(answer)
    return true
  })
}

/** A form with its answers. */
export interface AnsweredForm {
  readonly questions: readonly MicrodataQuestion[]
  readonly answers: MicrodataAnswers
}

/** The question of a form that asks for the day of joining or of leaving, and the day; undefined for none. */
export function markedDay(
  { questions, answers }: AnsweredForm,
  mark: DayMark,
): { readonly id: string; readonly day: string } | undefined {
  const question = askedMicrodata(questions, answers).find(({ Indicator }) => Indicator === mark)
  const day = question && answers[question.Id]
  return question && day ? { id: question.Id, day } : undefined
}

/** Whether somebody has left before they joined, by the days of both forms; the same day is right. */
export function leavesBeforeJoining(joined: string | undefined, left: string | undefined): boolean {
  return joined !== undefined && left !== undefined && left < joined
}
