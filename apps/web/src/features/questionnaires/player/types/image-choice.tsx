import { isPictureAddress } from '@telemachos/contract/core/pictures'
import type { Option } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useState } from 'react'
import { MultipleChoice } from './multiple-choice.tsx'
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

/** What it shows stands in words where the picture cannot be loaded. */
function Picture({ option }: { readonly option: Option }) {
  const [isMissing, setMissing] = useState(!isPictureAddress(option.image ?? ''))
  const text = read(option.text)
  const alt = option.alt ? read(option.alt) : ''
  return (
    <span className={classes.picture}>
      {option.image && !isMissing && (
        <img src={option.image} alt={alt} onError={() => setMissing(true)} />
      )}
      {isMissing && alt !== text && <span>{alt}</span>}
      {text !== '' && <span>{text}</span>}
    </span>
  )
}
