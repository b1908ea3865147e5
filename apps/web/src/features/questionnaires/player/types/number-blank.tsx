import { LimitNote } from './limit-note.tsx'
import { WrittenField } from './written-field.tsx'
import { sayNumber, type TypeProps } from './type-props.ts'

/** Type 12: a typed number. */
export function NumberBlank(props: TypeProps) {
  return (
    <>
      <LimitNote question={props.question} />
      <WrittenField
        {...props}
        type="text"
        inputMode="decimal"
        onAnswer={(group, { text }, rest) => props.onAnswer(group, sayNumber(text ?? ''), rest)}
      />
    </>
  )
}
