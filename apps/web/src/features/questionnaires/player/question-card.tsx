import { Stack, Text } from '#layout'
import type { Answers } from '@telemachos/questionnaire/answers'
import type { Question } from '@telemachos/questionnaire/definition'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { problemOf } from '@telemachos/questionnaire/evaluation/find-problems'
import type { Rule } from '@telemachos/questionnaire/rule'
import { useId, type ReactNode, type Ref } from 'react'
import { useTexts, type Texts } from '#shared'
import { AnswerControl } from './types/answer-control.tsx'
import { read, type TypeProps } from './types/type-props.ts'
import { useLeftOther } from './use-left-other.ts'
import classes from './player.module.css'

interface Props {
  readonly question: Question
  readonly evaluation: Evaluation
  readonly answers: Answers
  readonly onAnswer: TypeProps['onAnswer']
  /** Whether it is said too that an answer is missing. */
  readonly isChecked?: boolean
  /** To read, not to answer. */
  readonly isClosed?: boolean
  /** Less large, where many stand below each other. */
  readonly isSmall?: boolean
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

/** One question: its words, its help, the way to answer it, and what is wrong. */
export function QuestionCard(props: Props) {
  const { question, evaluation, answers, onAnswer, isChecked, isClosed, isSmall } = props
  const { t } = useTexts()
  const id = useId()
  const help = read(question.help)
  const rule = isClosed ? undefined : problemOf(evaluation, question)
  const other = useLeftOther(question.id, rule === 'other_text')
  const words = rule && (rule !== 'required' || isChecked) ? textOfRule(rule, t) : ''
  // Its room is kept: what is pressed to leave the question does not move away.
  const isWaiting = rule === 'other_text' && !isChecked && !other.isLeft
  const problem = isWaiting ? '' : words
  const notes = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears of the focus within.
    <fieldset
      className={classes.question}
      disabled={isClosed}
      data-small={isSmall || undefined}
      aria-describedby={notes || undefined}
      onBlur={other.onBlur}
    >
      <legend>
        {/* A heading of its own for each question: one that had the focus already would say nothing. */}
        <h2
          key={question.id}
          ref={props.headingRef}
          id={`${id}-words`}
          tabIndex={-1}
          dir="auto"
          className={classes.words}
        >
          {evaluation.text(question, 'el')}
          {question.required && !isClosed && (
            <Text as="span" tone="failure" title={t('quest.required')}>
              <span aria-hidden="true"> *</span>
              <span className="visually-hidden"> ({t('quest.required')})</span>
            </Text>
          )}
        </h2>
      </legend>
      {help && (
        <p id={`${id}-help`} className={classes.help} dir="auto">
          {help}
        </p>
      )}
      <Stack gap={2}>
        <AnswerControl
          question={question}
          answers={answers}
          labelId={`${id}-words`}
          describedBy={notes || undefined}
          isClosed={isClosed}
          onAnswer={(...answer) => {
            other.onAnswer()
            onAnswer(...answer)
          }}
        />
      </Stack>
      <p
        id={`${id}-problem`}
        role="status"
        className={words ? classes.problem : undefined}
        data-waiting={isWaiting || undefined}
      >
        {words}
      </p>
      {props.children}
    </fieldset>
  )
}

/** What a rule says to the person. */
export function textOfRule(rule: Rule, t: Texts['t']): string {
  return rule === 'required' ? t('quest.problem.required') : t(`rule.${rule}`)
}
