import { once } from 'node:events'
import { mkdir, mkdtemp, open as openFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backup } from './database/backup/backup.ts'
import { restore } from './database/backup/restore.ts'
import {
  keyOfParts,
  MissingParts,
  newStorageKey,
  partsKey,
  type ArrivingContent,
  type FileStorage,
} from './file-storage.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openLog } from './log.ts'
import { openS3Storage } from './s3-storage.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { releaseOf } from '../testing/release-of.ts'

const BUCKETS = ['one', 'restored']

let folder: string
let service: S3rver
let host: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemachos-storage-'))
  await mkdir(join(folder, 'files'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') }
  service = new S3rver({ ...options, configureBuckets: BUCKETS.map((name) => ({ name })) })
  const { port } = (await service.run()) as AddressInfo
  host = `127.0.0.1:${port}`
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const bucket = (name = 'one') => openS3Storage(`s3://S3RVER:S3RVER@${host}/${name}/files?tls=off`)

const STORAGES: Readonly<Record<string, () => FileStorage>> = {
  'a folder': () => openFolderStorage(join(folder, 'files')),
  'a bucket': () => bucket(),
}

describe.each(Object.entries(STORAGES))('files in %s', (_name, open) => {
  const text = async (storage: FileStorage, key: string) => (await storage.read(key))?.toString()

  it('are there whole, by ranges, or not at all', async () => {
    const storage = open()
    const key = newStorageKey('files')
    expect(await storage.read(key)).toBeUndefined()
    expect(await storage.open(key)).toBeUndefined()
    await storage.write(key, Buffer.from('0123456789'))
    await storage.write(key, Buffer.from('abcdefghij'))
    expect(await text(storage, key)).toBe('abcdefghij')
    const part = await storage.open(key, { start: 2, end: 4 })
    expect(part && (await buffer(part)).toString()).toBe('cde')
    const far = new Date(Date.now() + 86_400_000)
    expect(await storage.listOlder('files', far)).toEqual([key])
    expect(await storage.listOlder('files', new Date(0))).toEqual([])
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.read(key)).toBeUndefined()
    await expect(storage.read('../secret')).rejects.toThrow('malformed')
  })

  it('are joined from parts, in whatever order these came, and however often that is asked', async () => {
    const storage = open()
    const content = { key: newStorageKey('files'), parts: 3, partBytes: 3 }
    const write = (part: number, ...texts: string[]) =>
      storage.writePart(
        content,
        part,
        texts.map((one) => Buffer.from(one)),
      )
    expect([await storage.listParts(content), await storage.hasAllParts(content)]).toEqual([
      [],
      false,
    ])
    expect(await missingOf(storage, content)).toEqual([0, 1, 2])
    expect(await write(2, 'g')).toBe(true)
    expect(await write(0, 'a', 'bc')).toBe(true)
    expect(await missingOf(storage, content)).toEqual([1])
    expect(await storage.hasAllParts(content)).toBe(false)
    // Twice at once, and another content beside.
    const three = [write(1, 'def'), write(1, 'de', 'f'), write(1, 'xxx')]
    expect(await Promise.all(three)).toEqual([true, true, false])
    expect(await write(0, 'ab')).toBe(false)
    expect(await storage.listParts(content)).toEqual([0, 1, 2])
    expect(await storage.hasAllParts(content)).toBe(true)
    expect(await storage.read(content.key)).toBeUndefined()
    expect(await storage.joinParts(content, textOf)).toBe('abcdefg')
    expect(await storage.joinParts(content, textOf)).toBe('abcdefg')
    expect(await text(storage, content.key)).toBe('abcdefg')
    const far = new Date(Date.now() + 86_400_000)
    const waiting = await storage.listOlder('parts', far)
    expect(new Set(waiting.map(keyOfParts))).toEqual(new Set([content.key]))
    await storage.removeParts(content.key)
    await storage.removeParts(content.key)
    expect(await storage.listOlder('parts', far)).toEqual([])
    expect(await text(storage, content.key)).toBe('abcdefg')
    expect(keyOfParts(partsKey(content.key))).toBe(content.key)
    await storage.remove(content.key)
  })

  it('are not there where whoever reads the parts refuses them, at the end or before', async () => {
    const storage = open()
    const content = { key: newStorageKey('files'), parts: 9, partBytes: 3 }
    for (let part = 0; part < 9; part++)
      await storage.writePart(content, part, [Buffer.from('abc')])
    const refuse = async (pieces: AsyncIterable<Buffer>, after: number) => {
      let count = 0
      for await (const _ of pieces) if (++count === after) break
      throw new Error('refused')
    }
    for (const after of [1, 5, 10]) {
      const joining = storage.joinParts(content, (pieces) => refuse(pieces, after))
      await expect(joining).rejects.toThrow('refused')
      expect(await storage.read(content.key)).toBeUndefined()
    }
    const far = new Date(Date.now() + 86_400_000)
    const left = await storage.listOlder('parts', far)
    expect(left).toHaveLength(left.includes(partsKey(content.key)) ? 1 : 9)
    await storage.removeParts(content.key)
  })
})

/** What the parts hold together. */
async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  let all = ''
  for await (const piece of pieces) all += piece.toString()
  return all
}

