import { answerText, answerValue } from '@telemachos/spreadsheet/inputs/answer-text'
import { AppError } from '../../kernel/errors.ts'
import type { questionCalculators } from '../questionnaires/index.ts'
import { computeFor, contentOf } from './compute.ts'
import { readCalculator } from './read-spreadsheets.ts'
import { findSpreadsheet } from './spreadsheet-store.ts'

type Calculators = Parameters<typeof questionCalculators.provide>[0]

/** Spreadsheets as questions of questionnaires calculate with them. */
export const calculatorsOfQuestions: Calculators = {
  async open({ db, language }, { projectId, spreadsheetId }) {
    const row = await findSpreadsheet(db, projectId, spreadsheetId)
    return row && readCalculator({ db, language }, row)
  },
  async contentOf(db, { projectId, spreadsheetId }) {
    const row = await findSpreadsheet(db, projectId, spreadsheetId)
    return row && contentOf(row)
  },
  async compute(db, { projectId, spreadsheetId }, answers, { now, isPatient }) {
    const row = await findSpreadsheet(db, projectId, spreadsheetId)
    if (!row) return undefined
    const { Inputs, Outputs } = row.settings
    const inputs = Object.fromEntries(
      Inputs.map(({ Name, Kind }) => [Name, answerValue(Kind, answers.get(Name))]).filter(
        ([, value]) => value !== null,
      ),
    )
    try {
      const outputs = await computeFor({ db, now, actor: { projectId }, isPatient }, row, inputs)
      return new Map(Outputs.map(({ Name }) => [Name, answerText(undefined, outputs[Name])]))
    } catch (error) {
      // An answer set ends all the same: what the page has computed stays.
      if (error instanceof AppError && error.code === 'rule_violated') return undefined
      throw error
    }
  },
}
