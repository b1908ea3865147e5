import { FIELD_TYPES } from '@telemachos/contract/projects/settings-constants'
import { fieldType } from '@telemachos/rules/field-kinds'
import type { Texts } from '#shared'
import type { NamedQuestion } from './form-draft.ts'
import { optionsOf } from './question-problems.ts'

/** Kinds of answers, as a question's `Type` writes them; `select` is what has options. */
export const ANSWER_TYPES = [...FIELD_TYPES, 'longtext', 'document'] as const

/** Those that fields of people do not have. */
const OWN_TYPES = ['longtext', 'document'] as const
type AnswerType = (typeof ANSWER_TYPES)[number]

/** What kind of answer a question takes: as it says, or by the field that it fills. */
export function answerTypeOf({ name, question }: NamedQuestion): AnswerType {
  const type = String(question['Type'] ?? '')
  const own = OWN_TYPES.find((one) => one === type.toLowerCase())
  if (own) return own
  if (optionsOf(question).length > 0) return 'select'
  const read = fieldType({ Name: name, Type: type })
  if (read === 'phone') return 'tel'
  return read === 'choice' ? 'select' : read
}

/** What a kind of answer is called. */
export function answerTypeName(type: AnswerType, t: Texts['t']): string {
  return type === 'longtext' || type === 'document'
    ? t(`projects.application.type.${type}`)
    : t(`projects.fieldType.${type}`)
}
