import { readZip, unzip } from '@telemachos/interchange/zip/read-zip'
import { FileRefusal } from '@telemachos/interchange/refusal'
import { zipSync } from 'fflate'

/** What the archive that a Word document is may be made of. */
const LIMITS = { entries: 1_000, ratio: 100, anyRatio: 1024 * 1024 }

/** So many bytes of all its parts are unpacked. */
const UNPACKED = 32 * 1024 * 1024

/** What has words in it, and says where they are; pictures and other files are left out. */
const PART = /\.(xml|rels)$/i

/** A document type defines entities, which may stand for anything; no program for documents writes one. */
const DOCTYPE = /<!(doctype|entity)/i

/**
 * A Word document anew, with what has words in it, unpacked by us: whoever opens it then unpacks what
 * was counted while it was, whatever the document says of itself.
 * @throws FileRefusal for what is no such document, is longer than it says, or too long, or has
 *   a document type.
 */
export function repackWord(content: Uint8Array): Buffer {
  const parts: Record<string, Uint8Array> = {}
  let left = UNPACKED
  for (const entry of readZip(content, LIMITS)) {
    if (!PART.test(entry.name)) continue
    const pieces: Uint8Array[] = []
    unzip(content, entry, LIMITS, (piece) => {
      left -= piece.length
      if (left < 0) throw new FileRefusal('file_unzips_too_large', entry.name)
      pieces.push(piece.slice())
    })
    const part = Buffer.concat(pieces)
    if (DOCTYPE.test(part.toString('latin1'))) throw new FileRefusal('file_has_doctype', entry.name)
    parts[entry.name] = part
  }
  return Buffer.from(zipSync(parts, { level: 0 }))
}
