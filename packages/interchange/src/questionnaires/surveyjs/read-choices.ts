import { isObject } from '@telemachos/rules/json-object'
import type { DraftOption, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { Properties } from '../../json-tree.ts'
import type { Label } from '@telemachos/questionnaire/definition'
import { labelOf, type Element, type SurveyContext } from './survey-context.ts'

const OTHER_TEXT: Label = { el: 'Άλλο', en: 'Other' }
const NONE_TEXT: Label = { el: 'Κανένα', en: 'None' }
const REFUSE_TEXT: Label = { el: 'Δεν απαντώ', en: 'Refuse to answer' }
const UNKNOWN_TEXT: Label = { el: 'Δεν γνωρίζω', en: "Don't know" }

/** Choices with a switch of their own: its old and new name, the text's setting and the value. */
const SPECIAL = [
  ['hasNone', 'showNoneItem', 'noneText', 'none', NONE_TEXT],
  ['hasRefuse', 'showRefuseItem', 'refuseText', 'refused', REFUSE_TEXT],
  ['hasDontKnow', 'showDontKnowItem', 'dontKnowText', 'dontknow', UNKNOWN_TEXT],
] as const

export interface Choices {
  readonly options: readonly DraftOption[]
  readonly other: DraftQuestion['Other']
}

/** The choices of a question: numbers, texts or objects; none, refused, unknown and other. */
export function readChoices(context: SurveyContext, { name, props }: Element): Choices {
  if (props.take('choicesByUrl') !== undefined) {
    context.notes.add(name, 'choicesByUrl', 'choices_elsewhere')
  }
  if (props.take('choicesFromQuestion') !== undefined) {
    context.notes.add(name, 'choicesFromQuestion', 'choices_elsewhere')
  }
  const options = [...readItems(context, name, 'choices', props.list('choices'))]
  for (const [old, current, textKey, value, text] of SPECIAL) {
    const [isOld, isCurrent] = [props.is(old), props.is(current)]
    const own = labelOf(context, name, textKey, props.take(textKey))
    if (!isOld && !isCurrent) continue
    options.push({ Value: value, Text: own.el === '' ? text : own, Exclusive: true })
  }
  const [isOld, isCurrent] = [props.is('hasOther'), props.is('showOtherItem')]
  const otherText = labelOf(context, name, 'otherText', props.take('otherText'))
  const other =
    isOld || isCurrent
      ? { Model: 'other', Text: otherText.el === '' ? OTHER_TEXT : otherText }
      : null
  return { options, other }
}

/** Items of choices, rows and columns: a number, a text, or an object with value and text. */
export function readItems(
  context: SurveyContext,
  at: string,
  part: string,
  list: readonly unknown[],
): DraftOption[] {
  return list.flatMap((item) => {
    if (typeof item === 'number' || typeof item === 'string' || typeof item === 'boolean') {
      const text = labelOf(context, at, part, String(item))
      return [{ Value: String(item), Text: text }]
    }
    const props = isObject(item) ? new Properties(item) : undefined
    const raw = props?.take('value')
    const value = typeof raw === 'boolean' ? String(raw) : (props?.text('value') ?? '')
    if (!props || value === '') {
      context.notes.add(at, part, 'malformed')
      return []
    }
    const label = labelOf(context, at, value, props.take('text'))
    // Only pictures that were uploaded here are shown.
    const link = props.take('imageLink')
    if (link !== undefined) {
      context.notes.add(at, value, 'picture_elsewhere', typeof link === 'string' ? link : '')
    }
    for (const key of props.unread()) context.notes.add(at, `${value}: ${key}`, 'no_such_setting')
    const Text = label.el === '' ? labelOf(context, at, value, value) : label
    return [{ Value: value, Text }]
  })
}
