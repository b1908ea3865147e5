import { Inflate, strFromU8 } from 'fflate'
import { FileRefusal } from '../refusal.ts'

/** What a zip may be made of. */
export interface ZipLimits {
  readonly entries: number
  /** How many times its zipped size an entry may have. */
  readonly ratio: number
  /** Unzipped bytes up to which an entry may have any ratio. */
  readonly anyRatio: number
}

/** An entry of a zip, as the directory at its end has it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly zippedSize: number
  readonly size: number
  /** Where the entry's own header begins. */
  readonly offset: number
}

const SIGNATURE = { entry: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const
const END_LENGTH = 22
const DIRECTORY_LENGTH = 46
const ENTRY_LENGTH = 30
const MAX_COMMENT = 65_535
const IN_ZIP64 = 0xffffffff
const ZIP64_FIELD = 1
const STORED = 0
const DEFLATED = 8
/** Inflated at most a thousandfold at once, which keeps what a bomb can do before it is stopped small. */
const CHUNK = 4_096

/**
 * The entries of a zip. Sizes are what the directory says; `unzip` holds the entry to them.
 * @throws FileRefusal for what is no zip, or has too many entries
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.entries) throw new FileRefusal('file_too_many_parts', String(count))
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_LENGTH > end || view.getUint32(at, true) !== SIGNATURE.directory) {
      throw damaged(`entry ${index + 1}`)
    }
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const next = at + DIRECTORY_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true)
    if (next > end) throw damaged(`entry ${index + 1}`)
    const nameAt = at + DIRECTORY_LENGTH
    entries.push({
      name: strFromU8(bytes.subarray(nameAt, nameAt + nameLength)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      ...sizes(view, at, nameAt + nameLength, extraLength),
    })
    at = next
  }
  return entries
}

/** Entries beyond 4 GB are not taken, but some writers put every size into the field that allows it. */
function sizes(
  view: DataView,
  at: number,
  extraAt: number,
  extraLength: number,
): Pick<ZipEntry, 'size' | 'zippedSize' | 'offset'> {
  const wide: number[] = []
  for (let field = extraAt; field + 4 <= extraAt + extraLength;) {
    const length = view.getUint16(field + 2, true)
    const after = Math.min(field + 4 + length, extraAt + extraLength)
    if (view.getUint16(field, true) === ZIP64_FIELD) {
      for (let value = field + 4; value + 8 <= after; value += 8) {
        wide.push(Number(view.getBigUint64(value, true)))
      }
    }
    field = after
  }
  const sizeAt = (offset: number): number => {
    const value = view.getUint32(at + offset, true)
    return value === IN_ZIP64 ? (wide.shift() ?? value) : value
  }
  const size = sizeAt(24)
  const zippedSize = sizeAt(20)
  return { size, zippedSize, offset: sizeAt(42) }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === SIGNATURE.end) return at
  }
  throw damaged('end')
}

/**
 * Unzips an entry chunk by chunk, and stops as soon as it is longer than its directory says.
 * @throws FileRefusal for an entry that is damaged, locked, packed otherwise, or a bomb
 */
export function unzip(
  bytes: Uint8Array,
  entry: ZipEntry,
  limits: ZipLimits,
  write: (chunk: Uint8Array) => void,
): void {
  const packed = packedBytes(bytes, entry, limits)
  if (entry.method === STORED) {
    if (packed.length !== entry.size) throw damaged(entry.name)
    for (let at = 0; at < packed.length; at += CHUNK) write(packed.subarray(at, at + CHUNK))
    return
  }
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length > entry.size) throw new FileRefusal('file_unzips_too_large', entry.name)
    write(chunk)
  })
  for (let at = 0; at < packed.length; at += CHUNK) {
    try {
      inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length)
    } catch (error) {
      if (error instanceof FileRefusal) throw error
      throw damaged(entry.name)
    }
  }
  if (length !== entry.size) throw damaged(entry.name)
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry, limits: ZipLimits): Uint8Array {
  if (entry.isEncrypted) throw new FileRefusal('file_has_password', entry.name)
  if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged(entry.name)
  if (entry.size > limits.anyRatio && entry.size > entry.zippedSize * limits.ratio) {
    throw new FileRefusal('file_unzips_too_large', entry.name)
  }
  const { offset } = entry
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + ENTRY_LENGTH > bytes.length || view.getUint32(offset, true) !== SIGNATURE.entry) {
    throw damaged(entry.name)
  }
  const start =
    offset + ENTRY_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + entry.zippedSize > bytes.length) throw damaged(entry.name)
  return bytes.subarray(start, start + entry.zippedSize)
}

function damaged(what: string): FileRefusal {
  return new FileRefusal('file_damaged', what.slice(0, 100))
}
