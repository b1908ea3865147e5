import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { DraftOption, DraftRow } from '@telemachos/questionnaire/author/draft'
import type { Label, TypeId } from '@telemachos/questionnaire/definition'
import { quote } from '../expressions/write-own.ts'
import { joinedTexts } from '../joined-texts.ts'
import { numbered } from '../numbered.ts'
import { partSource } from '../own-names.ts'
import {
  answersOf,
  attributeLabel,
  define,
  partsOf,
  type LimeContext,
  type LimeElement,
} from './lime-context.ts'

const YES: DraftOption = { Value: 'Y', Text: { el: 'Ναι', en: 'Yes' } }
const NO: DraftOption = { Value: 'N', Text: { el: 'Όχι', en: 'No' } }
const UNSURE: DraftOption = { Value: 'U', Text: { el: 'Δεν είμαι σίγουρος', en: 'Uncertain' } }
const MORE: DraftOption = { Value: 'I', Text: { el: 'Αύξηση', en: 'Increase' } }
const SAME: DraftOption = { Value: 'S', Text: { el: 'Το ίδιο', en: 'Same' } }
const LESS: DraftOption = { Value: 'D', Text: { el: 'Μείωση', en: 'Decrease' } }

/** Choices that a type brings with it. */
const OWN_ANSWERS: Readonly<Record<string, readonly DraftOption[]>> = {
  A: numbered(1, 5),
  B: numbered(1, 10),
  C: [YES, NO, UNSURE],
  E: [MORE, SAME, LESS],
}

/** Rows with the same choice in each: types A, B, C, E, F and H. */
export function addArray(context: LimeContext, element: LimeElement): void {
  const { question } = element
  const own = Object.hasOwn(OWN_ANSWERS, question.type) ? OWN_ANSWERS[question.type] : undefined
  if (question.type === 'H') context.notes.add(question.code, '', 'other_type', 'H → F')
  addGrid(context, element, own ?? answersOf(context, element), '')
}

/** A choice on each of two scales: a grid for each. */
export function addDualScale(context: LimeContext, element: LimeElement): void {
  const { question, common } = element
  context.notes.add(
    question.code,
    '',
    'several_questions',
    `${question.code}_0, ${question.code}_1`,
  )
  for (const [scale, part] of [
    ['0', 'dualscale_headerA'],
    ['1', 'dualscale_headerB'],
  ] as const) {
    const text = joinedTexts(common.text, attributeLabel(context, element, part))
    const own = { ...element, common: { ...common, name: `${question.code}_${scale}`, text } }
    addGrid(context, own, answersOf(context, element, scale), `_${scale}`)
  }
}

function addGrid(
  context: LimeContext,
  element: LimeElement,
  options: readonly DraftOption[],
  suffix: string,
): void {
  const rows = rowsOf(context, element)
  const model = context.assembly.add({
    ...element.common,
    type: QUESTION_TYPES.gridSingle,
    options,
    rows,
  })
  for (const { Model } of rows) {
    const source = partSource(model, Model)
    define(context, element.question, `${Model}${suffix}`, { kind: 'value', source })
  }
}

function rowsOf(context: LimeContext, element: LimeElement): DraftRow[] {
  return partsOf(context, element).map(({ Value, Text }) => ({
    Model: Value,
    Text,
    Required: element.common.required === true,
  }))
}

/** A number or text in each cell: ticks become a grid, choices a grid a column, the rest a question a cell. */
export function addCells(context: LimeContext, element: LimeElement): void {
  const { question, attributes } = element
  const columns = partsOf(context, element, '1')
  const isTicks = attributes.text('multiflexible_checkbox') === '1'
  const isTyped = attributes.text('input_boxes') === '1' || question.type === ';'
  const min = attributes.number('multiflexible_min') ?? 1
  const max = attributes.number('multiflexible_max') ?? 10
  const step = attributes.number('multiflexible_step') ?? 1
  if (isTicks) return addTicks(context, element, columns)
  const rows = rowsOf(context, element)
  const isNumber = question.type === ':' || attributes.text('numbers_only') === '1'
  const names: string[] = []
  for (const column of columns) {
    const name = `${question.code}_${column.Value}`
    const text = joinedTexts(element.common.text, column.Text)
    if (isTyped) {
      const type = isNumber ? QUESTION_TYPES.numberBlank : QUESTION_TYPES.shortText
      names.push(...addTyped(context, element, rows, { type, name, text, column: column.Value }))
    } else {
      const options = numbered(min, max, step > 0 ? step : 1)
      const model = context.assembly.add({
        ...element.common,
        name,
        text,
        type: QUESTION_TYPES.gridSingle,
        options,
        rows,
      })
      names.push(model)
      for (const { Model } of rows) {
        const source = partSource(model, Model)
        define(context, question, `${Model}_${column.Value}`, { kind: 'value', source })
      }
    }
  }
  context.notes.add(question.code, '', 'several_questions', names.join(', '))
}

function addTicks(
  context: LimeContext,
  element: LimeElement,
  options: readonly DraftOption[],
): void {
  const rows = rowsOf(context, element)
  const model = context.assembly.add({
    ...element.common,
    type: QUESTION_TYPES.gridMultiple,
    options,
    rows,
  })
  for (const { Model } of rows) {
    for (const { Value } of options) {
      const source = `includes(${partSource(model, Model)}, ${quote(Value)})`
      define(context, element.question, `${Model}_${Value}`, { kind: 'flag', source, yes: '1' })
    }
  }
}

interface TypedColumn {
  readonly type: TypeId
  readonly name: string
  readonly text: Label
  readonly column: string
}

function addTyped(
  context: LimeContext,
  { question, common }: LimeElement,
  rows: readonly DraftRow[],
  { type, name, text, column }: TypedColumn,
): string[] {
  return rows.map(({ Model, Text }) => {
    const model = context.assembly.add({
      ...common,
      name: `${name}_${Model}`,
      type,
      text: joinedTexts(text, Text),
    })
    define(context, question, `${Model}_${column}`, { kind: 'value', source: model })
    return model
  })
}
