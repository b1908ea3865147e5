import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { answersOf } from './answers-for-staff.ts'
import { foundBy } from './found-by.ts'
import { countRows, listWhole } from './review-store.ts'

type ExportPage = typeof contract.applications.calls.exportPage

const PAGE = 200

/** A page of applications for a file, with their answers as people read them. */
export async function exportPage(
  { View, After }: InputOf<ExportPage>,
  context: CallContext,
): Promise<OutputOf<ExportPage>> {
  const { db, language } = context
  const found = await foundBy(View, context)
  const rows = await listWhole(db, found, { after: After, most: PAGE })
  context.audit({ detail: { group: View.Group, count: rows.length } })
  return {
    count: await countRows(db, found),
    list: rows.map((row) => ({
      ...{ Id: row.id, Protocol: row.protocol, FirstName: row.firstName, LastName: row.lastName },
      ...{ Status: row.status, Waiting: row.waiting, ReceivedAt: row.receivedAt },
      ...{ Score: row.score, Reason: row.reason ?? '' },
      Answers: answersOf(row, language).flatMap(({ Answers }) => Answers),
    })),
  }
}
