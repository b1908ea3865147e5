import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { DraftData } from '@telemachos/questionnaire/author/draft'
import type { TypeId } from '@telemachos/questionnaire/definition'
import { numbered } from '../numbered.ts'
import { readChoices, readItems } from './read-choices.ts'
import { labelOf, type Common, type Element, type SurveyContext } from './survey-context.ts'

/** A question with one choice, or with several (type 2). */
export function addChoice(
  context: SurveyContext,
  element: Element,
  common: Common,
  type: TypeId,
): void {
  const { name, props } = element
  const { options, other } = readChoices(context, element)
  const isList = type === QUESTION_TYPES.multipleChoice
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
  const [min, max] = [props.number('minSelectedChoices'), props.number('maxSelectedChoices')]
  return {
    ...(min !== undefined && min > 0 && { Min: min }),
    ...(max !== undefined && max > 0 && { Max: max }),
  }
}

/** A choice among pictures, of one or of several. */
export function addPictures(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const Multiple = props.is('multiSelect')
  const options = readItems(context, name, 'choices', props.list('choices'))
  const data = { ...common.data, ...(Multiple && { Multiple, ...countLimits(props) }) }
  const model = context.assembly.add({ ...common, type: QUESTION_TYPES.imageChoice, options, data })
  context.assembly.define(name, { kind: Multiple ? 'list' : 'value', source: model })
}

/** A rating: stars where they are the numbers 1 to 5, otherwise a scale. */
export function addRating(context: SurveyContext, { name, props }: Element, common: Common): void {
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
  const sketch = isStars
    ? ({ type: QUESTION_TYPES.stars } as const)
    : ({ type: QUESTION_TYPES.scale, options } as const)
  const model = context.assembly.add({ ...common, ...sketch, data })
  context.assembly.define(name, { kind: 'value', source: model })
}

/** A ranking of the choices; "other" cannot be ranked and is noted. */
export function addRanking(context: SurveyContext, element: Element, common: Common): void {
  const { options, other } = readChoices(context, element)
  if (other) context.notes.add(element.name, 'showOtherItem', 'no_such_setting')
  const max = element.props.number('maxSelectedChoices')
  const Top = max === undefined || max < 1 ? undefined : Math.min(200, Math.trunc(max))
  const items = options.map(({ Exclusive: _, ...option }) => option)
  context.assembly.add({
    ...common,
    type: QUESTION_TYPES.ranking,
    options: items,
    data: { ...common.data, ...(Top && { Top }) },
  })
}
