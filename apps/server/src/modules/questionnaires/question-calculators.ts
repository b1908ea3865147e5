import type { Language } from '@telemachos/contract/core/define-texts'
import type { calculator } from '@telemachos/contract/spreadsheets/entities'
import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { questionsOf, type Definition, type Question } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import type { z } from 'zod'
import type { Db } from '../../kernel/database/database.ts'
import { definePort } from '../../kernel/port.ts'
import { readAnswers, writeCalculated } from './answer-store.ts'
import { versionFor } from './versions.ts'

type Texts = ReadonlyMap<string, string>

interface SheetKey {
  readonly projectId: number
  readonly spreadsheetId: number
}

/** When something is computed, and whether it waits however much of the project is computed already. */
interface Computing {
  readonly now: Date
  readonly isPatient?: boolean
}

/** Spreadsheets that questions calculate with. */
interface QuestionCalculators {
  /** One that the project has or uses, in the words of who reads it. */
  open(
    reader: { readonly db: Db; readonly language: Language },
    key: SheetKey,
  ): Promise<z.output<typeof calculator> | undefined>
  /** Names what such a spreadsheet calculates: what came out of the same holds. */
  contentOf(db: Db, key: SheetKey): Promise<string | undefined>
  /**
   * What comes out where answers are put in, by name and as texts.
   * @returns undefined where the project has no such spreadsheet, or it takes too long.
   * @throws too_many_requests where what is computed for the project does, unless it is patient.
   */
  compute(
    db: Db,
    key: SheetKey,
    answers: Texts,
    computing: Computing,
  ): Promise<ReadonlyMap<string, string> | undefined>
}

/** The domain of spreadsheets provides this. */
export const questionCalculators = definePort<QuestionCalculators>('questionnaires.calculators')

const SPREADSHEET = QUESTION_TYPES.spreadsheet

/** The questions of a version that calculate with a spreadsheet. */
const calculating = (definition: Definition): Question[] =>
  questionsOf(definition).filter(
    ({ type, settings }) => type === SPREADSHEET && settings.spreadsheetId !== undefined,
  )

/** The spreadsheet of a question; undefined where it has none. */
export function sheetOf(definition: Definition, questionId: string): number | undefined {
  return calculating(definition).find(({ id }) => id === questionId)?.settings.spreadsheetId
}

/** A set of answers. */
interface SheetSet {
  readonly id: number
  readonly projectId: number
  readonly questId: number
  readonly versionId: number | null
}

/** A calculator of a set, with what is put into it. */
interface FilledSheet {
  readonly key: SheetKey
  readonly content: string | undefined
  readonly answers: [name: string, text: string][]
  /** The groups that show what comes out, by their names. */
  readonly groups: [name: string, groupId: number][]
}

/** The calculators of a set into which something is put. */
async function readSheets(db: Db, set: SheetSet): Promise<FilledSheet[]> {
  const { definition } = await versionFor(db, set)
  const questions = calculating(definition)
  if (questions.length === 0) return []
  const stored = await readAnswers(db, set.id)
  const filled: FilledSheet[] = []
  for (const { settings, groups, ...question } of questions) {
    const items = itemsOf({ ...question, settings, groups })
    const answers = items.map(({ id, key }): [string, string] => [
      key,
      stored.get(id)?.answer.text ?? '',
    ])
    if (answers.every(([, text]) => text === '')) continue
    const key = { projectId: set.projectId, spreadsheetId: settings.spreadsheetId ?? 0 }
    const content = await questionCalculators.get().contentOf(db, key)
    filled.push({ key, content, answers, groups: items.map(({ id, key: name }) => [name, id]) })
  }
  return filled
}

/** What came out of the calculators of a set, and of what. */
export interface SheetResults {
  readonly of: string
  readonly texts: ReadonlyMap<number, string>
}

/**
 * Computes the results of a set's calculators anew, whatever the page has said of them: before the
 * transaction that writes them. @throws too_many_requests.
 */
export async function computeSheets(
  db: Db,
  set: SheetSet,
  computing: Computing,
): Promise<SheetResults> {
  const sheets = await readSheets(db, set)
  const texts = new Map<number, string>()
  for (const { key, answers, groups } of sheets) {
    const results = await questionCalculators.get().compute(db, key, new Map(answers), computing)
    for (const [name, id] of groups) {
      const text = results?.get(name)
      if (text !== undefined) texts.set(id, text)
    }
  }
  return { of: JSON.stringify(sheets), texts }
}

/** Writes what was computed, unless an answer or a spreadsheet is another now. @returns whether it was written. */
export async function writeSheets(
  db: Db,
  set: SheetSet,
  { of, texts }: SheetResults,
  now: Date,
): Promise<boolean> {
  const sheets = await readSheets(db, set)
  if (JSON.stringify(sheets) !== of) return false
  const stored = new Map(
    sheets.flatMap(({ answers, groups }) =>
      groups.map(([, id], place) => [id, answers[place]?.[1]] as const),
    ),
  )
  const changed = [...texts].filter(([id, text]) => text !== stored.get(id))
  await writeCalculated(db, set.id, new Map(changed), now)
  return true
}
