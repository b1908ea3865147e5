import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { DraftData } from '@telemachos/questionnaire/author/draft'
import type { TypeId } from '@telemachos/questionnaire/definition'
import { readAccept } from '../read-accept.ts'
import { sourceOf, type Common, type Element, type SurveyContext } from './survey-context.ts'

/** A question of a type with one value. */
export function addValue(
  context: SurveyContext,
  common: Common,
  type: TypeId,
  data?: DraftData,
): void {
  const model = context.assembly.add({ ...common, type, ...(data && { data }) })
  context.assembly.define(common.name, { kind: 'value', source: model })
}

/** What is typed, by its kind: text, number, date, time. */
const TYPED: Readonly<Record<string, TypeId>> = {
  text: 10,
  number: 12,
  range: 8,
  date: 13,
  time: 14,
  email: 10,
  tel: 10,
}

/** A typed answer, by its `inputType`; one that has no counterpart is text and noted. */
export function addText(context: SurveyContext, { name, props }: Element, common: Common): void {
  const kind = props.text('inputType') || 'text'
  const type = (Object.hasOwn(TYPED, kind) ? TYPED[kind] : undefined) ?? QUESTION_TYPES.shortText
  if (!Object.hasOwn(TYPED, kind))
    context.notes.add(name, 'inputType', 'other_type', `${kind} → text`)
  const isNumber = type === QUESTION_TYPES.numberBlank || type === QUESTION_TYPES.slider
  const limits: DraftData = isNumber
    ? numberLimits(props.number('min'), props.number('max'), props.number('step'))
    : lengths(props.number('maxLength'), props.number('minLength'))
  const pattern = kind === 'email' ? 'email' : kind === 'tel' ? 'phone' : undefined
  const data = { ...common.data, ...limits, ...(pattern && ({ Pattern: pattern } as const)) }
  addValue(
    context,
    common,
    hasOnlyLimits(data) && type === QUESTION_TYPES.shortText ? QUESTION_TYPES.numberBlank : type,
    data,
  )
}

/** A text with the limits of a number is one. */
const hasOnlyLimits = ({ Min, Max }: DraftData): boolean => Min !== undefined || Max !== undefined

function numberLimits(min?: number, max?: number, step?: number): DraftData {
  return {
    ...(min !== undefined && { Min: min }),
    ...(max !== undefined && { Max: max }),
    ...(step !== undefined && step > 0 && { Step: step }),
  }
}

/**
 * Bounds of a text's length, in characters; without those that do not limit.
 * ```ts
 * lengths(20, 0) // => { MaxLength: 20 }
 * ```
 */
export function lengths(most?: number, least?: number): DraftData {
  return {
    ...(most !== undefined && most > 0 && { MaxLength: Math.min(10_000, Math.trunc(most)) }),
    ...(least !== undefined && least > 0 && { MinLength: Math.min(10_000, Math.trunc(least)) }),
  }
}

/** A yes or no question with the values of the file. */
export function addBoolean(context: SurveyContext, { name, props }: Element, common: Common): void {
  const [yes, no] = [props.text('valueTrue') || 'true', props.text('valueFalse') || 'false']
  for (const part of ['labelTrue', 'labelFalse', 'label']) {
    const label = props.take(part)
    if (label !== undefined) context.notes.add(name, part, 'no_such_setting')
  }
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.yesNo,
    trueValue: yes,
    falseValue: no,
  })
  context.assembly.define(name, { kind: 'truth', source: model, yes, no })
}

/** A slider from 0 to 100 unless the file says otherwise; one with two handles is noted. */
export function addSlider(context: SurveyContext, { name, props }: Element, common: Common): void {
  const kind = props.text('sliderType')
  if (kind === 'range') {
    context.notes.add(name, '', 'no_such_type', 'slider: range')
    return
  }
  const limits = numberLimits(
    props.number('min') ?? 0,
    props.number('max') ?? 100,
    props.number('step'),
  )
  addValue(context, common, QUESTION_TYPES.slider, { ...common.data, ...limits })
}

/** A calculated value. */
export function addExpression(
  context: SurveyContext,
  { name, props }: Element,
  common: Common,
): void {
  const [expression] = sourceOf(props, 'expression')
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.calculated,
    required: false,
    ...(expression && { expression }),
  })
  context.assembly.define(name, { kind: 'value', source: model })
}

const MAX_BYTES = 1_073_741_824

/** An upload with the file's limits: `maxSize` is in bytes. */
export function addFile(context: SurveyContext, { name, props }: Element, common: Common): void {
  const Accept = readAccept(context.notes, name, 'acceptedTypes', props.text('acceptedTypes'))
  const size = props.number('maxSize')
  if (props.is('allowMultiple')) context.notes.add(name, 'allowMultiple', 'no_such_setting')
  const MaxBytes =
    size === undefined || size < 1 ? undefined : Math.min(MAX_BYTES, Math.trunc(size))
  addValue(context, common, QUESTION_TYPES.file, {
    ...common.data,
    ...(Accept.length > 0 && { Accept }),
    ...(MaxBytes && { MaxBytes }),
  })
}
