import { WORKBOOK_LIMITS } from '@telemachos/interchange/spreadsheets/limits'
import { otherEncodingOf } from '@telemachos/rules/text-encoding'

/**
 * The text of a CSV file: in UTF-8 or UTF-16, or as spreadsheets in Greek write it by default, in
 * Windows-1253.
 */
export async function textOfFile(file: Blob): Promise<string> {
  return decoded(new Uint8Array(await file.arrayBuffer()))
}

/** A larger file is not even opened: no workbook of more is read, and no import has so many rows. */
export const MOST_BYTES = WORKBOOK_LIMITS.file

/** Both kinds of a spreadsheet's own files: a zip, and what was before. */
const OWN_FILES = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0']

/** A workbook as it is, whatever it is called; anything else as its text. */
export async function contentOf(file: Blob): Promise<string | Uint8Array> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (!OWN_FILES.includes(String.fromCharCode(...start))) return textOfFile(file)
  return new Uint8Array(await file.arrayBuffer())
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(otherEncodingOf(bytes) ?? 'windows-1253').decode(bytes)
  }
}