/** The parts that joining asks for. */
async function missingOf(storage: FileStorage, content: ArrivingContent): Promise<unknown> {
  const error = await storage.joinParts(content, textOf).catch((reason: unknown) => reason)
  return error instanceof MissingParts ? error.parts : error
}

describe('parts in a folder, after a crash of the machine', () => {
  const content = { key: newStorageKey('files'), parts: 4, partBytes: 10_000 }
  const parts = [1, 2, 3, 4].map((byte) => Buffer.alloc(byte === 4 ? 7 : 10_000, byte))
  let at: string
  let storage: FileStorage
  beforeEach(async () => {
    const own = await mkdtemp(join(folder, 'crashed-'))
    storage = openFolderStorage(own)
    at = join(own, partsKey(content.key))
    for (const [part, bytes] of parts.entries()) await storage.writePart(content, part, [bytes])
  })

  /** Writes over what the disk has from a position on. */
  async function spoil(position: number, bytes: Buffer): Promise<void> {
    const file = await openFile(at, 'r+')
    await file.write(bytes, 0, bytes.length, position)
    await file.close()
  }
  const SLOT = 10_008

  it.each<[string, () => Promise<void>, number[]]>([
    ['a block that was not written', () => spoil(SLOT + 4096, Buffer.alloc(512)), [1]],
    ['a single bit', () => spoil(2 * SLOT + 900, Buffer.from([2])), [2]],
    ['a length', () => spoil(SLOT, Buffer.from([9])), [1]],
    ['an impossible length', () => spoil(SLOT, Buffer.alloc(4, 255)), [1]],
    ['a checksum', () => spoil(SLOT + 4, Buffer.alloc(4)), [1]],
    ['all of a part', () => spoil(0, Buffer.alloc(SLOT)), [0]],
    ['the end', () => truncate(at, 3 * SLOT + 10), [3]],
    ['two parts and a half', () => truncate(at, SLOT + 5000), [1, 2, 3]],
    ['everything in the file', () => truncate(at, 0), [0, 1, 2, 3]],
    ['the file', () => rm(at), [0, 1, 2, 3]],
  ])('are asked for again where it has taken %s', async (_what, crash, lost) => {
    await crash()
    storage = openFolderStorage(join(at, '../..'))
    const kept = [0, 1, 2, 3].filter((part) => !lost.includes(part))
    expect(await storage.listParts(content)).toEqual(kept)
    expect(await missingOf(storage, content)).toEqual(lost)
    expect(await storage.read(content.key)).toBeUndefined()
    for (const part of lost) {
      expect(await storage.writePart(content, part, [parts[part] ?? Buffer.alloc(0)])).toBe(true)
    }
    await storage.joinParts(content, textOf)
    expect((await storage.read(content.key))?.equals(Buffer.concat(parts))).toBe(true)
  })

  it('change nothing any more, once they are joined', async () => {
    const late = await openFile(at, 'r+')
    await storage.joinParts(content, textOf)
    await late.write(Buffer.alloc(SLOT, 7), 0, SLOT, 0)
    await late.close()
    expect((await storage.read(content.key))?.equals(Buffer.concat(parts))).toBe(true)
    // And what somebody else had written meanwhile is not taken for theirs.
    expect(await missingOf(storage, content)).toEqual([0])
  })

  it('go with what a killed process had begun to join', async () => {
    await writeFile(`${at}.0badf00d`, 'half')
    await storage.removeParts(content.key)
    expect(await storage.listOlder('parts', new Date(Date.now() + 86_400_000))).toEqual([])
  })
})

