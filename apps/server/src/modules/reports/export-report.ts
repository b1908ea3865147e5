import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { PiecesBody } from '../../kernel/file-body.ts'
import { reachAs } from '../people/index.ts'
import { collectReport, readReport } from './collect-report.ts'
import { fileWords, reportFacts } from './file-words.ts'
import { accessReport } from './policy.ts'
import { reportPdf } from './report-pdf.ts'
import { reportSheets } from './report-workbook.ts'
import { workbookPieces } from './workbook.ts'

/** A whole report as a file, with the caller’s reach and field levels. */
export async function exportReport(
  { Id, Format, Filters }: InputOf<(typeof contract.reports.calls)['exportReport']>,
  context: CallContext,
): Promise<PiecesBody> {
  reachAs(context)
  const said = await readReport(await accessReport(context, Id), context)
  const { report } = said
  const facts = await reportFacts(report, Filters, context)
  const tiles = await collectReport(said, Filters, context)
  context.audit({ detail: { reportId: Id, format: Format } })
  const { title } = report
  const pieces =
    Format === 'pdf'
      ? [await reportPdf({ title, facts, tiles }, context)]
      : workbookPieces(reportSheets(title, facts, tiles, fileWords(context)))
  return new PiecesBody(toPieces(pieces), `${title}.${Format}`)
}

async function* toPieces(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  yield* pieces
}
