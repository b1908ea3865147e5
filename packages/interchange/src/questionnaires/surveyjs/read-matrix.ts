import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { TypeId } from '@telemachos/questionnaire/definition'
import type { JsonObject } from '@telemachos/rules/json-object'
import type { DraftOption, DraftRow } from '@telemachos/questionnaire/author/draft'
import type { Sketch } from '../assemble-draft.ts'
import { Properties } from '../../json-tree.ts'
import { joinedTexts } from '../joined-texts.ts'
import { numbered } from '../numbered.ts'
import { partSource } from '../own-names.ts'
import { readItems } from './read-choices.ts'
import {
  labelOf,
  objectsOf,
  type Common,
  type Element,
  type SurveyContext,
} from './survey-context.ts'

const CHOICES = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox', 'rating', 'boolean'])
const MANY = new Set(['checkbox', 'tagbox'])
const DEFAULT_LINES = 10

/** The same choice in each row: a grid, of one answer a row or of several. */
export function addMatrix(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const isMultiple = props.text('cellType') === 'checkbox'
  const options = readItems(context, name, 'columns', props.list('columns'))
  addGrid(context, name, {
    ...common,
    type: isMultiple ? QUESTION_TYPES.gridMultiple : QUESTION_TYPES.gridSingle,
    options,
    rows: rowsOf(context, element),
  })
}

function addGrid(context: SurveyContext, name: string, sketch: Sketch): void {
  const model = context.assembly.add(sketch)
  const keys = (sketch.rows ?? []).map(({ Model }) => Model)
  context.assembly.define(name, { kind: 'value', source: model })
  context.assembly.defineRows(
    name,
    '.',
    model,
    keys,
    sketch.type === QUESTION_TYPES.gridMultiple ? 'list' : 'value',
  )
}

function rowsOf(context: SurveyContext, { name, props }: Element): DraftRow[] {
  const isEach = [props.is('isAllRowRequired'), props.is('eachRowRequired')].some(Boolean)
  const items = readItems(context, name, 'rows', props.list('rows'))
  return items.map(({ Value, Text }) => ({ Model: Value, Text, Required: isEach }))
}

/** Columns with choices of their own: a grid for each column, a text for each other cell. */
export function addMatrixDropdown(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const { notes, assembly } = context
  const rows = rowsOf(context, element)
  const shared = readItems(context, name, 'choices', props.list('choices'))
  const sharedType = props.text('cellType') || 'dropdown'
  const columns = columnsOf(context, element)
  notes.add(name, '', 'several_questions', columns.map((column) => column.name).join(', '))
  for (const column of columns) {
    const type = column.props.text('cellType') || sharedType
    const options = choicesOf(context, element, column, type) ?? shared
    const text = joinedTexts(common.text, column.text)
    const required = column.props.is('isRequired') || common.required === true
    const of = { ...common, name: `${name}_${column.name}`, text, required }
    if (CHOICES.has(type)) {
      const rowsHere = rows.map((row) => ({ ...row, Required: row.Required || required }))
      const model = assembly.add({
        ...of,
        type: MANY.has(type) ? QUESTION_TYPES.gridMultiple : QUESTION_TYPES.gridSingle,
        options,
        rows: rowsHere,
      })
      for (const { Model } of rows) {
        assembly.define(`${name}.${Model}.${column.name}`, {
          kind: MANY.has(type) ? 'list' : 'value',
          source: partSource(model, Model),
        })
      }
    } else addCells(context, element, column, rows, { ...of, type: cellType(type, column.props) })
    noteColumn(context, name, column)
  }
}

interface Column {
  readonly name: string
  readonly text: Sketch['text']
  readonly props: Properties
}

function columnsOf(context: SurveyContext, { name, props }: Element): Column[] {
  return objectsOf(context, name, 'columns', props.list('columns').map(asColumn)).map((item) => {
    const column = new Properties(item)
    const own = column.text('name')
    const title = labelOf(context, name, own, column.take('title'))
    return { name: own, text: title.el === '' ? { el: own, en: '' } : title, props: column }
  })
}

