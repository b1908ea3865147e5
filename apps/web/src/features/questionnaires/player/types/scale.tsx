import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { RadioOptions } from './radio-options.tsx'
import classes from './types.module.css'
import { read, type TypeProps } from './type-props.ts'

/** Type 6: a step of an ordered scale, with what its ends mean. */
export function Scale(props: TypeProps) {
  const { lowText, highText } = props.question.settings
  const [group] = itemsOf(props.question)
  if (!group) return null
  return (
    <div>
      {(lowText || highText) && (
        <p className={classes.ends} dir="auto">
          <span>{lowText && read(lowText)}</span>
          <span>{highText && read(highText)}</span>
        </p>
      )}
      <RadioOptions group={group} {...props} className={classes.scale} />
    </div>
  )
}
