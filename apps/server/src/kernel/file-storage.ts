import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A content that arrives in parts, numbered from 0: all have as many bytes but the last, which may have fewer. */
export interface ArrivingContent {
  readonly key: string
  readonly parts: number
  readonly partBytes: number
}

/** Parts that a content lacks: they have not arrived, or are no longer as they did. */
export class MissingParts extends Error {
  readonly parts: readonly number[]

  constructor(parts: readonly number[]) {
    super(`${parts.length} parts of a content are missing`)
    this.parts = parts
  }
}

/** Where the contents of files lie; what they are called and whose they are is in the database. */
export interface FileStorage {
  /** Keeps a content under a key, whole or not at all; what was there before is replaced. */
  write(key: string, content: Uint8Array): Promise<void>
  /** Undefined for what is not there. */
  read(key: string): Promise<Buffer | undefined>
  /** Reads piece by piece, for what is large; undefined for what is not there. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
  /** The keys of an area that have lain there since before the instant. */
  listOlder(area: string, before: Date): Promise<string[]>
  /** Every key there is, with its size. */
  listAll(): AsyncIterable<StoredContent>
  /**
   * Keeps one part, unless it is there; once this returns, it outlives the process. The whole cannot be
   * read before it is joined.
   * @returns whether what is there under the number is this content.
   */
  writePart(content: ArrivingContent, part: number, pieces: readonly Buffer[]): Promise<boolean>
  /** The numbers of the parts that are there as they arrived, in their order. */
  listParts(content: ArrivingContent): Promise<number[]>
  /** Whether every part has arrived, as far as can be told without reading what it holds. */
  hasAllParts(content: ArrivingContent): Promise<boolean>
  /**
   * Makes the parts a content under their key, of exactly the bytes that `read` is given: nobody who
   * still writes a part can change it. It outlives a crash of the machine once this returns. The parts
   * stay until they are removed, and may be joined again.
   * @param read reads all of it; a piece is there until the next is asked for. Where it throws, nothing
   *   is kept.
   * @throws MissingParts; what `read` throws.
   */
  joinParts<Result>(
    content: ArrivingContent,
    read: (pieces: AsyncIterable<Buffer>) => Promise<Result>,
  ): Promise<Result>
  /** Removes the parts of what is joined, or will not be. */
  removeParts(key: string): Promise<void>
  /** @throws Error where nothing can be kept there at present. */
  check(): Promise<void>
}

/** A content and how many bytes it has. */
interface StoredContent {
  readonly key: string
  readonly bytes: number
}

/** `area/name`, both of our own making: no name that people give is ever part of a path. */
const KEY = /^[a-z]+\/[a-z0-9.]+$/

/** The area of parts that are not joined yet. */
export const PARTS = 'parts'

/** @throws Error for a key that is not of our own making. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a storage key is malformed')
  return key
}

/** A key that nobody can guess. */
export const newStorageKey = (area: string): string => `${area}/${randomBytes(16).toString('hex')}`

/** Where the parts of a content lie. */
export const partsKey = (key: string): string => `${PARTS}/${checkKey(key).replace('/', '.')}`

/** The key of the content that parts are of; the inverse of partsKey. */
export function keyOfParts(key: string): string {
  const [area = '', name = ''] = key.slice(PARTS.length + 1).split('.')
  return `${area}/${name}`
}
