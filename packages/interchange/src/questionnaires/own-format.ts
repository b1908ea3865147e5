import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { FileRefusal, LIMITS } from '../refusal.ts'

/** What our own files say that they are; see docs/questionnaire-file.md. */
const OWN_FORMAT = 'telemachos-questionnaire'
/** The first has no pictures in it, and is still written where there are none. */
const [PLAIN, WITH_PICTURES] = [1, 2] as const

/** A picture as a file has it: its media type, and its content as base64. */
export interface FilePicture {
  readonly Type: string
  readonly Data: string
}

/** Pictures by their addresses, as the draft has them. */
export type FilePictures = ReadonlyMap<string, FilePicture>

/** What one of our own files holds; the shape of its draft is the contract's to check. */
export interface OwnFile {
  readonly draft: JsonObject
  readonly pictures: FilePictures
}

/**
 * A draft as a file: the whole of it, in an envelope that names the format and its version.
 * @param pictures of those that the draft shows, in the file itself.
 */
export function writeOwnFile(draft: Draft, pictures: FilePictures = new Map()): string {
  const file =
    pictures.size === 0
      ? { Format: OWN_FORMAT, FormatVersion: PLAIN, Draft: draft }
      : {
          Format: OWN_FORMAT,
          FormatVersion: WITH_PICTURES,
          Draft: draft,
          Pictures: Object.fromEntries(pictures),
        }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Whether a JSON value is one of our own files, of whatever version. */
export function isOwnFile(value: unknown): value is JsonObject {
  return isObject(value) && value['Format'] === OWN_FORMAT
}

/**
 * What one of our own files holds. What its pictures are is to be read from their contents.
 * @throws FileRefusal for a version that is not known, for a draft that is too large, and for an
 *   envelope with anything else in it.
 */
export function readOwnFile(file: JsonObject): OwnFile {
  const { FormatVersion, Draft: draft } = file
  if (typeof FormatVersion === 'number' && FormatVersion > WITH_PICTURES) {
    throw new FileRefusal('file_newer', String(FormatVersion))
  }
  if (FormatVersion !== PLAIN && FormatVersion !== WITH_PICTURES) {
    throw new FileRefusal('file_shape', 'FormatVersion')
  }
  const known = ['Format', 'FormatVersion', 'Draft']
  if (FormatVersion === WITH_PICTURES) known.push('Pictures')
  const unknown = Object.keys(file).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new FileRefusal('file_shape', unknown.slice(0, 100))
  if (!isObject(draft)) throw new FileRefusal('file_shape', 'Draft')
  if (JSON.stringify(draft).length > LIMITS.draft) throw new FileRefusal('file_over_limit')
  return { draft, pictures: readPictures(file['Pictures'] ?? {}) }
}

function readPictures(given: unknown): FilePictures {
  if (!isObject(given)) throw new FileRefusal('file_shape', 'Pictures')
  const pictures = Object.entries(given).map(([address, picture]) => {
    const { Type, Data, ...rest } = isObject(picture) ? picture : {}
    if (typeof Type !== 'string' || typeof Data !== 'string' || Object.keys(rest).length > 0) {
      throw new FileRefusal('file_shape', `Pictures.${address}`.slice(0, 100))
    }
    return [address, { Type, Data }] as const
  })
  return new Map(pictures)
}
