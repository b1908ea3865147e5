import { Row, Stack } from '#layout'
import { useTexts } from '#shared'
import { askToConfirm, Button, CopyButton } from '#ui'
import { attemptKey } from '#storage'
import { sameAnswer } from '@telemachos/questionnaire/answers'
import { fromWire } from '@telemachos/questionnaire/from-wire'
import { useEffect, useState } from 'react'
import { answerWords } from './answer-words.ts'
import classes from './player.module.css'
import type { Questionnaire } from './quest-source.ts'
import { forgetKept, readKept, type KeptAnswers } from './saving/kept-answers.ts'
import { acknowledgedFrom, unsentOf } from './saving/merge-queue.ts'
import { read } from './types/type-props.ts'

/** When it is looked at once more: what was on its way at the end has arrived by then, in milliseconds. */
const AGAIN_MS = 3_000

interface Props {
  readonly questionnaire: Questionnaire
}

/** What was answered on this device and did not arrive before the attempt was over: to see and to copy. */
export function UnsentAnswers({ questionnaire }: Props) {
  const { t } = useTexts()
  const { AnswerSetId } = questionnaire
  const key = AnswerSetId === null ? undefined : attemptKey(AnswerSetId)
  const [kept, setKept] = useState<KeptAnswers>()
  useEffect(() => {
    if (key === undefined) return undefined
    const look = () => void readKept(key).then(setKept)
    look()
    const timer = setTimeout(look, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [key, questionnaire])
  const unsent = kept ? wordsOf(kept, questionnaire) : []
  if (key === undefined || unsent.length === 0) return null
  const forget = async (): Promise<void> => {
    const confirmed = await askToConfirm({
      title: t('quest.unsent.title'),
      text: t('quest.unsent.forgetText'),
      confirmLabel: t('quest.unsent.forget'),
      deletes: true,
    })
    if (!confirmed) return
    await forgetKept(key)
    setKept(undefined)
  }
  return (
    <section className={classes.lost}>
      <h3 className={classes.subheading}>{t('quest.unsent.title')}</h3>
      <p>{t('quest.unsent.text')}</p>
      <Stack as="ul" gap={3} className={classes.list}>
        {unsent.map(({ id, question, said }) => (
          <li key={id}>
            <p>{question}</p>
            <blockquote dir="auto">{said || t('quest.noAnswer')}</blockquote>
            {said && <CopyButton text={said} />}
          </li>
        ))}
      </Stack>
      <Row gap={3} className={classes.buttons}>
        <Button variant="default" onClick={() => void forget()}>
          {t('quest.unsent.forget')}
        </Button>
      </Row>
    </section>
  )
}

function wordsOf(kept: KeptAnswers, { Section, Answers }: Questionnaire) {
  const has = new Map(
    Object.entries(Answers).map(([id, stored]) => [
      Number(id.slice(1)),
      acknowledgedFrom(stored).answer,
    ]),
  )
  const unsent = unsentOf(kept)
  return fromWire(Section).sections.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.groups.flatMap((group) => {
        const answer = unsent.get(group.id)
        const stored = has.get(group.id)
        if (!answer || (stored && sameAnswer(stored, answer))) return []
        const own = question.groups.length > 1 ? read(group.text) : ''
        const words = [read(question.text), own].filter(Boolean).join(': ')
        return [{ id: group.id, question: words, said: answerWords(group, answer) }]
      }),
    ),
  )
}
