import type { contract } from '@telemachos/contract'
import { STATUSES } from '@telemachos/contract/applications/statuses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import type { CallContext } from '../../kernel/context.ts'
import { answersOf } from './answers-for-staff.ts'
import { foundBy } from './found-by.ts'
import { listForms } from './form-store.ts'
import { listKnownFields } from './keys.ts'
import { countRows, listWhole } from './review-store.ts'

type ExportPage = typeof contract.applications.calls.exportPage

const PAGE = 200

/** A page of applications for a file, with their answers as people read them. */
export async function exportPage(
  { View, All, After }: InputOf<ExportPage>,
  context: CallContext,
): Promise<OutputOf<ExportPage>> {
  const { db, language, actor } = context
  const view = await foundBy(View, context)
  const found = All ? { ...view, statuses: STATUSES } : view
  const fields = await listKnownFields(db, actor.projectId)
  const rows = await listWhole(db, found, { after: After, most: PAGE })
  context.audit({ detail: { group: All ? 'all' : View.Group, count: rows.length } })
  return {
    count: await countRows(db, found),
    Questions: questionsOf(await listForms(db, actor.projectId), language),
    list: rows.map((row) => ({
      Id: row.id,
      Protocol: row.protocol,
      FirstName: row.firstName,
      LastName: row.lastName,
      Status: row.status,
      Waiting: row.waiting,
      ReceivedAt: row.receivedAt,
      Proven: row.isProven,
      Score: row.score,
      Reason: row.reason ?? '',
      Answers: answersOf(row, language, fields).flatMap(({ Answers }) => Answers),
    })),
  }
}

/** The questions of several forms by their names, each as the first form that has it calls it. */
function questionsOf(
  forms: readonly unknown[],
  language: string,
): OutputOf<ExportPage>['Questions'] {
  const labels = new Map<string, string>()
  const questions = forms.flatMap((form) =>
    readApplicationForm(form, language).flatMap((section) => section.Questions),
  )
  for (const { Name, Label } of questions) if (!labels.has(Name)) labels.set(Name, Label)
  return [...labels].map(([Name, Label]) => ({ Name, Label }))
}
