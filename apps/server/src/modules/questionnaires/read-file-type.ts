import { otherEncodingOf } from '@telemachos/rules/text-encoding'
import { isUtf8 } from 'node:buffer'

/** The media types of files that are taken, as their contents tell; see readFileType. */
type Reader = (bytes: Uint8Array) => string | undefined

const startsWith =
  (mime: string, ...signature: readonly (number | null)[]): Reader =>
  (bytes) =>
    signature.every((byte, index) => byte === null || bytes[index] === byte) ? mime : undefined

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))

const READERS: readonly Reader[] = [
  startsWith('application/pdf', ...ascii('%PDF-')),
  startsWith('image/png', 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
  startsWith('image/jpeg', 0xff, 0xd8, 0xff),
  startsWith('image/gif', ...ascii('GIF8')),
  startsWith('image/webp', ...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')),
  readOffice,
  readText,
]

const OFFICE: readonly (readonly [part: string, mime: string])[] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** Documents that are zip archives: their entries' names tell; nothing is unpacked. */
function readOffice(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return undefined
  const open = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/
  const [, openDocument] = open.exec(file.subarray(30, 130).toString('latin1')) ?? []
  if (openDocument) return openDocument
  if (!file.includes('[Content_Types].xml') || file.includes('vbaProject.bin')) return undefined
  return OFFICE.find(([part]) => file.includes(part))?.[1]
}

/** Plain text in UTF-8, or as Greek was written before. What has markup in it is none: it could be run. */
function readText(bytes: Uint8Array): string | undefined {
  const isOurs = isUtf8(bytes) && !bytes.includes(0)
  const encoding = isOurs ? 'utf-8' : otherEncodingOf(bytes)
  const text = encoding && new TextDecoder(encoding).decode(bytes)
  return text === undefined || /<\s*[a-z!?/]/i.test(text) ? undefined : 'text/plain'
}

/** The type of a content, whatever its name says; undefined for what is not taken. */
export function readFileType(bytes: Uint8Array): string | undefined {
  for (const reader of READERS) {
    const mime = reader(bytes)
    if (mime) return mime
  }
  return undefined
}

/** Whether a question takes the type: `image/*` stands for every picture; without a list, all do. */
export function isAccepted(mime: string, accept: readonly string[] | undefined): boolean {
  if (!accept || accept.length === 0) return true
  return accept.some((one) =>
    one.endsWith('/*') ? mime.startsWith(one.slice(0, -1)) : one.toLowerCase() === mime,
  )
}
