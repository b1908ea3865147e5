import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { answerValue } from '@telemachos/spreadsheet/inputs/answer-text'
import type { CallContext } from '../../kernel/context.ts'
import type { Cell } from '../actions/index.ts'
import { readResultValues } from '../questionnaires/index.ts'
import { problemOf } from './check-inputs.ts'
import type { SpreadsheetRow } from './spreadsheet-store.ts'

/**
 * What questionnaires of the mentee put into a calculator, by the names of its inputs. Where nothing has
 * been answered yet, or the input cannot have the answer, people put it in themselves.
 */
export async function readBound(
  { db }: CallContext,
  { projectId, menteeId }: Cell,
  { settings }: SpreadsheetRow,
  bound: TypeNeeds['calculator']['bound'],
): Promise<InputValues> {
  const values = await readResultValues(
    db,
    { projectId, menteeId },
    bound.map(({ QuestId, Of, Name }) => ({ questId: QuestId, of: Of, name: Name })),
  )
  const inputs = new Map(settings.Inputs.map((input) => [input.Name, input]))
  return Object.fromEntries(
    bound.flatMap(({ Input }, place) => {
      const input = inputs.get(Input)
      const found = values[place] ?? null
      if (!input || found === null) return []
      const value = answerValue(input.Kind, String(found))
      return value === null || problemOf(input, value) ? [] : [[Input, value] as const]
    }),
  )
}
