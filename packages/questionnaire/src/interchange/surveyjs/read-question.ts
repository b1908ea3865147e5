import type { DraftData } from '../../author/draft.ts'
import type { TypeId } from '../../definition.ts'
import { numbered } from '../numbered.ts'
import { readChoices, readItems } from './read-choices.ts'
import { addMatrix, addMatrixDropdown, addMatrixDynamic, addMultipleText } from './read-matrix.ts'
import { readValidators } from './read-validators.ts'
import {
  labelOf,
  noteRest,
  sourceOf,
  type Common,
  type Element,
  type SurveyContext,
} from './survey-context.ts'

type Reader = (context: SurveyContext, element: Element, common: Common) => void

/** How each type of question is read; what is not here does not map. */
const READERS: Readonly<Record<string, Reader>> = {
  text: addText,
  comment: (context, element, common) => {
    const { props } = element
    addValue(context, common, 11, { ...common.data, ...lengths(props.number('maxLength')) })
  },
  radiogroup: (context, element, common) => addChoice(context, element, common, 1),
  buttongroup: (context, element, common) => addChoice(context, element, common, 1),
  dropdown: (context, element, common) => addChoice(context, element, common, 3),
  checkbox: (context, element, common) => addChoice(context, element, common, 2),
  tagbox: (context, element, common) => addChoice(context, element, common, 2),
  imagepicker: addPictures,
  boolean: addBoolean,
  rating: addRating,
  ranking: addRanking,
  matrix: addMatrix,
  matrixdropdown: addMatrixDropdown,
  matrixdynamic: addMatrixDynamic,
  multipletext: addMultipleText,
  slider: addSlider,
  html: (context, { name, props }, common) => {
    const text = labelOf(context, name, 'html', props.take('html'))
    context.assembly.add({ ...common, type: 22, text, required: false })
  },
  image: (context, { name, props }, common) => {
    context.notes.add(name, 'imageLink', 'picture_elsewhere', props.text('imageLink'))
    context.assembly.add({ ...common, type: 22, required: false })
  },
  expression: addExpression,
  file: addFile,
  signaturepad: (context, _, common) => addValue(context, common, 24),
}

/** A question of any type; one that has no counterpart is named and left out. */
export function readQuestion(context: SurveyContext, element: Element): void {
  const { name, type, props } = element
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!reader) {
    context.notes.add(name, '', 'no_such_type', type)
    return
  }
  reader(context, element, commonOf(context, element))
  addComment(context, element)
  noteRest(context, name, props)
}

function commonOf(context: SurveyContext, element: Element): Common {
  const { name, props, around } = element
  const title = labelOf(context, name, 'title', props.take('title'))
  const visibleIf = sourceOf(props, 'visibleIf')
  const [requiredIf] = sourceOf(props, 'requiredIf')
  // Whoever sees it must answer it: that can be said here too.
  const isRequiredWhenSeen = requiredIf !== undefined && requiredIf.source === visibleIf[0]?.source
  if (requiredIf && !isRequiredWhenSeen) {
    context.notes.add(name, 'requiredIf', 'required_if', requiredIf.source)
  }
  const { data, validations } = readValidators(context, element)
  const isVisible = props.take('visible') !== false
  return {
    name,
    text: title.el === '' ? { el: name, en: '' } : title,
    help: labelOf(context, name, 'description', props.take('description')),
    required: props.is('isRequired') || isRequiredWhenSeen,
    conditions: [...around.conditions, ...visibleIf],
    dontShow: around.isHidden || !isVisible,
    besidePrevious: props.take('startWithNewLine') === false,
    defaultValue: readDefault(context, element),
    validations,
    data,
  }
}

function readDefault({ notes }: SurveyContext, { name, props }: Element): string {
  const value = props.take('defaultValue')
  if (typeof value === 'object' && value !== null) {
    notes.add(name, 'defaultValue', 'no_such_setting')
    return ''
  }
  return value === undefined ? '' : String(value)
}

/** A remark beside the answer is a question of its own here. */
function addComment(context: SurveyContext, { name, props, around }: Element): void {
  const isShown = [props.is('hasComment'), props.is('showCommentArea')].some(Boolean)
  const text = labelOf(context, name, 'commentText', props.take('commentText'))
  if (!isShown) return
  const model = context.assembly.add({
    name: `${name}_comment`,
    type: 11,
    text: text.el === '' ? { el: 'Σχόλια', en: 'Comments' } : text,
    conditions: around.conditions,
    dontShow: around.isHidden,
  })
  context.notes.add(name, 'showCommentArea', 'several_questions', model)
  context.assembly.define(`${name}-Comment`, { kind: 'value', source: model })
}

