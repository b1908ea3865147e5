import type { Draft } from '../author/draft.ts'
import { isObject, type JsonObject } from './json-tree.ts'
import { FileRefusal } from './refusal.ts'

/** What our own files say that they are; see docs/questionnaire-file.md. */
const OWN_FORMAT = 'telemachos-questionnaire'
const FORMAT_VERSION = 1

/** A draft as a file: the whole of it, in an envelope that names the format and its version. */
export function writeOwnFile(draft: Draft): string {
  return `${JSON.stringify({ Format: OWN_FORMAT, FormatVersion: FORMAT_VERSION, Draft: draft }, null, 2)}\n`
}

/** Whether a JSON value is one of our own files, of whatever version. */
export function isOwnFile(value: unknown): value is JsonObject {
  return isObject(value) && value['Format'] === OWN_FORMAT
}

/**
 * The draft of one of our own files. Its shape is the contract's to check.
 * @throws FileRefusal for a version that is not known, and for an envelope with anything else in it.
 */
export function readOwnFile(file: JsonObject): JsonObject {
  const { FormatVersion, Draft: draft } = file
  if (typeof FormatVersion === 'number' && FormatVersion > FORMAT_VERSION) {
    throw new FileRefusal('file_newer', String(FormatVersion))
  }
  if (FormatVersion !== FORMAT_VERSION) throw new FileRefusal('file_shape', 'FormatVersion')
  const unknown = Object.keys(file).find(
    (key) => !['Format', 'FormatVersion', 'Draft'].includes(key),
  )
  if (unknown !== undefined) throw new FileRefusal('file_shape', unknown.slice(0, 100))
  if (!isObject(draft)) throw new FileRefusal('file_shape', 'Draft')
  return draft
}
