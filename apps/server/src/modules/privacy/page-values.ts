import type { Language } from '@telemachos/contract/core/define-texts'
import { weekdayNames } from '@telemachos/rules/calendar'
import { formatDate, formatDateTime, formatTime } from '@telemachos/rules/dates'
import { meaningOf } from '@telemachos/rules/known-fields'
import { fullName } from '@telemachos/rules/greek-person'
import { greekObject, greekSubject } from '@telemachos/rules/person-in-sentences'
import { formatNumber } from '@telemachos/rules/numbers'
import { hasText, translate } from '../../kernel/texts.ts'
import type { Names } from './names-store.ts'

export type Row = Readonly<Record<string, unknown>>

export interface PageWords {
  readonly userId: number
  readonly names: Names
  readonly language: Language
}

interface Cell extends PageWords {
  readonly table: string
  readonly column: string
  readonly row: Row
}

/** A value in words: a text, or parts of it under labels of their own. */
export type Words = string | readonly { readonly label: string; readonly words: Words }[]

const STATES = ['inactive', 'active', 'suspended', 'archived']

/** What a column's number refers to. */
const REFERS: Readonly<Record<string, Exclude<keyof Names, 'fields' | 'people'>>> = {
  project_id: 'projects',
  default_project_id: 'projects',
  action_id: 'actions',
  quest_id: 'quests',
  meeting_id: 'meetings',
  answer_set_id: 'answerSets',
}

const PEOPLE = new Set([
  'mentor_id',
  'mentee_id',
  'holder_id',
  'subject_id',
  'actor_id',
  'author_id',
  'respondent_id',
  'completed_by',
  'answered_by',
])

/** What a column of a row holds, as people write it. */
export function wordsOf(cell: Cell): Words {
  const { column, row, language } = cell
  const value = row[column]
  if (value === null || value === undefined || value === '') return ''
  if (PEOPLE.has(column)) return personIn(Number(value), cell)
  const refers = REFERS[column]
  if (refers) {
    const name = cell.names[refers].get(Number(value))
    return name === undefined ? `${value}` : wordsOfValue(name, cell)
  }
  if (column === 'question' || column === 'answer') return String(value)
  if (column === 'during') return rangeOf(String(value))
  if (column === 'weekday') return weekdayNames(language)[Number(value) - 1]?.long ?? ''
  if (column === 'verb') return sentenceOf(cell)
  if (column === 'template' || column === 'kind') {
    return chosen(`notifications.choice.${value}`, `${value}`, language)
  }
  if (column.endsWith('_time')) return String(value).slice(0, 5)
  if (column.endsWith('state')) return stateOf(cell, value)
  return wordsOfValue(value, cell)
}

function wordsOfValue(value: unknown, cell: Cell): Words {
  const { column, language, names } = cell
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') {
    return translate(language, value ? 'privacy.copy.yes' : 'privacy.copy.no')
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? String(value) : formatNumber(value, language)
  }
  if (typeof value === 'string') {
    if (column === 'fields' || column === 'data') return formatDateTime(value) || value
    return formatDateTime(value) || chosen(`privacy.value.${column}.${value}`, value, language)
  }
  if (Array.isArray(value)) {
    if (column === 'roles') {
      return value.map((role) => translate(language, `identity.role.${role}`)).join(', ')
    }
    const all = value.map((one) => wordsOfValue(one, cell))
    return all.every((one) => typeof one === 'string')
      ? all.join(', ')
      : all.map((words, index) => ({ label: String(index + 1), words }))
  }
  return Object.entries(value).map(([name, part]) => ({
    label: names.fields.get(name) ?? chosen(`privacy.part.${name}`, name, language),
    words:
      meaningOf({ Name: name }) === 'gender'
        ? chosen(`core.gender.${String(part)}`, String(part), language)
        : wordsOfValue(part, cell),
  }))
}

const chosen = (key: string, otherwise: string, language: Language): string =>
  hasText(key) ? translate(language, key) : otherwise

function stateOf({ table, language }: Cell, value: unknown): string {
  if (typeof value === 'number') return translate(language, `people.state.${STATES[value]}`)
  const key = table === 'meetings' ? `calendar.state.${value}` : `privacy.value.state.${value}`
  return chosen(key, String(value), language)
}

/** Only who is in the names is named: the copy is of one person. */
function personIn(id: number, { names, language }: Cell): string {
  const name = names.people.get(id)
  return name ? fullName(name) : translate(language, 'privacy.copy.somebody')
}

/** `["2030-01-01 10:00:00+00","2030-01-01 10:45:00+00")` as a day with its hours. */
function rangeOf(text: string): string {
  const [from = '', to = ''] = [...text.matchAll(/\d{4}-[\d-]+ [\d:.]+[+-]\d{2}/g)].map(([at]) =>
    at.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'),
  )
  return from === '' ? text : `${formatDate(from)} ${formatTime(from)}–${formatTime(to)}`
}

function sentenceOf({ row, userId, names, language }: Cell): string {
  const { verb, actor_id: actorId, subject_id: subjectId, action_id: actionId } = row
  const toSelf = subjectId === null || subjectId === actorId
  const self = `activity.${String(verb)}.self`
  const key = toSelf && hasText(self) ? self : `activity.${String(verb)}`
  const somebody = translate(language, 'privacy.copy.somebody')
  const who = (id: unknown, name: typeof fullName) => {
    const person = id === userId ? names.people.get(userId) : undefined
    return person ? name(person) : somebody
  }
  const isGreek = language === 'el'
  const whoActs = actorId === null ? 'activity.system' : undefined
  return translate(language, hasText(key) ? key : 'activity.unknown')
    .replace('{who}', () =>
      whoActs ? translate(language, whoActs) : who(actorId, isGreek ? greekSubject : fullName),
    )
    .replace('{whom}', () => who(subjectId, isGreek ? greekObject : fullName))
    .replace('{action}', () => names.actions.get(Number(actionId)) ?? '…')
}
