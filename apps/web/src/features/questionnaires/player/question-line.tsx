import type { Question } from '@telemachos/questionnaire/definition'
import type { CSSProperties, ReactNode } from 'react'
import classes from './player.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly children: (question: Question) => ReactNode
}

/** The questions of one line, side by side; below each other on a phone. */
export function QuestionLine({ questions, children }: Props) {
  const share = { '--share': `${shareOf(questions.length)}%` } as CSSProperties
  return (
    <div className={classes.line}>
      {questions.map((question, place) => (
        // By place: a question takes over what it can of the one that stood there.
        <div key={place} className={classes.slot} style={share}>
          {children(question)}
        </div>
      ))}
    </div>
  )
}

/** A question's share of its line, in percent (spec §9). */
const shareOf = (count: number): number => Math.floor((100 - (count - 1) * 10) / count)
