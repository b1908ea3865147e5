import type { Answer } from '@telemachos/questionnaire/answers'
import type { Group } from '@telemachos/questionnaire/definition'
import { read } from './types/type-props.ts'

/** An answer of a group in words: what was typed, or what was chosen; '' for none. */
export function answerWords(group: Group, { optionId, text }: Answer): string {
  const chosen = group.options.find(({ id }) => id === optionId)
  return text ?? (chosen ? read(chosen.text) || read(group.text) : '')
}
