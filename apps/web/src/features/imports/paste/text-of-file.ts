import { otherEncodingOf } from '@telemachos/rules/text-encoding'

/**
 * The text of a CSV file: in UTF-8 or UTF-16, or as spreadsheets in Greek write it by default, in
 * Windows-1253.
 */
export async function textOfFile(file: Blob): Promise<string> {
  return decoded(new Uint8Array(await file.arrayBuffer()))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(otherEncodingOf(bytes) ?? 'windows-1253').decode(bytes)
  }
}