const asColumn = (item: unknown): unknown => (typeof item === 'string' ? { name: item } : item)

function choicesOf(
  context: SurveyContext,
  { name }: Element,
  column: Column,
  type: string,
): DraftOption[] | undefined {
  if (type === 'boolean') {
    return [
      { Value: 'true', Text: { el: 'Ναι', en: 'Yes' } },
      { Value: 'false', Text: { el: 'Όχι', en: 'No' } },
    ]
  }
  if (type === 'rating') {
    const [low, high] = [column.props.number('rateMin') ?? 1, column.props.number('rateMax') ?? 5]
    return numbered(low, high)
  }
  const own = column.props.list('choices')
  return own.length > 0 ? readItems(context, name, column.name, own) : undefined
}

function cellType(type: string, props: Properties): TypeId {
  if (type === 'comment') return QUESTION_TYPES.longText
  const kind = props.text('inputType')
  return kind === 'number'
    ? QUESTION_TYPES.numberBlank
    : kind === 'date'
      ? QUESTION_TYPES.date
      : QUESTION_TYPES.shortText
}

function addCells(
  context: SurveyContext,
  { name }: Element,
  column: Column,
  rows: readonly DraftRow[],
  sketch: Sketch,
): void {
  for (const row of rows) {
    const model = context.assembly.add({
      ...sketch,
      name: `${sketch.name}_${row.Model}`,
      text: joinedTexts(sketch.text, row.Text),
    })
    context.assembly.define(`${name}.${row.Model}.${column.name}`, { kind: 'value', source: model })
  }
}

/** Lines that people add: a table of written cells. */
export function addMatrixDynamic(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const { notes, assembly } = context
  const cellTypeOfAll = props.text('cellType') || 'dropdown'
  props.take('choices')
  const columns = columnsOf(context, element)
  const rows = columns.map((column): DraftRow => {
    const type = column.props.text('cellType') || cellTypeOfAll
    if (type !== 'text' && type !== 'comment') {
      notes.add(name, column.name, 'other_type', `${type} → text`)
    }
    if (column.props.list('choices').length > 0)
      notes.add(name, `${column.name}: choices`, 'no_such_setting')
    const isRequired = column.props.is('isRequired')
    noteColumn(context, name, column)
    return { Model: column.name, Text: column.text, Required: isRequired }
  })
  const max = props.number('maxRowCount') ?? DEFAULT_LINES
  const min = props.number('minRowCount')
  const Lines = Math.min(100, Math.max(1, Math.trunc(max)))
  const model = assembly.add({
    ...common,
    type: QUESTION_TYPES.tableLines,
    rows,
    data: { Lines, ...(min !== undefined && min > 0 && { Min: Math.min(min, Lines) }) },
  })
  assembly.define(name, { kind: 'value', source: model })
}

function noteColumn({ notes }: SurveyContext, name: string, column: Column): void {
  for (const key of column.props.unread()) {
    notes.add(name, `${column.name}: ${key}`, 'no_such_setting')
  }
}

/** Several written answers under one heading: a question for each. */
export function addMultipleText(context: SurveyContext, element: Element, common: Common): void {
  const { name, props } = element
  const items = objectsOf(context, name, 'items', props.list('items'))
  const names = items.map((item: JsonObject) => String(item['name'] ?? ''))
  context.notes.add(name, '', 'several_questions', names.join(', '))
  for (const item of items) {
    const part = new Properties(item)
    const own = part.text('name')
    const title = labelOf(context, name, own, part.take('title'))
    const model = context.assembly.add({
      ...common,
      name: `${name}_${own}`,
      type: cellType('text', part),
      text: joinedTexts(common.text, title.el === '' ? { el: own, en: '' } : title),
      required: part.is('isRequired') || common.required === true,
    })
    context.assembly.define(`${name}.${own}`, { kind: 'value', source: model })
    for (const key of part.unread()) context.notes.add(name, `${own}: ${key}`, 'no_such_setting')
  }
}
