import { WrittenField } from './written-field.tsx'
import type { TypeProps } from './type-props.ts'

/** Type 13: a day, from 1900 to 3000 (spec §5). */
export function DateAnswer(props: TypeProps) {
  return <WrittenField {...props} type="date" min="1900-01-01" max="3000-12-31" />
}
