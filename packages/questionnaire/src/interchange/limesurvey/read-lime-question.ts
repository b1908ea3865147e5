import type { DraftData, DraftOption } from '../../author/draft.ts'
import type { TypeId } from '../../definition.ts'
import type { ForeignSource } from '../assemble-draft.ts'
import { quote } from '../expressions/write-own.ts'
import { joinedTexts } from '../joined-texts.ts'
import { numbered } from '../numbered.ts'
import { toPlainText } from '../plain-text.ts'
import { patternOf } from '../surveyjs/read-validators.ts'
import { addArray, addCells, addDualScale } from './lime-arrays.ts'
import {
  answersOf,
  define,
  labelOf,
  partsOf,
  type LimeContext,
  type LimeElement,
} from './lime-context.ts'
import type { LimeQuestion } from './lime-file.ts'

type Reader = (context: LimeContext, element: LimeElement) => void

/** How each type of question is read, by LimeSurvey's letters; what is not here does not map. */
const READERS: Readonly<Record<string, Reader>> = {
  L: (context, element) => addChoice(context, element, 1),
  '!': (context, element) => addChoice(context, element, 3),
  O: addWithComment,
  G: (context, element) => addValue(context, element, 1, {}, GENDERS),
  M: addSeveral,
  P: addSeveral,
  '5': addFivePoints,
  Y: addYesNo,
  N: (context, element) => addValue(context, element, 12, numberLimits(element)),
  S: addText,
  T: addText,
  U: addText,
  D: addDate,
  K: addNumbers,
  Q: addTexts,
  R: addRanking,
  X: (context, { common }) => {
    context.assembly.add({ ...common, type: 22, required: false })
  },
  '*': addEquation,
  '|': addFile,
  A: addArray,
  B: addArray,
  C: addArray,
  E: addArray,
  F: addArray,
  H: addArray,
  '1': addDualScale,
  ':': addCells,
  ';': addCells,
}

const GENDERS: readonly DraftOption[] = [
  { Value: 'F', Text: { el: 'Γυναίκα', en: 'Female' } },
  { Value: 'M', Text: { el: 'Άνδρας', en: 'Male' } },
]

/** A question of any type; one that has no counterpart is named and left out. */
export function readLimeQuestion(context: LimeContext, question: LimeQuestion): void {
  const { notes, file } = context
  const { code, type, props } = question
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!reader) return notes.add(code, '', 'no_such_type', type)
  const attributes = file.attributesOf(question)
  reader(context, { question, attributes, common: commonOf(context, question, attributes) })
  if (question.look !== '') notes.add(code, 'question_theme_name', 'no_such_setting', question.look)
  for (const key of [...props.rest(), ...attributes.rest()]) {
    const value = props.text(key) || attributes.text(key)
    if (value !== '0' && value !== 'N') notes.add(code, key, 'no_such_setting', value)
  }
}

function commonOf(
  context: LimeContext,
  question: LimeQuestion,
  attributes: LimeElement['attributes'],
): LimeElement['common'] {
  const { code, props } = question
  const text = labelOf(context, code, question, 'question')
  const mandatory = props.text('mandatory')
  if (mandatory === 'S') context.notes.add(code, 'mandatory', 'no_such_setting', 'S')
  const pattern = props.text('preg')
  const Pattern = patternOf(pattern.replace(/^\/|\/$/g, ''))
  if (pattern !== '' && !Pattern) context.notes.add(code, 'preg', 'pattern', pattern)
  if (Object.keys(question.texts('script')).length > 0) {
    context.notes.add(code, 'script', 'no_such_setting')
  }
  return {
    name: code,
    text: text.el === '' ? { el: code, en: '' } : text,
    help: labelOf(context, code, question, 'help'),
    required: mandatory === 'Y',
    conditions: relevanceOf('relevance', props.text('relevance')),
    validations: relevanceOf('em_validation_q', attributes.text('em_validation_q')),
    defaultValue: context.file.defaultOf(question) ?? '',
    dontShow: attributes.text('hidden') === '1',
    data: Pattern ? { Pattern } : {},
  }
}

