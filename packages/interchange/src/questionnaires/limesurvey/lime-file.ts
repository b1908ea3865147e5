import type { JsonObject } from '@telemachos/rules/json-object'
import { Properties } from '../../json-tree.ts'
import type { Translations } from '../languages.ts'
import type { LimeTables } from './read-tables.ts'

/** A row with its texts in every language. */
export interface LimeRow {
  readonly props: Properties
  texts: (field: string) => Translations
}

export interface LimeQuestion extends LimeRow {
  readonly id: string
  readonly groupId: string
  readonly surveyId: string
  readonly parentId: string
  readonly code: string
  readonly type: string
  /** The second of two axes. */
  readonly scale: string
  readonly order: number
  /** A look that is not the type's own; '' for that. */
  readonly look: string
}

export interface LimeAnswer extends LimeRow {
  readonly code: string
  readonly scale: string
  readonly order: number
}

/** The names of questions' looks that are those of their types. */
const OWN_LOOKS =
  /^(?:5pointchoice|array(?:s?\/.*)?|date|equation|file_upload|gender|hugefreetext|language|list_dropdown|listradio|list_with_comment|longfreetext|multiplechoice(?:_with_comments)?|multiplenumeric|multipleshorttext|numerical|ranking|shortfreetext|boilerplate|yesno|core)$/

/** The tables of a file by their meaning: older files repeat rows by language, newer keep texts apart. */
export class LimeFile {
  readonly questions: readonly LimeQuestion[]
  readonly subquestions: readonly LimeQuestion[]
  readonly #tables: LimeTables['tables']

  constructor({ tables }: LimeTables) {
    this.#tables = tables
    this.questions = this.#questionsIn('questions').filter(({ parentId }) => isNone(parentId))
    this.subquestions = [
      ...this.#questionsIn('subquestions'),
      ...this.#questionsIn('questions').filter(({ parentId }) => !isNone(parentId)),
    ].toSorted((a, b) => a.order - b.order)
  }

  rows(table: string): readonly JsonObject[] {
    return this.#tables.get(table) ?? []
  }

  get tableNames(): readonly string[] {
    return [...this.#tables.keys()]
  }

  groups(): (LimeRow & { id: string; order: number })[] {
    return this.#localised('groups', 'gid', 'group_l10ns').map((row) => ({
      ...row,
      id: row.props.text('gid'),
      order: row.props.number('group_order') ?? 0,
    }))
  }

  subquestionsOf({ id }: LimeQuestion, scale = '0'): LimeQuestion[] {
    return this.subquestions.filter((one) => one.parentId === id && one.scale === scale)
  }

  answersOf({ id }: LimeQuestion, scale = '0'): LimeAnswer[] {
    return this.#answers.filter((one) => one.of === id && one.scale === scale)
  }

  attributesOf({ id }: LimeQuestion): Properties {
    return new Properties(Object.fromEntries(this.#attributes.get(id) ?? []))
  }

  /** A setting that is a text, in each of its languages. */
  attributeTexts({ id }: LimeQuestion, attribute: string): Translations {
    return Object.fromEntries(
      this.rows('question_attributes')
        .filter((row) => text(row, 'qid') === id && text(row, 'attribute') === attribute)
        .map((row) => [text(row, 'language'), text(row, 'value')]),
    )
  }

  /** A written default of the question itself; undefined for none. */
  defaultOf(question: LimeQuestion): string | undefined {
    return this.#defaultIn(question, isNone)
  }

  /** A written default of one of its parts; undefined for none. */
  defaultOfPart(question: LimeQuestion, part: LimeQuestion): string | undefined {
    return this.#defaultIn(question, (sqid) => sqid === part.id)
  }

  #defaultIn({ id }: LimeQuestion, isOf: (sqid: string) => boolean): string | undefined {
    const row = this.rows('defaultvalues').find(
      (one) => one['qid'] === id && isOf(text(one, 'sqid')),
    )
    if (!row) return undefined
    const apart = this.rows('defaultvalue_l10ns').find((one) => one['dvid'] === row['dvid'])
    return text(row, 'defaultvalue') || (apart ? text(apart, 'defaultvalue') : '')
  }

  #questionsIn(table: string): LimeQuestion[] {
    const rows = this.#localised(table, 'qid', 'question_l10ns')
    return rows
      .map((row) => {
        const { props } = row
        // Numbers of the installation, and the look that a type has by itself.
        for (const key of ['question_order', 'language']) props.take(key)
        const look = props.text('question_theme_name')
        return {
          ...row,
          id: props.text('qid'),
          groupId: props.text('gid'),
          surveyId: props.text('sid'),
          parentId: props.text('parent_qid'),
          code: props.text('title'),
          type: props.text('type'),
          scale: props.text('scale_id') || '0',
          order: props.number('question_order') ?? 0,
          look: OWN_LOOKS.test(look) ? '' : look,
        }
      })
      .toSorted((a, b) => a.order - b.order)
  }

  get #answers(): (LimeAnswer & { of: string })[] {
    this.#allAnswers ??= this.#localised('answers', 'aid', 'answer_l10ns', [
      'qid',
      'code',
      'scale_id',
    ])
      .map((row) => ({
        ...row,
        of: row.props.text('qid'),
        code: row.props.text('code'),
        scale: row.props.text('scale_id') || '0',
        order: row.props.number('sortorder') ?? 0,
      }))
      .toSorted((a, b) => a.order - b.order)
    return this.#allAnswers
  }

  #allAnswers: (LimeAnswer & { of: string })[] | undefined

  get #attributes(): Map<string, [string, string][]> {
    this.#allAttributes ??= gather(this.rows('question_attributes'))
    return this.#allAttributes
  }

  #allAttributes: Map<string, [string, string][]> | undefined

  /** Rows once each, with the texts of their translations. */
  #localised(table: string, id: string, textTable: string, other?: readonly string[]): LimeRow[] {
    const byKey = new Map<string, JsonObject[]>()
    for (const row of this.rows(table)) {
      const names = text(row, id) === '' && other ? other : [id]
      const key = names.map((name) => text(row, name)).join('\n')
      const same = byKey.get(key)
      if (same) same.push(row)
      else byKey.set(key, [row])
    }
    const apart = new Map<string, JsonObject[]>()
    for (const row of this.rows(textTable)) {
      const key = text(row, id)
      const same = apart.get(key)
      if (same) same.push(row)
      else apart.set(key, [row])
    }
    return [...byKey.entries()].map(([key, rows]) => {
      const props = new Properties(rows[0] ?? {})
      return {
        props,
        texts: (field) => {
          props.take(field)
          return Object.fromEntries(
            [...rows, ...(apart.get(key) ?? [])].flatMap((row) => {
              const words = text(row, field)
              return words === '' ? [] : [[text(row, 'language'), words] as const]
            }),
          )
        },
      }
    })
  }
}

const isNone = (value: string): boolean => value === '' || value === '0'

function text(row: JsonObject, field: string): string {
  const value = Object.hasOwn(row, field) ? row[field] : undefined
  return typeof value === 'string' ? value : ''
}

/** The attributes of each question; one in several languages once. */
function gather(rows: readonly JsonObject[]): Map<string, [string, string][]> {
  const all = new Map<string, [string, string][]>()
  for (const row of rows) {
    const pair: [string, string] = [text(row, 'attribute'), text(row, 'value')]
    const same = all.get(text(row, 'qid'))
    if (same) same.push(pair)
    else all.set(text(row, 'qid'), [pair])
  }
  return all
}
