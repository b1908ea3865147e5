import type { calculator } from '@telemachos/contract/spreadsheets/entities'
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

/** Spreadsheets that questions calculate with. */
interface QuestionCalculators {
  /** One that the project has or uses. */
  open(db: Db, key: SheetKey): Promise<z.output<typeof calculator> | undefined>
  /**
   * What comes out where answers are put in, by name and as texts.
   * @returns undefined where the project has no such spreadsheet, or it takes too long.
   */
  compute(
    db: Db,
    key: SheetKey,
    answers: Texts,
    now: Date,
  ): Promise<ReadonlyMap<string, string> | undefined>
}

/** The domain of spreadsheets provides this. */
export const questionCalculators = definePort<QuestionCalculators>('questionnaires.calculators')

const SPREADSHEET = 26

/** The questions of a version that calculate with a spreadsheet. */
const calculating = (definition: Definition): Question[] =>
  questionsOf(definition).filter(
    ({ type, settings }) => type === SPREADSHEET && settings.spreadsheetId !== undefined,
  )

/** The spreadsheet of a question; undefined where it has none. */
export function sheetOf(definition: Definition, questionId: string): number | undefined {
  return calculating(definition).find(({ id }) => id === questionId)?.settings.spreadsheetId
}

/** Computes the results of a set's calculators anew, whatever the page has said of them. */
export async function calculateSheets(
  db: Db,
  set: {
    readonly id: number
    readonly projectId: number
    readonly questId: number
    readonly versionId: number | null
  },
  now: Date,
): Promise<void> {
  const { definition } = await versionFor(db, set)
  const questions = calculating(definition)
  if (questions.length === 0) return
  const stored = await readAnswers(db, set.id)
  const textOf = (groupId: number) => stored.get(groupId)?.answer.text ?? ''
  const results = await Promise.all(
    questions.map(async ({ settings, groups, ...question }) => {
      const items = itemsOf({ ...question, settings, groups })
      const key = { projectId: set.projectId, spreadsheetId: settings.spreadsheetId ?? 0 }
      const answers = new Map(items.map((group) => [group.key, textOf(group.id)]))
      if ([...answers.values()].every((text) => text === '')) return []
      const results = await questionCalculators.get().compute(db, key, answers, now)
      return items.flatMap(({ id, key: name }) => {
        const text = results?.get(name)
        return text === undefined || text === textOf(id) ? [] : [[id, text] as const]
      })
    }),
  )
  await writeCalculated(db, set.id, new Map(results.flat()), now)
}
