import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { MissingParts, type ArrivingContent } from './file-storage.ts'
import { makeFolder } from './storage-root.ts'

/**
 * A content that arrives in parts lies in one file until it is whole. Every part has its position there:
 * its length and its checksum, then its bytes. Nothing is synchronised before the whole is: what the
 * kernel holds outlives the process, and a part of which a crash of the machine has taken anything is
 * told by its checksum, and counts as one that has not arrived.
 */
const HEAD_BYTES = 8

/** Buffers that a copy goes through: one is read into while another is looked at and a third written. */
const BUFFERS = 3

/**
 * Writes a part, unless it is there.
 * @returns whether what is there is this content.
 */
export async function writePart(
  file: FileHandle,
  { partBytes }: ArrivingContent,
  part: number,
  pieces: readonly Buffer[],
): Promise<boolean> {
  const there = await readPart(file, { part, partBytes })
  if (there) return there.equals(Buffer.concat(pieces))
  await writeAll(file, [headOf(pieces), ...pieces], positionOf(part, partBytes))
  return true
}

/** The numbers of the parts that are there as they arrived. */
export async function listParts(
  file: FileHandle,
  { parts, partBytes }: ArrivingContent,
): Promise<number[]> {
  const buffer = Buffer.allocUnsafe(HEAD_BYTES + partBytes)
  const found: number[] = []
  for (let part = 0; part < parts; part++) {
    if (await readPart(file, { part, partBytes, buffer })) found.push(part)
  }
  return found
}

/** Whether something was written of every part. */
export async function hasAllParts(
  file: FileHandle,
  { parts, partBytes }: ArrivingContent,
): Promise<boolean> {
  for (let part = 0; part < parts; part++) {
    if (!(await readHead(file, positionOf(part, partBytes)))) return false
  }
  return true
}

/**
 * Copies parts one after the other into a file of their own, and gives them out meanwhile. Each piece
 * is there until the next is asked for.
 * @throws MissingParts, once all have been looked for.
 */
export async function* copyParts(
  from: FileHandle,
  to: FileHandle,
  { parts, partBytes }: ArrivingContent,
): AsyncGenerator<Buffer> {
  const buffers = Array.from({ length: BUFFERS }, () => Buffer.allocUnsafe(HEAD_BYTES + partBytes))
  const writing: Promise<void>[] = []
  const read = async (part: number): Promise<Buffer | undefined> => {
    // Nothing is read over what has yet to be written.
    await writing[part - BUFFERS]
    const buffer = buffers[part % BUFFERS]
    return part < parts && buffer ? readPart(from, { part, partBytes, buffer }) : undefined
  }
  const missing: number[] = []
  let position = 0
  let reading = begun(read(0))
  try {
    for (let part = 0; part < parts; part++) {
      const content = await reading
      reading = begun(read(part + 1))
      if (!content) missing.push(part)
      if (!content || missing.length > 0) continue
      writing[part] = begun(writeAll(to, [content], position))
      position += content.length
      yield content
    }
    await Promise.all(writing)
    if (missing.length > 0) throw new MissingParts(missing)
  } finally {
    // Whoever closes the files waits for what was begun, also where nobody asks for the rest.
    await Promise.allSettled([reading, ...writing])
  }
}

/** What fails before somebody waits for it fails for them, and not for the process. */
function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}

const positionOf = (part: number, partBytes: number): number => part * (HEAD_BYTES + partBytes)

function headOf(pieces: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  head.writeUInt32LE(bytes, 0)
  head.writeUInt32LE(checksumOf(bytes, pieces), 4)
  return head
}

/** Begun with the length: no other length, and no zeros, have the same by chance. */
const checksumOf = (bytes: number, pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, piece) => crc32(piece, sum), bytes)

interface Read {
  readonly part: number
  readonly partBytes: number
  /** For what is read; one of its own without. */
  readonly buffer?: Buffer
}

/** What a part holds; undefined for one that is not there as it arrived. */
async function readPart(file: FileHandle, read: Read): Promise<Buffer | undefined> {
  const { part, partBytes, buffer } = read
  const position = positionOf(part, partBytes)
  // Most often nothing is there yet, and a buffer for it would be in vain.
  const known = buffer ?? (await readHead(file, position))
  if (!known) return undefined
  const whole = buffer ?? Buffer.allocUnsafe(HEAD_BYTES + partBytes)
  const bytesRead = await readAll(file, whole, position)
  if (bytesRead <= HEAD_BYTES) return undefined
  const bytes = whole.readUInt32LE(0)
  if (bytes === 0 || bytes > bytesRead - HEAD_BYTES) return undefined
  const content = whole.subarray(HEAD_BYTES, HEAD_BYTES + bytes)
  return checksumOf(bytes, [content]) === whole.readUInt32LE(4) ? content : undefined
}

/** The head of a part; undefined where none was ever written. */
async function readHead(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const head = Buffer.alloc(HEAD_BYTES)
  await readAll(file, head, position)
  return head.readUInt32LE(0) > 0 ? head : undefined
}

/** @returns how many bytes there were. */
async function readAll(file: FileHandle, buffer: Buffer, position: number): Promise<number> {
  for (let bytes = 0; ;) {
    const rest = buffer.length - bytes
    const { bytesRead } = await file.read(buffer, bytes, rest, position + bytes)
    bytes += bytesRead
    if (bytesRead === 0 || bytes === buffer.length) return bytes
  }
}

/** Writes pieces one after the other from a position on. */
async function writeAll(
  file: FileHandle,
  pieces: readonly Buffer[],
  position: number,
): Promise<void> {
  let left = pieces
  for (let at = position; left.length > 0;) {
    const { bytesWritten } = await file.writev(left, at)
    at += bytesWritten
    left = after(left, bytesWritten)
    if (bytesWritten === 0 && left.length > 0) throw new Error('nothing of a part could be written')
  }
}

/** What is left of pieces after so many bytes. */
function after(pieces: readonly Buffer[], bytes: number): Buffer[] {
  let skipped = bytes
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(skipped)
    skipped = Math.max(0, skipped - piece.length)
    return rest.length > 0 ? [rest] : []
  })
}

/** Parts come in any order, so that whichever is first makes the file, and its folder where that is new. */
export async function openToWriteAt(path: string): Promise<FileHandle> {
  const flags = constants.O_RDWR | constants.O_CREAT
  try {
    return await open(path, flags, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    return open(path, flags, 0o600)
  }
}
