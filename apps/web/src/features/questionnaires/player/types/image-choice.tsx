import type { Option } from '@telemachos/questionnaire/definition'
import { MultipleChoice } from './multiple-choice.tsx'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { RadioOptions } from './radio-options.tsx'
import classes from './types.module.css'
import { read, type TypeProps } from './type-props.ts'

/** Type 15: one of several pictures, or any of them. */
export function ImageChoice(props: TypeProps) {
  const [group] = itemsOf(props.question)
  if (props.question.settings.multiple) {
    return (
      <MultipleChoice {...props} className={classes.pictures}>
        {(option) => <Picture option={option} />}
      </MultipleChoice>
    )
  }
  if (!group) return null
  return (
    <RadioOptions group={group} {...props} className={classes.pictures}>
      {(option) => <Picture option={option} />}
    </RadioOptions>
  )
}

function Picture({ option }: { readonly option: Option }) {
  const text = read(option.text)
  return (
    <span className={classes.picture}>
      {option.image && <img src={option.image} alt={option.alt ? read(option.alt) : ''} />}
      {text !== '' && <span>{text}</span>}
    </span>
  )
}
