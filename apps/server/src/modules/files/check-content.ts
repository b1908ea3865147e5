import { otherEncodingOf, type OtherEncoding } from '@telemachos/rules/text-encoding'
import { fileTypeFromBuffer } from 'file-type'
import { ruleViolated } from '../../kernel/errors.ts'
import { readRaster } from '../../kernel/raster.ts'
import { isBoundedArchive } from './check-archive.ts'
import { readContent, ZIP_MARK, type ReadContent } from './read-content.ts'

/** Pictures that browsers show: their dimensions have to be known and bounded. */
const RASTER = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/apng'])

/** Archives of which nobody can tell how large they become without unpacking them. */
const UNBOUNDED =
  /^application\/(x-7z-compressed|gzip|x-bzip2|x-xz|x-rar-compressed|vnd\.rar|zstd|x-lz4|x-tar|x-lzip|x-compress|x-arj|x-lzh-compressed|x-ace-compressed|vnd\.ms-cab-compressed)$/

/** Programs, which nobody hands in. */
const PROGRAMS =
  /^application\/(x-msdownload|x-elf|x-mach-binary|x-msi|x-ms-shortcut|vnd\.android\.package-archive|x-deb|x-rpm|java-archive|x-apple-diskimage|wasm|java-vm)$/

/** What a content turned out to be. */
export interface CheckedContent {
  readonly mime: string
  /** What a text is written in that is no UTF-8; null for that, and for what is no text. */
  readonly charset: OtherEncoding | null
  /** SHA-256. */
  readonly hash: Buffer
  readonly bytes: number
}

/**
 * Reads the whole of a content once and says what it is, whatever its name claims.
 * @throws rule_violated `file_type`, `picture_size`, `archive_bounds`, `archive_kind`.
 */
export async function checkContent(
  pieces: AsyncIterable<Buffer>,
  accept: readonly string[],
): Promise<CheckedContent> {
  const content = await readContent(pieces)
  const { mime, charset } = await readKind(content)
  if (PROGRAMS.test(mime)) throw ruleViolated('file_type')
  if (UNBOUNDED.test(mime)) throw ruleViolated('archive_kind')
  if (!isAccepted(mime, accept)) throw ruleViolated('file_type')
  requireBounded(mime, content)
  return { mime, charset, hash: content.hash, bytes: content.bytes }
}

/** The media type of a content; `application/octet-stream` for what is not known. */
async function readKind({
  head,
  isText,
}: ReadContent): Promise<Pick<CheckedContent, 'mime' | 'charset'>> {
  // A picture that is drawn by a program is not one: it is text.
  if (isText) return { mime: readTextType(head.toString('utf8')), charset: null }
  const charset = otherEncodingOf(head)
  if (charset) return { mime: readTextType(new TextDecoder(charset).decode(head)), charset }
  const found = await fileTypeFromBuffer(head)
  return { mime: found?.mime ?? 'application/octet-stream', charset: null }
}

/** What a browser would take a text for, if it were asked to show it. */
function readTextType(text: string): string {
  const start = text.slice(0, 4096).replace(/^\uFEFF/, '')
  if (start.startsWith('%PDF-')) return 'application/pdf'
  if (/<svg[\s>]/i.test(start)) return 'image/svg+xml'
  if (/^\s*<\?xml/i.test(start)) return 'application/xml'
  return /<\s*[a-z!?/]/i.test(start) ? 'text/html' : 'text/plain'
}

function requireBounded(mime: string, { head, tail, bytes }: ReadContent): void {
  if (RASTER.has(mime)) {
    const raster = readRaster(head)
    if (!raster) throw ruleViolated('file_type')
    if (raster.isTooLarge) throw ruleViolated('picture_size')
  }
  if (head.subarray(0, 4).equals(ZIP_MARK) && !isBoundedArchive(tail, bytes)) {
    throw ruleViolated('archive_bounds')
  }
}

/** Whether a kind takes the type: `image/*` stands for every picture but drawn ones; without a list, all do. */
function isAccepted(mime: string, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((one) =>
    one.endsWith('/*')
      ? mime.startsWith(one.slice(0, -1)) && mime !== 'image/svg+xml'
      : one.toLowerCase() === mime,
  )
}
