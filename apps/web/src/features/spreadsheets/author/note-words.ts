import type { NoteReason } from '@telemachos/interchange/spreadsheets/notes'
import type { ReadingNote } from '@telemachos/spreadsheet/model/workbook-model'
import type { Texts } from '#shared'

/** Why something of a file was not read, in words. */
export function noteWords({ reason, detail }: ReadingNote, t: Texts['t']): string {
  const words = t(`interchange.workbook.${reason as NoteReason}`)
  return detail === undefined ? words : `${words} (${detail})`
}