/** A relevance equation; 1 and nothing hold always. */
export function relevanceOf(part: string, equation: string): ForeignSource[] {
  const source = equation.trim()
  return source === '' || source === '1' ? [] : [{ part, source }]
}

function addValue(
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

function otherOf(context: LimeContext, { question, attributes }: LimeElement) {
  const text = toPlainText(attributes.text('other_replace_text'))
  if (question.props.text('other') !== 'Y') return null
  return { Model: 'other', Text: text === '' ? { el: 'Άλλο', en: 'Other' } : { el: text, en: '' } }
}

function addChoice(context: LimeContext, element: LimeElement, type: TypeId): void {
  const options = answersOf(context, element)
  const other = otherOf(context, element)
  const model = context.assembly.add({ ...element.common, type, options, other })
  define(context, element.question, '', {
    kind: 'value',
    source: model,
    ...(other && { other: { code: '-oth-', known: options.map(({ Value }) => Value) } }),
  })
}

function addWithComment(context: LimeContext, element: LimeElement): void {
  const { question, common } = element
  addChoice(context, element, 1)
  const comments = { el: 'Σχόλια', en: 'Comments' }
  const { validations: _, ...rest } = common
  const model = context.assembly.add({
    ...rest,
    name: `${question.code}_comment`,
    type: 11,
    text: joinedTexts(common.text, comments),
    required: false,
  })
  define(context, question, 'comment', { kind: 'value', source: model })
  context.notes.add(question.code, '', 'several_questions', `${question.code}, ${model}`)
}

function addSeveral(context: LimeContext, element: LimeElement): void {
  const { question, attributes, common } = element
  const alone = new Set(attributes.text('exclude_all_others').split(/[;,]/).filter(Boolean))
  const options = partsOf(context, element).map((option) =>
    alone.has(option.Value) ? { ...option, Exclusive: true } : option,
  )
  const other = otherOf(context, element)
  const data = limits(attributes.number('min_answers'), attributes.number('max_answers'))
  const model = context.assembly.add({ ...common, type: 2, options, other, data })
  define(context, question, '', { kind: 'list', source: model })
  const names: string[] = [model]
  for (const { Value, Text } of options) {
    const source = `includes(${model}, ${quote(Value)})`
    define(context, question, Value, { kind: 'flag', source, yes: 'Y' })
    if (question.type !== 'P') continue
    const { validations: _, ...rest } = common
    const comment = context.assembly.add({
      ...rest,
      name: `${question.code}_${Value}comment`,
      type: 10,
      text: Text,
      required: false,
      ownCondition: source,
    })
    define(context, question, `${Value}comment`, { kind: 'value', source: comment })
    names.push(comment)
  }
  if (names.length > 1) context.notes.add(question.code, '', 'several_questions', names.join(', '))
}

function addFivePoints(context: LimeContext, element: LimeElement): void {
  const isStars = element.attributes.text('slider_rating') === '1'
  if (isStars) addValue(context, element, 20)
  else addValue(context, element, 6, {}, numbered(1, 5))
}

function addYesNo(context: LimeContext, { question, common }: LimeElement): void {
  const model = context.assembly.add({ ...common, type: 25, trueValue: 'Y', falseValue: 'N' })
  define(context, question, '', { kind: 'value', source: model })
}

function addText(context: LimeContext, element: LimeElement): void {
  const { question, attributes } = element
  if (attributes.text('numbers_only') === '1') {
    addValue(context, element, 12, numberLimits(element))
    return
  }
  const most = attributes.number('maximum_chars')
  const MaxLength = most && most >= 1 ? Math.min(10_000, Math.trunc(most)) : undefined
  addValue(context, element, question.type === 'S' ? 10 : 11, MaxLength ? { MaxLength } : {})
}

function addDate(context: LimeContext, element: LimeElement): void {
  const format = element.attributes.text('date_format')
  const isTime = /[HM]/.test(format) && !/[dmy]/.test(format)
  const isBoth = /H/.test(format) && /[dmy]/i.test(format.replace(/[HM:]/g, ''))
  if (isBoth) context.notes.add(element.question.code, 'date_format', 'other_type', format)
  addValue(context, element, isTime ? 14 : 13)
}

function numberLimits({ attributes }: LimeElement): DraftData {
  const step = attributes.text('num_value_int_only') === '1' ? { Step: 1 } : {}
  const least = attributes.number('min_num_value_n') ?? attributes.number('min_num_value')
  const most = attributes.number('max_num_value_n') ?? attributes.number('max_num_value')
  return { ...limits(least, most), ...step }
}

function limits(least: number | undefined, most: number | undefined): DraftData {
  return {
    ...(least !== undefined && { Min: least }),
    ...(most !== undefined && { Max: most }),
  }
}

function addNumbers(context: LimeContext, element: LimeElement): void {
  const { question, attributes, common } = element
  const total = attributes.number('equals_num_value')
  if (total === undefined) {
    const isSlider = attributes.text('slider_layout') === '1'
    const slider = limits(attributes.number('slider_min'), attributes.number('slider_max'))
    const step = attributes.number('slider_accuracy')
    const data = isSlider
      ? { Min: 0, Max: 100, ...slider, ...(step !== undefined && step > 0 && { Step: step }) }
      : numberLimits(element)
    return addEach(context, element, isSlider ? 8 : 12, data)
  }
  const rows = partsOf(context, element).map(({ Value, Text }) => ({
    Model: Value,
    Text,
    Required: false,
  }))
  const model = context.assembly.add({ ...common, type: 19, rows, data: { Total: total } })
  for (const { Model } of rows) {
    define(context, question, Model, { kind: 'value', source: `${model}[${quote(Model)}]` })
  }
}

function addTexts(context: LimeContext, element: LimeElement): void {
  const isNumber = element.attributes.text('numbers_only') === '1'
  const most = element.attributes.number('maximum_chars')
  const MaxLength = most && most >= 1 ? Math.min(10_000, Math.trunc(most)) : undefined
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

function addRanking(context: LimeContext, element: LimeElement): void {
  const { attributes, common } = element
  const most = attributes.number('max_answers')
  const Top = most && most >= 1 ? Math.min(200, Math.trunc(most)) : undefined
  const answers = answersOf(context, element)
  const options = answers.length > 0 ? answers : partsOf(context, element)
  context.assembly.add({ ...common, type: 7, options, data: Top ? { Top } : {} })
}

function addEquation(context: LimeContext, { question, attributes, common }: LimeElement): void {
  const written = attributes.text('equation') || Object.values(question.texts('question'))[0] || ''
  const source = toPlainText(written).replace(/^\{(.*)\}$/s, '$1')
  const text = { el: question.code, en: '' }
  const model = context.assembly.add({
    ...common,
    type: 23,
    text: attributes.text('equation') === '' ? text : common.text,
    required: false,
    expression: { part: 'equation', source },
  })
  define(context, question, '', { kind: 'value', source: model })
}

function addFile(context: LimeContext, element: LimeElement): void {
  const types = element.attributes.text('allowed_filetypes').split(',')
  const Accept = types
    .map((one) => one.trim().toLowerCase())
    .filter((one) => /^[a-z\d]{1,20}$/.test(one))
    .map((one) => `.${one}`)
    .slice(0, 50)
  const kilobytes = element.attributes.number('max_filesize')
  const MaxBytes =
    kilobytes && kilobytes >= 1 ? Math.min(1_073_741_824, Math.trunc(kilobytes * 1024)) : undefined
  addValue(context, element, 21, {
    ...(Accept.length > 0 && { Accept }),
    ...(MaxBytes && { MaxBytes }),
  })
}
