import { Row, Stack, Text } from '#layout'
import type { Question } from '@telemachos/questionnaire/definition'
import { findProblems } from '@telemachos/questionnaire/evaluation/find-problems'
import { typeOf } from '@telemachos/questionnaire/types/all-types'
import { useEffect, useRef, useState } from 'react'
import { call, errorText, useTexts } from '#shared'
import { Button } from '#ui'
import type { Attempt } from './attempt.ts'
import { LostAnswers } from './lost-answer.tsx'
import { lostQuestions } from './lost-questions.ts'
import { textOfRule } from './question-card.tsx'
import classes from './player.module.css'

/** How long a finish waits for answers on their way. */
const TIMEOUT_MS = 20_000

interface Props {
  readonly attempt: Attempt
  readonly onGo: (id: string) => void
  readonly onBack: () => void
  readonly onFinished: () => void
}

/** What is missing or not right, each with its way there; and submitting for good. */
export function Review({ attempt, onGo, onBack, onFinished }: Props) {
  const { t } = useTexts()
  const { evaluation, saver } = attempt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const finishing = useFinish(attempt, onFinished)
  const problems = findProblems(evaluation)
  const wrong = new Map(problems.map(({ questionId, rule }) => [questionId, rule]))
  const open = evaluation.visible.filter(
    (question) =>
      typeOf(question).asks && !wrong.has(question.id) && !evaluation.count(question.id).isAnswered,
  )
  const lostIds = new Set(lostQuestions(attempt))
  const lost = evaluation.visible.filter(({ id }) => lostIds.has(id))
  const link = (question: Question, note = '') => (
    <li key={question.id}>
      <button type="button" onClick={() => onGo(question.id)}>
        {evaluation.number(question.id)}. {evaluation.text(question, 'el')}
        {note && <small>{note}</small>}
      </button>
    </li>
  )
  return (
    <section className={classes.card}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('quest.review.title')}
      </h2>
      {problems.length === 0 ? (
        <Text tone="done" strong>
          ✓ {t('quest.review.ready')}
        </Text>
      ) : (
        <>
          <h3 className={classes.subheading}>{t('quest.review.problems')}</h3>
          <Stack as="ul" gap={2} className={classes.list}>
            {evaluation.visible.flatMap((question) => {
              const rule = wrong.get(question.id)
              return rule ? [link(question, textOfRule(rule, t))] : []
            })}
          </Stack>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3 className={classes.subheading}>{t('quest.review.unanswered')}</h3>
          <Stack as="ul" gap={2} className={classes.list}>
            {open.map((question) => link(question))}
          </Stack>
        </>
      )}
      {lost.length > 0 && (
        <>
          <h3 className={classes.subheading}>{t('quest.review.lost')}</h3>
          <Stack as="ul" gap={2} className={classes.list}>
            {lost.map((question) => (
              <li key={question.id}>
                <button type="button" onClick={() => onGo(question.id)}>
                  {evaluation.number(question.id)}. {evaluation.text(question, 'el')}
                </button>
                <LostAnswers question={question} saver={saver} />
              </li>
            ))}
          </Stack>
        </>
      )}
      <p className={classes.lead} data-final="">
        {t('quest.review.final')}
      </p>
      {finishing.problem && (
        <p role="alert" className={classes.problem}>
          {finishing.problem}
        </p>
      )}
      <Row gap={3} className={classes.buttons}>
        <Button variant="default" size="md" onClick={onBack}>
          {t('quest.review.back')}
        </Button>
        <Button
          size="md"
          data-push=""
          loading={finishing.isBusy}
          disabled={problems.length > 0 || lost.length > 0}
          onClick={() => void finishing.finish()}
        >
          {t('quest.review.finish')}
        </Button>
      </Row>
    </section>
  )
}

/** Finishes once the server has every answer; the same key for the same content. */
function useFinish({ id, saver }: Attempt, onFinished: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const last = useRef({ text: '', key: '' })
  const finish = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      if (!(await saver.drain(TIMEOUT_MS))) return setProblem(t('quest.review.notSaved'))
      const input = { AnswerSetId: id, Epoch: saver.epoch, Expected: saver.expected() }
      const text = JSON.stringify(input)
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
      await call('questionnaires.finish', input, { idempotencyKey: last.current.key })
      onFinished()
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { finish, isBusy, problem }
}
