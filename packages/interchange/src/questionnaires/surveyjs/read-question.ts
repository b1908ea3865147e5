import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { addMatrix, addMatrixDropdown, addMatrixDynamic, addMultipleText } from './read-matrix.ts'
import { readValidators } from './read-validators.ts'
import { addChoice, addPictures, addRanking, addRating } from './survey-choices.ts'
import {
  isNeverShown,
  labelOf,
  noteUnread,
  sourceOf,
  type Common,
  type Element,
  type SurveyContext,
} from './survey-context.ts'
import {
  addBoolean,
  addExpression,
  addFile,
  addSlider,
  addText,
  addValue,
  lengths,
} from './survey-values.ts'

type Reader = (context: SurveyContext, element: Element, common: Common) => void

/** How each type of question is read; what is not here does not map. */
const READERS: Readonly<Record<string, Reader>> = {
  text: addText,
  comment: (context, element, common) => {
    const { props } = element
    addValue(context, common, QUESTION_TYPES.longText, {
      ...common.data,
      ...lengths(props.number('maxLength')),
    })
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
    context.assembly.add({ ...common, type: QUESTION_TYPES.information, text, required: false })
  },
  image: (context, { name, props }, common) => {
    context.notes.add(name, 'imageLink', 'picture_elsewhere', props.text('imageLink'))
    context.assembly.add({ ...common, type: QUESTION_TYPES.information, required: false })
  },
  expression: addExpression,
  file: addFile,
  signaturepad: (context, _, common) => addValue(context, common, QUESTION_TYPES.signature),
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
  noteUnread(context, name, props)
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
  const isHidden = isNeverShown(context, name, props, visibleIf)
  return {
    name,
    text: title.el === '' ? { el: name, en: '' } : title,
    help: labelOf(context, name, 'description', props.take('description')),
    required: props.is('isRequired') || isRequiredWhenSeen,
    conditions: [...around.conditions, ...visibleIf],
    dontShow: around.isHidden || isHidden,
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
    type: QUESTION_TYPES.longText,
    text: text.el === '' ? { el: 'Σχόλια', en: 'Comments' } : text,
    conditions: around.conditions,
    dontShow: around.isHidden,
  })
  context.notes.add(name, 'showCommentArea', 'several_questions', model)
  context.assembly.define(`${name}-Comment`, { kind: 'value', source: model })
}
