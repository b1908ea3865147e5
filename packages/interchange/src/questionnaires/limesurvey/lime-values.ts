import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { DraftData, DraftOption } from '@telemachos/questionnaire/author/draft'
import type { TypeId } from '@telemachos/questionnaire/definition'
import { quote } from '../expressions/write-own.ts'
import { joinedTexts } from '../joined-texts.ts'
import { toPlainText } from '../../plain-text.ts'
import { readAccept } from '../read-accept.ts'
import { define, partsOf, type LimeContext, type LimeElement } from './lime-context.ts'

/**
 * A question of a type with one value, under the code of the file. @returns its name in the draft.
 */
export function addValue(
  context: LimeContext,
  { question, common }: LimeElement,
  type: TypeId,
  data: DraftData = {},
  options: readonly DraftOption[] = [],
): string {
  const model = context.assembly.add({
    ...common,
    type,
    options,
    data: { ...common.data, ...data },
  })
  define(context, question, '', { kind: 'value', source: model })
  return model
}

/** A written answer; a number where the file takes digits only. */
export function addText(context: LimeContext, element: LimeElement): void {
  const { question, attributes } = element
  if (attributes.text('numbers_only') === '1') {
    addValue(context, element, QUESTION_TYPES.numberBlank, numberLimits(element))
    return
  }
  const max = attributes.number('maximum_chars')
  const MaxLength = max && max >= 1 ? Math.min(10_000, Math.trunc(max)) : undefined
  addValue(
    context,
    element,
    question.type === 'S' ? QUESTION_TYPES.shortText : QUESTION_TYPES.longText,
    MaxLength ? { MaxLength } : {},
  )
}

/** A date, or a time where the format has no part of a date; one with both is noted. */
export function addDate(context: LimeContext, element: LimeElement): void {
  const format = element.attributes.text('date_format')
  const isTime = /[HM]/.test(format) && !/[dmy]/.test(format)
  const isBoth = /H/.test(format) && /[dmy]/i.test(format.replace(/[HM:]/g, ''))
  if (isBoth) context.notes.add(element.question.code, 'date_format', 'other_type', format)
  addValue(context, element, isTime ? QUESTION_TYPES.time : QUESTION_TYPES.date)
}

/** The bounds and the step of a number. */
export function numberLimits({ attributes }: LimeElement): DraftData {
  const step = attributes.text('num_value_int_only') === '1' ? { Step: 1 } : {}
  const min = attributes.number('min_num_value_n') ?? attributes.number('min_num_value')
  const max = attributes.number('max_num_value_n') ?? attributes.number('max_num_value')
  return { ...limits(min, max), ...step }
}

/**
 * Bounds as settings; a missing one is left out.
 * ```ts
 * limits(0, undefined) // => { Min: 0 }
 * ```
 */
export function limits(min: number | undefined, max: number | undefined): DraftData {
  return {
    ...(min !== undefined && { Min: min }),
    ...(max !== undefined && { Max: max }),
  }
}

/** Several numbers: a constant sum where they have a total, otherwise a question for each. */
export function addNumbers(context: LimeContext, element: LimeElement): void {
  const { question, attributes, common } = element
  const total = attributes.number('equals_num_value')
  if (total === undefined) {
    const isSlider = attributes.text('slider_layout') === '1'
    const slider = limits(attributes.number('slider_min'), attributes.number('slider_max'))
    const step = attributes.number('slider_accuracy')
    const data = isSlider
      ? { Min: 0, Max: 100, ...slider, ...(step !== undefined && step > 0 && { Step: step }) }
      : numberLimits(element)
    return addEach(
      context,
      element,
      isSlider ? QUESTION_TYPES.slider : QUESTION_TYPES.numberBlank,
      data,
    )
  }
  const rows = partsOf(context, element).map(({ Value, Text }) => ({
    Model: Value,
    Text,
    Required: false,
  }))
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.constantSum,
    rows,
    data: { Total: total },
  })
  for (const { Model } of rows) {
    define(context, question, Model, { kind: 'value', source: `${model}[${quote(Model)}]` })
  }
}

/** Several written answers: a question for each. */
export function addTexts(context: LimeContext, element: LimeElement): void {
  const isNumber = element.attributes.text('numbers_only') === '1'
  const max = element.attributes.number('maximum_chars')
  const MaxLength = max && max >= 1 ? Math.min(10_000, Math.trunc(max)) : undefined
  addEach(context, element, isNumber ? 12 : 10, MaxLength && !isNumber ? { MaxLength } : {})
}

/** A question for each part. */
function addEach(context: LimeContext, element: LimeElement, type: TypeId, data: DraftData): void {
  const { question, common } = element
  const names = partsOf(context, element).map(({ Value, Text }) => {
    const name = `${question.code}_${Value}`
    const text = joinedTexts(common.text, Text)
    const model = context.assembly.add({
      ...common,
      name,
      type,
      text,
      data: { ...common.data, ...data },
    })
    define(context, question, Value, { kind: 'value', source: model })
    return model
  })
  context.notes.add(question.code, '', 'several_questions', names.join(', '))
}

/** A calculated value, shown where the file shows its text. */
export function addEquation(
  context: LimeContext,
  { question, attributes, common }: LimeElement,
): void {
  const written = attributes.text('equation') || Object.values(question.texts('question'))[0] || ''
  const source = toPlainText(written).replace(/^\{(.*)\}$/s, '$1')
  const text = { el: question.code, en: '' }
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.calculated,
    text: attributes.text('equation') === '' ? text : common.text,
    required: false,
    expression: { part: 'equation', source },
  })
  define(context, question, '', { kind: 'value', source: model })
}

/** An upload with the file's limits: `max_filesize` is in kilobytes. */
export function addFile(context: LimeContext, element: LimeElement): void {
  const types = element.attributes.text('allowed_filetypes')
  const Accept = readAccept(context.notes, element.question.code, 'allowed_filetypes', types)
  const kilobytes = element.attributes.number('max_filesize')
  const MaxBytes =
    kilobytes && kilobytes >= 1 ? Math.min(1_073_741_824, Math.trunc(kilobytes * 1024)) : undefined
  addValue(context, element, QUESTION_TYPES.file, {
    ...(Accept.length > 0 && { Accept }),
    ...(MaxBytes && { MaxBytes }),
  })
}
