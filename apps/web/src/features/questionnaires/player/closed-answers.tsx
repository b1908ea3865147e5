import { Text } from '#layout'
import type { Question } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { fromWire } from '@telemachos/questionnaire/from-wire'
import { useMemo } from 'react'
import { AttemptFilesContext, useFilesOf } from './files/attempt-files.ts'
import { acknowledgedFrom } from './saving/merge-queue.ts'
import classes from './player.module.css'
import { QuestionCard } from './question-card.tsx'
import { QuestionLine } from './question-line.tsx'
import type { Questionnaire } from './quest-source.ts'

interface Props {
  readonly questionnaire: Questionnaire
  readonly lang: string
}

/** All questions with their answers, to read and to print. */
export function ClosedAnswers({ questionnaire, lang }: Props) {
  const evaluation = useMemo(() => evaluationOf(questionnaire), [questionnaire])
  const shown = new Set(evaluation.visible.map(({ id }) => id))
  const files = useFilesOf(questionnaire, questionnaire.AnswerSetId ?? 0)
  return (
    <AttemptFilesContext value={files}>
      <div className={classes.read} lang={lang}>
        {evaluation.definition.sections.map((section) => {
          const questions = section.questions.filter(({ id }) => shown.has(id))
          if (questions.length === 0) return null
          const lines = Map.groupBy(questions, ({ line }: Question) => line)
          return (
            <section key={section.id} className={classes.card}>
              <Text tone="accent" strong dir="auto">
                {section.text.el}
              </Text>
              {[...lines].map(([line, inLine]) => (
                <QuestionLine key={line} questions={inLine}>
                  {(question) => (
                    <QuestionCard
                      question={question}
                      evaluation={evaluation}
                      answers={evaluation.answers}
                      isClosed
                      isSmall
                      onAnswer={() => {}}
                    />
                  )}
                </QuestionLine>
              ))}
            </section>
          )
        })}
      </div>
    </AttemptFilesContext>
  )
}

function evaluationOf({ Section, Answers, Now }: Questionnaire): Evaluation {
  const answers = Object.entries(Answers).map(
    ([key, stored]) => [Number(key.slice(1)), acknowledgedFrom(stored).answer] as const,
  )
  return new Evaluation(fromWire(Section), new Map(answers), Now)
}
