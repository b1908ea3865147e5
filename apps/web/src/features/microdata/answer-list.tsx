import { formatDate } from '@telemachos/rules/dates'
import {
  askedMicrodata,
  MICRODATA_TYPES,
  type MicrodataAnswers,
  type MicrodataQuestion,
} from '@telemachos/rules/microdata-form'
import { readPlace } from '@telemachos/rules/places'
import { AnswerRows } from '#ui'

interface Props {
  readonly questions: readonly MicrodataQuestion[]
  readonly data: readonly { readonly id: string; readonly Answer: string }[]
}

/** What was answered, as it is read: of a choice its words, of a code its place. */
export function AnswerList({ questions, data }: Props) {
  const answers: MicrodataAnswers = Object.fromEntries(data.map(({ id, Answer }) => [id, Answer]))
  const rows = askedMicrodata(questions, answers).map((question) => ({
    Label: question.Text,
    Answer: wordsOf(question, answers[question.Id] ?? ''),
  }))
  return <AnswerRows rows={rows} />
}

function wordsOf({ Type, Options }: MicrodataQuestion, answer: string): string {
  if (answer === '') return '–'
  if (Type === MICRODATA_TYPES.date) return formatDate(answer)
  return Options.find(({ Id }) => Id === answer)?.Label ?? readPlace(answer)?.name ?? answer
}
