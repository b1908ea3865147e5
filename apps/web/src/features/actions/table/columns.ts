import { LANGUAGES, type BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { readDate } from '@telemachos/rules/date-bounds'
import { shortDate } from '@telemachos/rules/short-date'
import { formatDate } from '@telemachos/rules/dates'
import { fold } from '@telemachos/rules/greek-text'
import type { Texts } from '#shared'
import { audienceWords } from './audience.ts'
import type { Values } from './patch.ts'
import { FLAGS, groupOf, groupText, hasFlag, withFlag, type Flag, type Row } from './row.ts'

type ReadColumn = 'TypeId' | 'Audience' | 'Done' | 'Shared' | 'Draft'
export type ColumnKey = 'Order' | `Title.${BuiltInLanguage}` | 'Group' | Flag | 'Due' | ReadColumn

/** A column of the table. */
export interface Column {
  readonly key: ColumnKey
  /** In pixels. */
  readonly width: number
  /** How a cell is edited; nothing where it is read alone. */
  readonly kind: 'title' | 'group' | 'flag' | 'date' | 'read' | 'order'
}

/** What cells are written with. */
export interface ColumnTexts {
  readonly texts: Texts
  /** How many active mentees the caller has. */
  readonly mentees: number
  /** Today as `yyyy-mm-dd`, for typed dates. */
  readonly today: string
  /** The group that a typed name in any language means. */
  readonly groupNamed: (typed: string) => string
}

const TITLES: readonly Column[] = LANGUAGES.map((language) => ({
  key: `Title.${language}`,
  width: language === LANGUAGES[0] ? 270 : 220,
  kind: 'title',
}))

const FLAG_COLUMNS: readonly Column[] = FLAGS.map((key) => ({ key, width: 112, kind: 'flag' }))

/** The columns in order; the first two stay in view. */
export const COLUMNS: readonly Column[] = [
  { key: 'Order', width: 64, kind: 'order' },
  ...TITLES.slice(0, 1),
  { key: 'TypeId', width: 200, kind: 'read' },
  { key: 'Group', width: 160, kind: 'group' },
  ...FLAG_COLUMNS,
  { key: 'Due', width: 116, kind: 'date' },
  { key: 'Audience', width: 260, kind: 'read' },
  { key: 'Done', width: 176, kind: 'read' },
  { key: 'Draft', width: 140, kind: 'read' },
  { key: 'Shared', width: 180, kind: 'read' },
  ...TITLES.slice(1),
]

/** How many columns stay in view, and how wide they are. */
export const FROZEN = 2
export const FROZEN_WIDTH = COLUMNS.slice(0, FROZEN).reduce((sum, { width }) => sum + width, 0)
export const ALL_WIDTH = COLUMNS.reduce((sum, { width }) => sum + width, 0)

/** What a column is called. */
export function columnLabel({ key }: Column, { t }: Texts): string {
  const language = languageOf(key)
  if (language) return t(`ui.language.${language}`, { name: t('actions.table.column.Title') })
  return t(`actions.table.column.${key as Exclude<ColumnKey, `Title.${BuiltInLanguage}`>}`)
}

/** The text of a cell, as it is shown and copied. */
export function cellText(row: Row, { key, kind }: Column, { texts, mentees }: ColumnTexts): string {
  const { t } = texts
  if (kind === 'flag')
    return t(hasFlag(row, key as Flag) ? 'actions.table.yes' : 'actions.table.no')
  const language = languageOf(key)
  if (language) return titleIn(row, language)
  switch (key) {
    case 'TypeId':
      return t(`actions.grid.type.${row.TypeId as 1}`)
    case 'Group':
      return groupText(row.Group)
    case 'Due':
      if (row.Due === null && row.DueRule) return t('actions.table.dueByRule')
      return row.Due ? formatDate(row.Due) : ''
    case 'Done':
      return t('actions.table.doneOf', { done: row.Done, of: row.Of })
    case 'Audience':
      return audienceWords(row, mentees, texts)
    case 'Draft':
      return row.DraftAt ? t('actions.table.draftAt', { date: formatDate(row.DraftAt) }) : ''
    case 'Shared':
      return row.SharedWith.join(', ')
    default:
      return ''
  }
}

/** What a cell becomes by a typed or pasted text; undefined where the text means nothing there. */
export function typedValues(
  row: Row,
  { key, kind }: Column,
  text: string,
  { texts, today, groupNamed }: ColumnTexts,
): Values | undefined {
  const typed = text.trim()
  switch (kind) {
    case 'title':
      return typedTitle(row, languageOf(key) ?? LANGUAGES[0], typed)
    case 'group':
      return { Group: groupOf(typed).map(groupNamed) }
    case 'date': {
      if (typed === '') return { Due: null }
      const { date } = readDate(shortDate(typed), {}, today)
      return date === undefined ? undefined : { Due: date }
    }
    case 'flag': {
      const on = readFlag(typed, texts)
      return on === undefined ? undefined : { Flags: withFlag(row.Flags, key as Flag, on) }
    }
    default:
      return undefined
  }
}

/** What a cell becomes where it takes over that of another row. */
export function filledValues(row: Row, { key, kind }: Column, from: Row): Values | undefined {
  if (kind === 'flag')
    return { Flags: withFlag(row.Flags, key as Flag, hasFlag(from, key as Flag)) }
  if (kind === 'date') return { Due: from.Due }
  if (kind === 'group') return { Group: from.Group }
  const language = languageOf(key)
  return language && typedTitle(row, language, titleIn(from, language))
}

/** What a cell becomes where it is emptied; undefined where it cannot be empty. */
export function clearedValues(row: Row, { key, kind }: Column): Values | undefined {
  if (kind === 'flag') return { Flags: withFlag(row.Flags, key as Flag, false) }
  if (kind === 'date') return { Due: null }
  if (kind === 'group') return { Group: [] }
  const language = languageOf(key)
  return language && typedTitle(row, language, '')
}

/** The title as it is written in a language; empty where it is not. */
export function titleIn(row: Pick<Row, 'Title' | 'Titles'>, language: BuiltInLanguage): string {
  return language === LANGUAGES[0] ? row.Title : (row.Titles[language] ?? '')
}

/** The title cannot be empty in the default language. */
function typedTitle(row: Row, language: BuiltInLanguage, typed: string): Values | undefined {
  const text = typed.slice(0, 300)
  if (language === LANGUAGES[0]) return text === '' ? undefined : { Title: text }
  const { [language]: _old, ...others } = row.Titles
  return { Titles: text === '' ? others : { ...others, [language]: text } }
}

export const languageOf = (key: ColumnKey): BuiltInLanguage | undefined =>
  LANGUAGES.find((language) => key === `Title.${language}`)

const ON = new Set(['1', 'x', 'v', 'y', 'yes', 'true', '✓', '✔'])
const OFF = new Set(['', '0', '-', 'n', 'no', 'false'])

/** What is typed for a flag: the page's own yes and no, their first letters, or what spreadsheets have. */
function readFlag(typed: string, { t }: Texts): boolean | undefined {
  const word = fold(typed)
  const isWord = (text: string) => word !== '' && fold(text).startsWith(word)
  if (ON.has(word) || isWord(t('actions.table.yes'))) return true
  return OFF.has(word) || isWord(t('actions.table.no')) ? false : undefined
}
