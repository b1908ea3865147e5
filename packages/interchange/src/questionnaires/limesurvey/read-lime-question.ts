import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { ForeignSource } from '../assemble-draft.ts'
import { patternOf } from '../surveyjs/read-validators.ts'
import { addArray, addCells, addDualScale } from './lime-arrays.ts'
import {
  addChoice,
  addFivePoints,
  addRanking,
  addSeveral,
  addWithComment,
  addYesNo,
  GENDERS,
} from './lime-choices.ts'
import { labelOf, type LimeContext, type LimeElement } from './lime-context.ts'
import type { LimeQuestion } from './lime-file.ts'
import {
  addDate,
  addEquation,
  addFile,
  addNumbers,
  addText,
  addTexts,
  addValue,
  numberLimits,
} from './lime-values.ts'

type Reader = (context: LimeContext, element: LimeElement) => void

/** How each type of question is read, by LimeSurvey's letters; what is not here does not map. */
const READERS: Readonly<Record<string, Reader>> = {
  L: (context, element) => addChoice(context, element, 1),
  '!': (context, element) => addChoice(context, element, 3),
  O: addWithComment,
  G: (context, element) => addValue(context, element, QUESTION_TYPES.singleChoice, {}, GENDERS),
  M: addSeveral,
  P: addSeveral,
  '5': addFivePoints,
  Y: addYesNo,
  N: (context, element) =>
    addValue(context, element, QUESTION_TYPES.numberBlank, numberLimits(element)),
  S: addText,
  T: addText,
  U: addText,
  D: addDate,
  K: addNumbers,
  Q: addTexts,
  R: addRanking,
  X: (context, { common }) => {
    context.assembly.add({ ...common, type: QUESTION_TYPES.information, required: false })
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

/** A question of any type; one that has no counterpart is named and left out. */
export function readLimeQuestion(context: LimeContext, question: LimeQuestion): void {
  const { notes, file } = context
  const { code, type, props } = question
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!reader) return notes.add(code, '', 'no_such_type', type)
  const attributes = file.attributesOf(question)
  reader(context, { question, attributes, common: commonOf(context, question, attributes) })
  if (question.look !== '') notes.add(code, 'question_theme_name', 'no_such_setting', question.look)
  for (const key of [...props.unread(), ...attributes.unread()]) {
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
