import type { Draft, DraftOption, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { Label, Scale, TypeId } from '@telemachos/questionnaire/definition'

/** Short ways to write a questionnaire down. */

export const label = (el: string, en: string): Label => ({ el, en })

type Pair = readonly [el: string, en: string]

/** Options by their values. */
export const options = (given: Readonly<Record<string, Pair>>): DraftOption[] =>
  Object.entries(given).map(([Value, [el, en]]) => ({ Value, Text: label(el, en) }))

/** Options with the values 1, 2, 3 … */
export const degrees = (...texts: readonly Pair[]): DraftOption[] =>
  texts.map(([el, en], index) => ({ Value: `${index + 1}`, Text: label(el, en) }))

export const rows = (given: Readonly<Record<string, Pair>>, Required = true) =>
  Object.entries(given).map(([Model, [el, en]]) => ({ Model, Text: label(el, en), Required }))

/** A question; its id is made of the questionnaire's number and its place. */
export function question(
  Type: TypeId,
  Model: string,
  [el, en]: Pair,
  own: Partial<DraftQuestion> = {},
): DraftQuestion {
  return {
    Id: '',
    Model,
    Type,
    Text: label(el, en),
    Help: label('', ''),
    Condition: '',
    Validate: '',
    Required: true,
    Options: [],
    Other: null,
    Rows: [],
    DefaultValue: '',
    TrueValue: '',
    FalseValue: '',
    Parametric: false,
    Spreadsheets: [],
    dontShow: false,
    Data: {},
    ...own,
  }
}

interface Written {
  readonly number: number
  readonly title: Pair
  readonly sections: readonly (readonly [title: Pair, questions: readonly DraftQuestion[]])[]
  readonly scales?: readonly Scale[]
  readonly own?: Partial<Draft>
}

/** A whole questionnaire, each question on a line of its own. */
export function writeDraft({ number, title, sections, scales = [], own = {} }: Written): Draft {
  let last = number * 100
  const numbered = (one: DraftQuestion) => [
    { ...one, Id: `ID_${`${(last += 1)}`.padStart(4, '0')}` },
  ]
  return {
    Title: label(...title),
    Sections: sections.map(([text, questions]) => ({
      Text: label(...text),
      Condition: '',
      Questions: questions.map(numbered),
    })),
    Scales: scales,
    Duration: null,
    Window: null,
    OnFinish: '',
    WorksOffline: true,
    ...own,
  }
}
