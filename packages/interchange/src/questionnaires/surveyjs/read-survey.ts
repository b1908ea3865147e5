import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { Assembly, type ForeignLanguage } from '../assemble-draft.ts'
import { Unmapped } from '../expressions/foreign-tree.ts'
import { parseForeign } from '../expressions/parse-foreign.ts'
import { surveyDialect } from '../expressions/survey-dialect.ts'
import { writeOwn, type Calls } from '../expressions/write-own.ts'
import { Properties } from '../../json-tree.ts'
import { inEnglish } from '../in-english.ts'
import { Languages } from '../languages.ts'
import type { Notes } from '../note.ts'
import { readCalculatedValues } from './calculated-values.ts'
import { readQuestion } from './read-question.ts'
import {
  isNeverShown,
  labelOf,
  noteUnread,
  objectsOf,
  sourceOf,
  type Surroundings,
  type SurveyContext,
} from './survey-context.ts'

const CALLS: Calls = {
  iif: 'iif',
  sum: 'sum',
  min: 'min',
  max: 'max',
  round: 'round',
  age: 'age',
  today: 'today',
  currentdate: 'today',
  year: 'year',
  trim: 'trim',
}

const LANGUAGE: ForeignLanguage = {
  convert: (source, resolve) => writeOwn(parseForeign(source, surveyDialect), resolve, CALLS),
  convertPlaceholder: (source, resolve) => {
    const meaning = resolve(source.trim())
    if (!meaning || meaning.kind === 'flag') throw new Unmapped(source)
    return meaning.source
  },
  placeholder: /\{([^{}]{1,200})\}/g,
}

/** Whether a JSON value looks like a survey of survey-creator. */
export function isSurvey(value: unknown): value is JsonObject {
  return (
    isObject(value) && ['pages', 'elements', 'questions'].some((key) => Array.isArray(value[key]))
  )
}

/** Reads a survey of survey-creator: pages become sections, panels are dissolved. */
export function readSurvey(file: JsonObject, notes: Notes): Draft {
  const props = new Properties(file)
  const context: SurveyContext = {
    notes,
    assembly: new Assembly(notes, LANGUAGE),
    languages: new Languages(notes, props.text('locale') || 'en'),
  }
  const title = labelOf(context, '', 'title', props.take('title'))
  if (title.el === '') notes.add('', 'title', 'title_missing')
  const description = props.take('description')
  const seconds = props.number('maxTimeToFinish') ?? props.number('timeLimit') ?? 0
  const pages = objectsOf(context, '', 'pages', props.list('pages'))
  const loose = [...props.list('elements'), ...props.list('questions')]
  const sections = loose.length > 0 ? [...pages, { elements: loose }] : pages
  sections.forEach((page, index) => readPage(context, page, index === 0 ? description : undefined))
  readCalculatedValues(context, props.list('calculatedValues'), LANGUAGE)
  noteUnread(context, '', props)
  const Duration = seconds >= 1 ? Math.min(31_536_000, Math.trunc(seconds)) : null
  const draft = context.assembly.finish({ Title: title, Duration })
  return context.languages.isEnglish ? inEnglish(draft) : draft
}

function readPage(context: SurveyContext, page: JsonObject, description: unknown): void {
  const props = new Properties(page)
  const name = props.text('name')
  const text = labelOf(context, name, 'title', props.take('title'))
  const visibleIf = sourceOf(props, 'visibleIf')
  context.assembly.addSection(name, text, visibleIf)
  const isHidden = isNeverShown(context, name, props, visibleIf)
  const around = { conditions: [], isHidden }
  addHeading(context, '', 'survey_description', description, around)
  addHeading(context, name, `${name}_description`, props.take('description'), around)
  readElements(context, name, props, around)
  noteUnread(context, name, props)
}

function readElements(
  context: SurveyContext,
  at: string,
  props: Properties,
  around: Surroundings,
): void {
  const list = [...props.list('elements'), ...props.list('questions')]
  for (const item of objectsOf(context, at, 'elements', list)) {
    const element = new Properties(item)
    const [type, own] = [element.text('type'), element.text('name')]
    const name = own === '' ? type : own
    if (type === 'panel') readPanel(context, name, element, around)
    else if (type === 'paneldynamic') leaveOut(context, name, element)
    else readQuestion(context, { name, type, props: element, around })
  }
}

/** A panel is dissolved: its title becomes something to read, its condition one of each question. */
function readPanel(
  context: SurveyContext,
  name: string,
  props: Properties,
  around: Surroundings,
): void {
  const visibleIf = sourceOf(props, 'visibleIf')
  const isHidden = isNeverShown(context, name, props, visibleIf)
  const inside: Surroundings = {
    conditions: [...around.conditions, ...visibleIf],
    isHidden: around.isHidden || isHidden,
  }
  context.notes.add(name, '', 'flattened')
  for (const part of ['title', 'description']) {
    addHeading(context, name, `${name}_${part}`, props.take(part), inside)
  }
  readElements(context, name, props, inside)
  noteUnread(context, name, props)
}

/** A title or description as something to read. @param at whose it is in the file. */
function addHeading(
  context: SurveyContext,
  at: string,
  name: string,
  value: unknown,
  { conditions, isHidden }: Surroundings,
): void {
  const text = labelOf(context, at, name, value)
  if (text.el === '') return
  context.assembly.add({
    name,
    type: QUESTION_TYPES.information,
    text,
    conditions,
    dontShow: isHidden,
  })
}

/** Repeated panels have no counterpart: each question in them is named. */
function leaveOut(context: SurveyContext, name: string, props: Properties): void {
  context.notes.add(name, '', 'no_such_type', 'paneldynamic')
  nameInside(context, name, props, 'templateElements')
}

function nameInside(
  context: SurveyContext,
  name: string,
  props: Properties,
  list: 'templateElements' | 'elements',
): void {
  for (const item of objectsOf(context, name, list, props.list(list))) {
    const inner = new Properties(item)
    const own = `${name}.${inner.text('name')}`
    context.notes.add(own, '', 'in_repeated', inner.text('title'))
    nameInside(context, own, inner, 'elements')
  }
}