it('lists what a killed process had begun to write, to be removed', async () => {
  const own = await mkdtemp(join(folder, 'killed-'))
  const storage = openFolderStorage(own)
  const key = newStorageKey('files')
  await storage.write(key, Buffer.from('whole'))
  await storage.remove(key)
  await writeFile(join(own, `${key}.0badf00d`), 'half')
  const left = await storage.listOlder('files', new Date(Date.now() + 86_400_000))
  expect(left).toHaveLength(1)
  for (const unfinished of left) await storage.remove(unfinished)
  expect(await storage.listOlder('files', new Date(Date.now() + 86_400_000))).toEqual([])
})

it('joins a large content in a bucket by parts that S3 takes', async () => {
  const storage = bucket()
  const content = { key: newStorageKey('files'), parts: 10, partBytes: 1024 * 1024 }
  const part = Buffer.alloc(content.partBytes, 'abc')
  for (let number = 0; number < 10; number++) await storage.writePart(content, number, [part])
  await storage.joinParts(content, textOf)
  expect((await storage.read(content.key))?.equals(Buffer.concat(Array(10).fill(part)))).toBe(true)
  await storage.remove(content.key)
  await storage.removeParts(content.key)
})

it('are in a backup of a bucket, and restored to an empty one alone', async () => {
  const [source, target] = [await createEmptyDatabase(), await createEmptyDatabase()]
  const file = join(folder, 'backup.tar.gz')
  const [from, to] = [bucket(), bucket('restored')]
  const key = newStorageKey('files')
  await from.write(key, Buffer.from('κείμενο'))
  const release = releaseOf([{ name: '0001-first', sql: 'create table notes (text text)' }])
  const { migrate } = await import('./database/migrate.ts')
  await migrate(source.owner, release, openLog('silent'))
  expect(await backup({ owner: source.owner, bucket: from, file })).toMatchObject({ files: 1 })
  const options = { owner: target.owner, bucket: to, file, release, log: openLog('silent') }
  await to.write('files/other', Buffer.from('x'))
  await expect(restore(options)).rejects.toThrow('not empty')
  await to.remove('files/other')
  expect(await restore(options)).toMatchObject({ files: 1 })
  expect((await to.read(key))?.toString()).toBe('κείμενο')
  await Promise.all([source.drop(), target.drop()])
})

it('does not list a bucket for ever whose list comes to no end', async () => {
  const page = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
    <NextContinuationToken>again</NextContinuationToken></ListBucketResult>`
  const endless = createServer((_request, answer) => void answer.end(page))
  await once(endless.listen(0, '127.0.0.1'), 'listening')
  const { port } = endless.address() as AddressInfo
  const storage = openS3Storage(`s3://a:b@127.0.0.1:${port}/one/files?tls=off`)
  await expect(storage.listOlder('files', new Date())).rejects.toThrow('repeats a page')
  endless.closeAllConnections()
  endless.close()
})
