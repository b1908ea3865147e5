import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, read, say, type TypeProps } from './type-props.ts'

/** Type 26: the inputs of a spreadsheet, in its own order. */
export function SpreadsheetInputs({ question, answers, onAnswer }: TypeProps) {
  return (
    <div className={classes.fields}>
      {itemsOf(question).map((group) => (
        <TextField
          key={group.id}
          label={read(group.text)}
          dir="auto"
          autoComplete="off"
          value={answers.get(group.id)?.text ?? ''}
          onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
        />
      ))}
    </div>
  )
}
