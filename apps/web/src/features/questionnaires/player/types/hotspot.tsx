import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { changesOfChoice } from './choice-changes.ts'
import { LimitNote } from './limit-note.tsx'
import classes from './types.module.css'
import { hasChoice, read, type TypeProps } from './type-props.ts'

/** Type 16: any regions of a picture, as a list of buttons beside it. */
export function Hotspot({ question, answers, onAnswer }: TypeProps) {
  const { image, alt } = question.settings
  return (
    <>
      <LimitNote question={question} />
      {image && <img className={classes.plate} src={image} alt={alt ?? ''} />}
      <div className={classes.regions}>
        {itemsOf(question).map((group) => {
          const isChosen = hasChoice(answers, group.id)
          return (
            <button
              key={group.id}
              type="button"
              dir="auto"
              className={classes.region}
              aria-pressed={isChosen}
              onClick={() => {
                for (const [id, answer] of changesOfChoice(
                  question,
                  answers,
                  group.id,
                  !isChosen,
                )) {
                  onAnswer(id, answer)
                }
              }}
            >
              {read(group.text)}
            </button>
          )
        })}
      </div>
    </>
  )
}
