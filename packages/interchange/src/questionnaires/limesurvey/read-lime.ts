import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { Assembly, type ForeignLanguage } from '../assemble-draft.ts'
import { limeDialect } from '../expressions/lime-dialect.ts'
import { parseForeign } from '../expressions/parse-foreign.ts'
import { writeOwn, type Calls, type Resolve } from '../expressions/write-own.ts'
import { Properties } from '../../json-tree.ts'
import { inEnglish } from '../in-english.ts'
import { Languages } from '../languages.ts'
import type { Notes } from '../note.ts'
import type { LimeContext } from './lime-context.ts'
import { LimeFile, type LimeRow } from './lime-file.ts'
import { readLimeQuestion, relevanceOf } from './read-lime-question.ts'
import type { LimeTables } from './read-tables.ts'

const CALLS: Calls = {
  if: 'iif',
  sum: 'sum',
  count: 'count',
  min: 'min',
  max: 'max',
  round: 'round',
  abs: 'abs',
  floor: 'floor',
  ceil: 'ceil',
  strlen: 'len',
  strtolower: 'lower',
  strtoupper: 'upper',
  trim: 'trim',
}

const VALUE = /\.(?:NAOK|value|valueNAOK|code)$/
const WORDS = /\.(?:shown|NAOK|value|valueNAOK|code)$/

/** Names carry what is wanted of a question behind a dot; without one it is the value. */
const withoutEnding =
  (resolve: Resolve, ending: RegExp): Resolve =>
  (name) =>
    resolve(name.replace(ending, ''))

const LANGUAGE: ForeignLanguage = {
  convert: (source, resolve) =>
    writeOwn(parseForeign(source, limeDialect), withoutEnding(resolve, VALUE), CALLS),
  convertPlaceholder: (source, resolve) =>
    writeOwn(parseForeign(source, limeDialect), withoutEnding(resolve, WORDS), CALLS),
  // A brace with a space behind it is a brace.
  placeholder: /\{(?!\s)([^{}]{1,500})\}/g,
}

/** Tables that are read; anything else in a file is named. */
const READ = new Set([
  'languages',
  'answers',
  'answer_l10ns',
  'groups',
  'group_l10ns',
  'questions',
  'question_l10ns',
  'subquestions',
  'question_attributes',
  'defaultvalues',
  'defaultvalue_l10ns',
  'surveys',
  'surveys_languagesettings',
  // The same conditions as the relevance equations, in their old form.
  'conditions',
])

/** Tables whose rows are named one by one, by a field. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['quota', 'name'],
  ['assessments', 'name'],
])

/** What a setting says when nothing has been set. */
const UNSET = new Set(['N', 'I', '0', '-1', 'inherit', 'none'])
const TITLE = 'surveyls_title'

/** Reads a survey of LimeSurvey: groups become sections. */
export function readLime(tables: LimeTables, notes: Notes): Draft {
  const file = new LimeFile(tables)
  const survey = new Properties(file.rows('surveys')[0] ?? {})
  const first = survey.text('language') || tables.languages[0] || 'en'
  // The installation's number of the survey is no setting.
  for (const key of ['additional_languages', 'sid']) survey.take(key)
  const context: LimeContext = {
    notes,
    file,
    assembly: new Assembly(notes, LANGUAGE),
    languages: new Languages(notes, first),
  }
  const texts = surveyTexts(file)
  const title = context.languages.label('', 'title', texts(TITLE))
  if (title.el === '') notes.add('', 'title', 'title_missing')
  file
    .groups()
    .toSorted((a, b) => a.order - b.order)
    .forEach((group, index) => readGroup(context, group, index === 0 ? texts : undefined))
  noteSettings(context, survey)
  const draft = context.assembly.finish({ Title: title })
  return context.languages.isEnglish ? inEnglish(draft) : draft
}

function readGroup(
  context: LimeContext,
  group: LimeRow & { id: string },
  texts: LimeRow['texts'] | undefined,
): void {
  const { assembly, languages, notes, file } = context
  const { props, id } = group
  const text = languages.label(`group ${id}`, 'group_name', group.texts('group_name'))
  const name = text.el || `group ${id}`
  assembly.addSection(name, text, relevanceOf('grelevance', props.text('grelevance')))
  const headings = [
    [
      'welcome_description',
      languages.label('', 'surveyls_description', texts?.('surveyls_description') ?? {}),
    ],
    [
      'welcome_text',
      languages.label('', 'surveyls_welcometext', texts?.('surveyls_welcometext') ?? {}),
    ],
    [`group_${id}_description`, languages.label(name, 'description', group.texts('description'))],
  ] as const
  for (const [heading, words] of headings) {
    if (words.el !== '')
      assembly.add({ name: heading, type: QUESTION_TYPES.information, text: words })
  }
  for (const question of file.questions) {
    if (question.groupId === id) readLimeQuestion(context, question)
  }
  for (const key of ['sid', 'group_order', 'language']) props.take(key)
  for (const key of props.unread()) notes.add(name, key, 'no_such_setting', props.text(key))
}

/** The texts of the survey itself, by their columns. */
function surveyTexts(file: LimeFile): LimeRow['texts'] {
  const rows = file.rows('surveys_languagesettings').map((row) => new Properties(row))
  return (field) =>
    Object.fromEntries(rows.map((row) => [row.text('surveyls_language'), row.text(field)]))
}

/** Settings of the whole, further tables, and questions that stand in no group. */
function noteSettings({ notes, file }: LimeContext, survey: Properties): void {
  for (const key of survey.unread()) {
    const value = survey.text(key)
    if (!UNSET.has(value)) notes.add('', key, 'no_such_setting', value)
  }
  for (const row of file.rows('surveys_languagesettings')) {
    const words = new Properties(row)
    for (const key of [
      TITLE,
      'surveyls_description',
      'surveyls_welcometext',
      'surveyls_language',
      'surveyls_survey_id',
    ]) {
      words.take(key)
    }
    for (const key of words.unread()) notes.add('', key, 'no_such_setting')
  }
  for (const table of file.tableNames) {
    if (!READ.has(table) && !NAMED.has(table)) notes.add('', table, 'no_such_setting')
  }
  noteNamed(notes, file)
  const groups = new Set(file.groups().map(({ id }) => id))
  for (const { code, groupId } of file.questions) {
    if (!groups.has(groupId)) notes.add(code, '', 'malformed')
  }
  const questions = new Set(file.questions.map(({ id }) => id))
  for (const { code, parentId } of file.subquestions) {
    if (!questions.has(parentId)) notes.add(code, '', 'malformed', `parent_qid ${parentId}`)
  }
}

/** Quotas and assessments, each by its name: none of them has a counterpart. */
function noteNamed(notes: Notes, file: LimeFile): void {
  for (const [table, name] of NAMED) {
    for (const row of file.rows(table)) {
      notes.add('', `${table}: ${new Properties(row).text(name)}`, 'no_such_setting')
    }
  }
}
