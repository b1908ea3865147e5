import type { MicrodataAnswers } from '@telemachos/rules/microdata-form'
import type { CallOutput } from '#shared'

type Form = CallOutput<'microdata.getStart'>

/** What somebody has typed into a form and not saved. */
export interface Typed {
  /** The version that they began with: who saved since is told to them when they save. */
  readonly version: number
  /** The form as they began with it; left out where they have chosen other questions since. */
  readonly form?: Form
  readonly answers: MicrodataAnswers
}

/** A form as it is shown: with something typed, it is the one that this was typed into, whatever is read meanwhile. */
export function shownForm(read: Form, typed: Typed | undefined) {
  const { Questions, Data } = typed?.form ?? read
  const saved = Object.fromEntries(Data.map(({ id, Answer }) => [id, Answer]))
  return {
    questions: Questions,
    version: typed?.version ?? read.Version,
    answers: { ...saved, ...typed?.answers } satisfies MicrodataAnswers,
  }
}

/** The same once an answer is typed. */
export function typeAnswer(
  read: Form,
  typed: Typed | undefined,
  [id, answer]: readonly [string, string],
): Typed {
  return {
    version: typed?.version ?? read.Version,
    form: typed?.form ?? read,
    answers: { ...typed?.answers, [id]: answer },
  }
}

/** The same with other questions: what was typed goes along, as far as they ask for it. */
export function withoutQuestions(typed: Typed | undefined): Typed | undefined {
  return typed && { version: typed.version, answers: typed.answers }
}
