import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** One part of a content that arrives in parts. */
export interface ContentPart {
  /** From 0. */
  readonly number: number
  /** Where in the whole it belongs, in bytes. */
  readonly offset: number
  readonly content: Uint8Array
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
  /** Keeps one part; once this returns, it outlives a crash. The whole cannot be read before it is joined. */
  writePart(key: string, part: ContentPart): Promise<void>
  /** Reads the parts that have arrived as one; undefined where there are none. */
  openParts(key: string, count: number): Promise<Readable | undefined>
  /** Makes the parts a content under their key; joining again what was joined is no fault. */
  joinParts(key: string, count: number): Promise<void>
  /** Removes the parts of what will not be joined. */
  removeParts(key: string): Promise<void>
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
