import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { OtherText } from './other-text.tsx'
import { RadioOptions } from './radio-options.tsx'
import type { TypeProps } from './type-props.ts'

/** Type 1: one of a few options. */
export function SingleChoice(props: TypeProps) {
  const [group] = itemsOf(props.question)
  return (
    <>
      {group && <RadioOptions group={group} {...props} />}
      <OtherText {...props} />
    </>
  )
}
