import { Card, FailureNotice, Heading, Row, Stack } from '#layout'
import { errorText, useTexts } from '#shared'
import { AnswerRows, Button } from '#ui'
import { placeNamed, usePlaces, placeWords } from '#features/people'
import {
  type Answers,
  type ApplicationQuestion,
  type ApplicationSection,
} from '@telemachos/rules/application-form'
import { formatDate } from '@telemachos/rules/dates'
import { useState, type ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'

interface Props {
  /** With the questions that are asked. */
  readonly sections: readonly ApplicationSection[]
  readonly answers: Answers
  /** What the server has refused, by the names of questions. */
  readonly refused: ReadonlyMap<string, string>
  readonly goTo: (step: number) => void
  readonly label: string
  readonly disabled?: boolean
  readonly onSubmit: () => Promise<void>
  /** What has to be ticked first. */
  readonly children?: ReactNode
}

/** All answers once more, each section with the way back to it. */
export function CheckAnswers(props: Props) {
  const { sections, answers, refused, goTo, label, disabled = false, onSubmit, children } = props
  const { t } = useTexts()
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const faults = sections.flatMap(({ Questions }, step) =>
    Questions.flatMap(({ Name, Label }) => {
      const message = refused.get(Name)
      return message === undefined ? [] : [{ name: Name, label: Label, message, step }]
    }),
  )
  async function submit(): Promise<void> {
    setIsSending(true)
    setError(undefined)
    try {
      await onSubmit()
    } catch (failure) {
      setError(failure)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Stack gap={5}>
      {sections.map((section, place) => (
        <Card as="section" key={section.Title} gap={2}>
          <Row justify="between">
            <Heading as="h2" size="section">
              {section.Title}
            </Heading>
            <Button
              variant="default"
              size="sm"
              aria-label={t('apply.check.changeOf', { title: section.Title })}
              onClick={() => goTo(place)}
            >
              {t('apply.check.change')}
            </Button>
          </Row>
          <AnswerList questions={section.Questions} answers={answers} />
        </Card>
      ))}
      {children}
      {faults.length > 0 ? (
        <ErrorSummary
          faults={faults}
          onChoose={(name) => goTo(faults.find((fault) => fault.name === name)?.step ?? 0)}
        />
      ) : (
        error !== undefined && <FailureNotice>{errorText(error, t)}</FailureNotice>
      )}
      <Row gap={3}>
        <Button loading={isSending} disabled={disabled} onClick={() => void submit()}>
          {label}
        </Button>
      </Row>
    </Stack>
  )
}

/** What was answered, question by question. */
export function AnswerList({
  questions,
  answers,
}: {
  readonly questions: readonly ApplicationQuestion[]
  readonly answers: Answers
}) {
  const { t } = useTexts()
  usePlaces(questions.some(({ Type }) => Type === 'region' || Type === 'municipality'))
  const wordsOf = ({ Name, Type, Options }: ApplicationQuestion): string => {
    const value = answers[Name] ?? ''
    if (value === '') return t('apply.check.noAnswer')
    if (Type === 'date') return formatDate(value)
    if (Type === 'yesno') return '✓'
    const place = placeNamed(value)
    if (place) return placeWords(place, t)
    return Options.find(({ Value }) => Value === value)?.Label ?? value
  }
  const rows = questions.map((question) => ({ Label: question.Label, Answer: wordsOf(question) }))
  return <AnswerRows rows={rows} />
}
