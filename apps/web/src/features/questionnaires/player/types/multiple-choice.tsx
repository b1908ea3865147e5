import type { Option } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import type { ReactNode } from 'react'
import { changesOfChoice } from './choice-changes.ts'
import { LimitNote } from './limit-note.tsx'
import { OtherText } from './other-text.tsx'
import classes from './types.module.css'
import { hasChoice, read, type TypeProps } from './type-props.ts'

interface Props extends TypeProps {
  readonly className?: string | undefined
  readonly children?: (option: Option) => ReactNode
}

/** Type 2: any of several options. */
export function MultipleChoice({ className, children, ...props }: Props) {
  const { question, answers, onAnswer } = props
  return (
    <>
      <LimitNote question={question} />
      <div className={className ?? classes.options}>
        {itemsOf(question).map(({ id, options: [option] }) => (
          <label key={id} className={classes.option} dir="auto">
            <input
              type="checkbox"
              checked={hasChoice(answers, id)}
              onChange={(event) => {
                const { checked } = event.currentTarget
                for (const [group, answer] of changesOfChoice(question, answers, id, checked)) {
                  onAnswer(group, answer)
                }
              }}
            />
            {option && (children ? children(option) : <span>{read(option.text)}</span>)}
          </label>
        ))}
      </div>
      <OtherText {...props} />
    </>
  )
}
