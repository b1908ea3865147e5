import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { GuestContext } from '../../kernel/context.ts'
import { accessSet, foundSheet } from './policy.ts'
import { questionCalculators, sheetOf } from './question-calculators.ts'
import { versionFor } from './versions.ts'

type Call = typeof contract.questionnaires.calls.openSheet

/** The calculator of a question, for whoever may see the answer set. @throws not_found. */
export async function openSheet(
  { AnswerSetId, QuestionId }: InputOf<Call>,
  context: GuestContext,
): Promise<OutputOf<Call>> {
  const set = await accessSet(context, AnswerSetId, 'read')
  const { definition } = await versionFor(context.db, set)
  const spreadsheetId = foundSheet(sheetOf(definition, QuestionId), QuestionId)
  const key = { projectId: set.projectId, spreadsheetId }
  return foundSheet(await questionCalculators.get().open(context, key), spreadsheetId)
}