function addValue(context: SurveyContext, common: Common, type: TypeId, data?: DraftData): void {
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

function addText(context: SurveyContext, { name, props }: Element, common: Common): void {
  const kind = props.text('inputType') || 'text'
  const type = (Object.hasOwn(TYPED, kind) ? TYPED[kind] : undefined) ?? 10
  if (!Object.hasOwn(TYPED, kind))
    context.notes.add(name, 'inputType', 'other_type', `${kind} → text`)
  const isNumber = type === 12 || type === 8
  const limits: DraftData = isNumber
    ? numberLimits(props.number('min'), props.number('max'), props.number('step'))
    : lengths(props.number('maxLength'), props.number('minLength'))
  const pattern = kind === 'email' ? 'email' : kind === 'tel' ? 'phone' : undefined
  const data = { ...common.data, ...limits, ...(pattern && ({ Pattern: pattern } as const)) }
  addValue(context, common, hasOnlyLimits(data) && type === 10 ? 12 : type, data)
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

function lengths(most?: number, least?: number): DraftData {
  return {
    ...(most !== undefined && most > 0 && { MaxLength: Math.min(10_000, Math.trunc(most)) }),
    ...(least !== undefined && least > 0 && { MinLength: Math.min(10_000, Math.trunc(least)) }),
  }
}

function addChoice(context: SurveyContext, element: Element, common: Common, type: TypeId): void {
  const { name, props } = element
  const { options, other } = readChoices(context, element)
  const isList = type === 2
  // Only among several choices is there one that goes with no other.
  const own = isList ? options : options.map(({ Exclusive: _, ...option }) => option)
  const data = isList ? { ...common.data, ...countLimits(props) } : common.data
  const model = context.assembly.add({
    ...common,
    type,
    options: own,
    other,
    ...(data && { data }),
  })
  const known = options.map(({ Value }) => Value)
  context.assembly.define(name, {
    kind: isList ? 'list' : 'value',
    source: model,
    ...(other && { other: { code: other.Model, known } }),
  })
}

function countLimits(props: Element['props']): DraftData {
  const [least, most] = [props.number('minSelectedChoices'), props.number('maxSelectedChoices')]
  return {
    ...(least !== undefined && least > 0 && { Min: least }),
    ...(most !== undefined && most > 0 && { Max: most }),
  }
}

function addPictures(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const Multiple = props.is('multiSelect')
  const options = readItems(context, name, 'choices', props.list('choices'))
  const data = { ...common.data, ...(Multiple && { Multiple, ...countLimits(props) }) }
  const model = context.assembly.add({ ...common, type: 15, options, data })
  context.assembly.define(name, { kind: Multiple ? 'list' : 'value', source: model })
}

function addBoolean(context: SurveyContext, { name, props }: Element, common: Common): void {
  const [yes, no] = [props.text('valueTrue') || 'true', props.text('valueFalse') || 'false']
  for (const part of ['labelTrue', 'labelFalse', 'label']) {
    const label = props.take(part)
    if (label !== undefined) context.notes.add(name, part, 'no_such_setting')
  }
  const model = context.assembly.add({ ...common, type: 25, trueValue: yes, falseValue: no })
  context.assembly.define(name, { kind: 'truth', source: model, yes, no })
}

function addRating(context: SurveyContext, { name, props }: Element, common: Common): void {
  const [low, high] = [props.number('rateMin') ?? 1, props.number('rateMax')]
  const [count, step] = [props.number('rateCount'), props.number('rateStep') ?? 1]
  const values = readItems(context, name, 'rateValues', props.list('rateValues'))
  const kind = props.text('rateType') || props.text('rateDisplayMode')
  const LowText = labelOf(context, name, 'minRateDescription', props.take('minRateDescription'))
  const HighText = labelOf(context, name, 'maxRateDescription', props.take('maxRateDescription'))
  const last = high ?? (count === undefined ? 5 : low + (count - 1) * step)
  const options = values.length > 0 ? values : numbered(low, last, step > 0 ? step : 1)
  const isStars = kind === 'stars' && options.map(({ Value }) => Value).join() === '1,2,3,4,5'
  if (kind !== '' && kind !== 'labels' && !isStars) {
    context.notes.add(name, 'rateType', 'other_type', `${kind} → 1…`)
  }
  const data = {
    ...common.data,
    ...(LowText.el !== '' && { LowText }),
    ...(HighText.el !== '' && { HighText }),
  }
  const sketch = isStars ? ({ type: 20 } as const) : ({ type: 6, options } as const)
  const model = context.assembly.add({ ...common, ...sketch, data })
  context.assembly.define(name, { kind: 'value', source: model })
}

function addRanking(context: SurveyContext, element: Element, common: Common): void {
  const { options, other } = readChoices(context, element)
  if (other) context.notes.add(element.name, 'showOtherItem', 'no_such_setting')
  const most = element.props.number('maxSelectedChoices')
  const Top = most === undefined || most < 1 ? undefined : Math.min(200, Math.trunc(most))
  const items = options.map(({ Exclusive: _, ...option }) => option)
  context.assembly.add({
    ...common,
    type: 7,
    options: items,
    data: { ...common.data, ...(Top && { Top }) },
  })
}

function addSlider(context: SurveyContext, { name, props }: Element, common: Common): void {
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
  addValue(context, common, 8, { ...common.data, ...limits })
}

function addExpression(context: SurveyContext, { name, props }: Element, common: Common): void {
  const [expression] = sourceOf(props, 'expression')
  const model = context.assembly.add({
    ...common,
    type: 23,
    required: false,
    ...(expression && { expression }),
  })
  context.assembly.define(name, { kind: 'value', source: model })
}

const MOST_BYTES = 1_073_741_824

function addFile(context: SurveyContext, { name, props }: Element, common: Common): void {
  const accept = props.text('acceptedTypes').split(',')
  const Accept = accept
    .map((one) => one.trim().slice(0, 100))
    .filter((one) => one !== '')
    .slice(0, 50)
  const size = props.number('maxSize')
  if (props.is('allowMultiple')) context.notes.add(name, 'allowMultiple', 'no_such_setting')
  const MaxBytes =
    size === undefined || size < 1 ? undefined : Math.min(MOST_BYTES, Math.trunc(size))
  addValue(context, common, 21, {
    ...common.data,
    ...(Accept.length > 0 && { Accept }),
    ...(MaxBytes && { MaxBytes }),
  })
}
