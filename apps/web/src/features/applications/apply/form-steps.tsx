import { Heading, Row, Stack, Text } from '#layout'
import {
  askedSections,
  readAnswer,
  type Answers,
  type ApplicationQuestion,
  type ApplicationSection,
} from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { serverNow, useTexts } from '#shared'
import { Button } from '#ui'
import { ErrorSummary, focusQuestion, placeOf, type Fault } from './error-summary.tsx'
import { QuestionField } from './question-field.tsx'

interface Props {
  readonly sections: readonly ApplicationSection[]
  readonly answers: Answers
  /** What was answered before, where that is changed. */
  readonly stored?: Answers | undefined
  readonly onChange: (answers: Answers) => void
  /** What the server has refused, by the names of questions. */
  readonly refused: ReadonlyMap<string, string>
  /** The way to keep what is written for later, at the end of each step. */
  readonly later?: ReactNode
  /** The last step: what was answered, and the way to submit it. */
  readonly children: (
    asked: readonly ApplicationSection[],
    goTo: (step: number) => void,
  ) => ReactNode
}

/** A form, one section a step, and the check of all answers at its end. */
export function FormSteps(props: Props) {
  const { sections, answers, stored, onChange, refused, later, children } = props
  const { t } = useTexts()
  const [step, setStep] = useState(0)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const [now] = useState(() => serverNow())
  const asked = askedSections(sections, answers, now).filter(
    ({ Questions }) => Questions.length > 0,
  )
  const section = asked[step]
  const title = section ? section.Title || t('apply.documentTitle') : t('apply.check.title')
  usePageName(title)

  function goTo(next: number): void {
    setFaults([])
    setStep(next)
    window.scrollTo(0, 0)
    requestAnimationFrame(() => heading.current?.focus())
  }
  function goOn(event: FormEvent): void {
    event.preventDefault()
    const found = (section?.Questions ?? []).flatMap((question) =>
      faultOf(question, { answers, stored }, t),
    )
    setFaults(found)
    if (found.length === 0) goTo(step + 1)
  }
  const messageOf = (name: string) =>
    faults.find((fault) => fault.name === name)?.message ?? refused.get(name)
  return (
    <>
      <div>
        <Text tone="soft">{t('apply.step', { step: step + 1, steps: asked.length + 1 })}</Text>
        <Heading as="h1" size="page" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {section?.Text && <Text>{section.Text}</Text>}
      </div>
      {faults.length > 0 && <ErrorSummary faults={faults} onChoose={focusQuestion} />}
      {section ? (
        <Stack as="form" gap={5} noValidate onSubmit={goOn}>
          {section.Questions.map((question) => (
            <div key={question.Name} id={placeOf(question.Name)}>
              <QuestionField
                question={question}
                value={answers[question.Name] ?? ''}
                error={messageOf(question.Name)}
                onChange={(value) => onChange({ ...answers, [question.Name]: value })}
              />
            </div>
          ))}
          <Row gap={3}>
            {step > 0 && (
              <Button type="button" variant="default" onClick={() => goTo(step - 1)}>
                {t('apply.back')}
              </Button>
            )}
            <Button type="submit">{t('apply.next')}</Button>
          </Row>
        </Stack>
      ) : (
        children(asked, goTo)
      )}
      {later}
    </>
  )
}

/** The name of the window. */
function usePageName(name: string): void {
  const { t } = useTexts()
  useEffect(() => {
    document.title = `${name} · ${t('core.product')}`
  }, [name, t])
}

function faultOf(
  question: ApplicationQuestion,
  { answers, stored }: Pick<Props, 'answers' | 'stored'>,
  t: ReturnType<typeof useTexts>['t'],
): Fault[] {
  const now = serverNow()
  const { rule } = readAnswer(question, answers, { now, today: todayInAthens(now), stored })
  if (!rule) return []
  const isOwn = rule === 'answer_refused' && question.ValidationText !== ''
  const message = isOwn ? question.ValidationText : t(`rule.${rule}`)
  return [{ name: question.Name, label: question.Label, message }]
}
