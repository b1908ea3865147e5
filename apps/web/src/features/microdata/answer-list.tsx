import { formatDate } from '@telemachos/rules/dates'
import {
  askedMicrodata,
  MICRODATA_TYPES,
  placeKindOf,
  type MicrodataAnswers,
  type MicrodataQuestion,
} from '@telemachos/rules/microdata-form'
import { useTexts, type Texts } from '#shared'
import { AnswerRows } from '#ui'
import { placeNamed, usePlaces, placeWords } from '#features/people'

interface Props {
  readonly questions: readonly MicrodataQuestion[]
  readonly data: readonly { readonly id: string; readonly Answer: string }[]
}

/** What was answered, as it is read: of a choice its words, of a code its place. */
export function AnswerList({ questions, data }: Props) {
  const { t } = useTexts()
  usePlaces(questions.some((question) => placeKindOf(question) !== undefined))
  const answers: MicrodataAnswers = Object.fromEntries(data.map(({ id, Answer }) => [id, Answer]))
  const rows = askedMicrodata(questions, answers).map((question) => ({
    Label: question.Text,
    Answer: wordsOf(question, answers[question.Id] ?? '', t),
  }))
  return <AnswerRows rows={rows} />
}

function wordsOf({ Type, Options }: MicrodataQuestion, answer: string, t: Texts['t']): string {
  if (answer === '') return '–'
  if (Type === MICRODATA_TYPES.date) return formatDate(answer)
  const place = placeNamed(answer)
  if (place) return placeWords(place, t)
  return Options.find(({ Id }) => Id === answer)?.Label ?? answer
}
