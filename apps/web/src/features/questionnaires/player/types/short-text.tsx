import { WrittenField } from './written-field.tsx'
import type { TypeProps } from './type-props.ts'

const INPUT = { email: 'email', phone: 'tel', digits: 'numeric', postcode: 'numeric' } as const

/** Type 10: a line of text. */
export function ShortText(props: TypeProps) {
  const { pattern, maxLength } = props.question.settings
  const inputMode = pattern && pattern !== 'letters' ? INPUT[pattern] : 'text'
  return <WrittenField {...props} type="text" inputMode={inputMode} maxLength={maxLength} />
}
