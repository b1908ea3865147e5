import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { DraftOption } from '@telemachos/questionnaire/author/draft'
import type { TypeId } from '@telemachos/questionnaire/definition'
import { quote } from '../expressions/write-own.ts'
import { joinedTexts } from '../joined-texts.ts'
import { numbered } from '../numbered.ts'
import {
  answersOf,
  attributeLabel,
  define,
  partsOf,
  type LimeContext,
  type LimeElement,
} from './lime-context.ts'
import { addValue, limits } from './lime-values.ts'

export const GENDERS: readonly DraftOption[] = [
  { Value: 'F', Text: { el: 'Γυναίκα', en: 'Female' } },
  { Value: 'M', Text: { el: 'Άνδρας', en: 'Male' } },
]

function otherOf(context: LimeContext, element: LimeElement) {
  const text = attributeLabel(context, element, 'other_replace_text')
  if (element.question.props.text('other') !== 'Y') return null
  return { Model: 'other', Text: text.el === '' ? { el: 'Άλλο', en: 'Other' } : text }
}

/** A question with one choice, and with "other" where the file has it. */
export function addChoice(context: LimeContext, element: LimeElement, type: TypeId): void {
  const options = answersOf(context, element)
  const other = otherOf(context, element)
  const model = context.assembly.add({ ...element.common, type, options, other })
  define(context, element.question, '', {
    kind: 'value',
    source: model,
    ...(other && { other: { code: '-oth-', known: options.map(({ Value }) => Value) } }),
  })
}

/** A choice and a written comment, as two questions. */
export function addWithComment(context: LimeContext, element: LimeElement): void {
  const { question, common } = element
  addChoice(context, element, 1)
  const comments = { el: 'Σχόλια', en: 'Comments' }
  const { validations: _, ...rest } = common
  const model = context.assembly.add({
    ...rest,
    name: `${question.code}_comment`,
    type: QUESTION_TYPES.longText,
    text: joinedTexts(common.text, comments),
    required: false,
  })
  define(context, question, 'comment', { kind: 'value', source: model })
  context.notes.add(question.code, '', 'several_questions', `${question.code}, ${model}`)
}

/**
 * A question with several choices; with comments (type P) a written question for each option.
 */
export function addSeveral(context: LimeContext, element: LimeElement): void {
  const { question, attributes, common } = element
  const alone = new Set(attributes.text('exclude_all_others').split(/[;,]/).filter(Boolean))
  const options = partsOf(context, element).map((option) =>
    alone.has(option.Value) ? { ...option, Exclusive: true } : option,
  )
  const other = otherOf(context, element)
  const data = limits(attributes.number('min_answers'), attributes.number('max_answers'))
  const defaultValue = context.file
    .subquestionsOf(question)
    .filter((part) => context.file.defaultOfPart(question, part) === 'Y')
    .map(({ code }) => code)
    .join(',')
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.multipleChoice,
    options,
    other,
    data,
    defaultValue,
  })
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
      type: QUESTION_TYPES.shortText,
      text: Text,
      required: false,
      ownCondition: source,
    })
    define(context, question, `${Value}comment`, { kind: 'value', source: comment })
    names.push(comment)
  }
  if (names.length > 1) context.notes.add(question.code, '', 'several_questions', names.join(', '))
}

/** Five points: stars where the file shows them so, otherwise a scale from 1 to 5. */
export function addFivePoints(context: LimeContext, element: LimeElement): void {
  const isStars = element.attributes.text('slider_rating') === '1'
  if (isStars) addValue(context, element, QUESTION_TYPES.stars)
  else addValue(context, element, QUESTION_TYPES.scale, {}, numbered(1, 5))
}

/** A yes or no question with the codes of the file, Y and N. */
export function addYesNo(context: LimeContext, { question, common }: LimeElement): void {
  const model = context.assembly.add({
    ...common,
    type: QUESTION_TYPES.yesNo,
    trueValue: 'Y',
    falseValue: 'N',
  })
  define(context, question, '', { kind: 'value', source: model })
}

/** A ranking of the answers, or of the subquestions where there are no answers. */
export function addRanking(context: LimeContext, element: LimeElement): void {
  const { attributes, common } = element
  const max = attributes.number('max_answers')
  const Top = max && max >= 1 ? Math.min(200, Math.trunc(max)) : undefined
  const answers = answersOf(context, element)
  const options = answers.length > 0 ? answers : partsOf(context, element)
  context.assembly.add({
    ...common,
    type: QUESTION_TYPES.ranking,
    options,
    data: Top ? { Top } : {},
  })
}
