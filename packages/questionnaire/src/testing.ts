import type { Answer } from './answers.ts'
import { compileDraft } from './author/compile-draft.ts'
import type { Draft, DraftQuestion } from './author/draft.ts'
import type { Definition, Question } from './definition.ts'
import { questionsOf } from './definition.ts'

/** Builders for tests. */

export const label = (el: string, en = '') => ({ el, en })

let lastId = 0

export function draftQuestion(
  own: Partial<DraftQuestion> & Pick<DraftQuestion, 'Type'>,
): DraftQuestion {
  const number = String((lastId += 1) % 10_000).padStart(4, '0')
  return {
    Id: `ID_${number}`,
    Model: `q${lastId}`,
    Text: label('Ερώτηση', 'Question'),
    Help: label(''),
    Condition: '',
    Validate: '',
    Required: false,
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

export function draftOf(questions: readonly DraftQuestion[], own: Partial<Draft> = {}): Draft {
  return {
    Title: label('Δοκιμή'),
    Sections: [{ Text: label('Μέρος'), Condition: '', Questions: questions.map((one) => [one]) }],
    Scales: [],
    Duration: null,
    Window: null,
    OnFinish: '',
    WorksOffline: false,
    ...own,
  }
}

export function definitionOf(
  questions: readonly DraftQuestion[],
  own: Partial<Draft> = {},
): Definition {
  return compileDraft(draftOf(questions, own))
}

/** The one question of a draft, compiled. */
export function questionOf(own: Partial<DraftQuestion> & Pick<DraftQuestion, 'Type'>): Question {
  const [question] = questionsOf(definitionOf([draftQuestion(own)]))
  if (!question) throw new RangeError('nothing was compiled')
  return question
}

export const options = (...values: readonly (string | number)[]) =>
  values.map((value) => ({ Value: String(value), Text: label(`Επιλογή ${value}`) }))

export const rows = (...models: readonly string[]) =>
  models.map((model) => ({ Model: model, Text: label(model), Required: true }))

export const choose = (optionId: number): Answer => ({ optionId, text: null })

export const say = (text: string): Answer => ({ optionId: null, text })

/** Answers by the places of the question's groups; null leaves one out. */
export function answersTo(
  { groups }: Question,
  answers: readonly (Answer | null)[],
): Map<number, Answer> {
  return new Map(
    answers.flatMap((answer, index) => {
      const group = groups[index]
      return answer && group ? [[group.id, answer] as const] : []
    }),
  )
}
