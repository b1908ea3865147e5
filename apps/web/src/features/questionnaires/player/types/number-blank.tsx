import { LimitNote } from './limit-note.tsx'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'
import { useTypedNumber } from './use-typed-number.ts'
import { WrittenField } from './written-field.tsx'

/** Type 12: a typed number. */
export function NumberBlank(props: TypeProps) {
  const [group] = props.question.groups
  const typed = useTypedNumber(
    (group && props.answers.get(group.id)?.text) ?? '',
    (text) => group && props.onAnswer(group.id, say(text), BLANK_MS),
  )
  return (
    <>
      <LimitNote question={props.question} />
      <WrittenField {...props} type="text" inputMode="decimal" written={typed} />
    </>
  )
}
