import type { DraftOption } from '@telemachos/questionnaire/author/draft'
import type { Label } from '@telemachos/questionnaire/definition'
import type { Assembly, Sketch } from '../assemble-draft.ts'
import type { Properties } from '../../json-tree.ts'
import type { Languages } from '../languages.ts'
import type { Meaning } from '../expressions/write-own.ts'
import type { Notes } from '../note.ts'
import type { LimeFile, LimeQuestion, LimeRow } from './lime-file.ts'

/** What the readers of a file of LimeSurvey share. */
export interface LimeContext {
  readonly notes: Notes
  readonly assembly: Assembly
  readonly languages: Languages
  readonly file: LimeFile
}

/** A question on its way, with its attributes. */
export interface LimeElement {
  readonly question: LimeQuestion
  readonly attributes: Properties
  readonly common: Omit<Sketch, 'type'>
}

/** The text of a field of a row in the draft's two languages. */
export function labelOf(
  { languages }: LimeContext,
  at: string,
  row: LimeRow,
  field: string,
): Label {
  return languages.label(at, field, row.texts(field))
}

/** A setting that is a text, in its languages; empty where it is not set. */
export function attributeLabel(
  { languages, file }: LimeContext,
  { question, attributes }: LimeElement,
  name: string,
): Label {
  // It is read, whatever it says.
  attributes.take(name)
  return languages.label(question.code, name, file.attributeTexts(question, name))
}

/** The parts of a question along one of its axes, as options. */
export function partsOf(
  context: LimeContext,
  { question }: LimeElement,
  scale = '0',
): DraftOption[] {
  return context.file.subquestionsOf(question, scale).map((part) => {
    noteCondition(context, question, part)
    noteDefault(context, question, part)
    return {
      Value: part.code,
      Text: orCode(labelOf(context, question.code, part, 'question'), part.code),
    }
  })
}

/** The answers of a question, as options. */
export function answersOf(
  context: LimeContext,
  { question }: LimeElement,
  scale = '0',
): DraftOption[] {
  return context.file.answersOf(question, scale).map((answer) => {
    const points = answer.props.text('assessment_value')
    if (points !== '' && points !== '0') {
      const part = `${answer.code}: assessment_value`
      context.notes.add(question.code, part, 'no_such_setting', points)
    }
    return {
      Value: answer.code,
      Text: orCode(labelOf(context, question.code, answer, 'answer'), answer.code),
    }
  })
}

const orCode = (label: Label, code: string): Label =>
  label.el === '' ? { el: code, en: '' } : label

/** A part with a condition of its own is always shown here. */
function noteCondition(context: LimeContext, { code }: LimeQuestion, part: LimeQuestion): void {
  const relevance = part.props.text('relevance').trim()
  if (relevance !== '' && relevance !== '1') {
    context.notes.add(code, `${part.code}: relevance`, 'condition', relevance)
  }
}

/** Ticks that are set from the start become the default of the whole: see addSeveral. */
const TICKED = new Set(['M', 'P'])

function noteDefault(context: LimeContext, question: LimeQuestion, part: LimeQuestion): void {
  const value = context.file.defaultOfPart(question, part)
  if (!value || (TICKED.has(question.type) && value === 'Y')) return
  context.notes.add(question.code, `${part.code}: defaultvalue`, 'no_such_setting', value)
}

/** Says what a code of the file means, by its name and by its number in older files. */
export function define(
  { assembly }: LimeContext,
  { code, id, groupId, surveyId }: LimeQuestion,
  part: string,
  meaning: Meaning,
): void {
  assembly.define(part === '' ? code : `${code}_${part}`, meaning)
  assembly.define(`${surveyId}X${groupId}X${id}${part}`, meaning)
}
