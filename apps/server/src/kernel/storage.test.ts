import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup } from './database/backup/backup.ts'
import { restore } from './database/backup/restore.ts'
import { keyOfParts, newStorageKey, partsKey, type FileStorage } from './file-storage.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openLog } from './log.ts'
import { openS3Storage } from './s3-storage.ts'
import { createEmptyDatabase } from '../testing/database.ts'

const BUCKETS = ['one', 'restored']

let folder: string
let service: S3rver
let host: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemachos-storage-'))
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
    const key = newStorageKey('files')
    const write = (number: number, content: string) =>
      storage.writePart(key, { number, offset: number * 3, content: Buffer.from(content) })
    expect(await storage.openParts(key, 3)).toBeUndefined()
    await write(2, 'g')
    await write(0, 'abc')
    await write(1, 'xxx')
    await write(1, 'def')
    expect(await storage.read(key)).toBeUndefined()
    const parts = await storage.openParts(key, 3)
    expect(parts && (await buffer(parts)).toString()).toBe('abcdefg')
    const far = new Date(Date.now() + 86_400_000)
    const waiting = await storage.listOlder('parts', far)
    expect(new Set(waiting.map(keyOfParts))).toEqual(new Set([key]))
    await storage.joinParts(key, 3)
    await storage.joinParts(key, 3)
    expect(await text(storage, key)).toBe('abcdefg')
    expect(await storage.listOlder('parts', far)).toEqual([])
    await storage.remove(key)
    await expect(storage.joinParts(key, 3)).rejects.toThrow(/ENOENT|missing/)
    await write(0, 'abc')
    await storage.removeParts(key)
    expect(await storage.openParts(key, 1)).toBeUndefined()
    expect(keyOfParts(partsKey(key))).toBe(key)
  })
})

it('joins a large content in a bucket by parts that S3 takes', async () => {
  const storage = bucket()
  const key = newStorageKey('files')
  const content = Buffer.alloc(1024 * 1024, 'abc')
  for (let number = 0; number < 10; number++) {
    await storage.writePart(key, { number, offset: number * content.length, content })
  }
  await storage.joinParts(key, 10)
  expect((await storage.read(key))?.equals(Buffer.concat(Array(10).fill(content)))).toBe(true)
  await storage.remove(key)
})

it('are in a backup of a bucket, and restored to an empty one alone', async () => {
  const [source, target] = [await createEmptyDatabase(), await createEmptyDatabase()]
  const file = join(folder, 'backup.tar.gz')
  const [from, to] = [bucket(), bucket('restored')]
  const key = newStorageKey('files')
  await from.write(key, Buffer.from('κείμενο'))
  const migrations = [{ name: '0001-first', sql: 'create table notes (text text)' }]
  const { migrate } = await import('./database/migrate.ts')
  await migrate(source.owner, migrations, openLog('silent'))
  expect(await backup({ owner: source.owner, bucket: from, file })).toMatchObject({ files: 1 })
  const options = { owner: target.owner, bucket: to, file, migrations, log: openLog('silent') }
  await to.write('files/other', Buffer.from('x'))
  await expect(restore(options)).rejects.toThrow('not empty')
  await to.remove('files/other')
  expect(await restore(options)).toMatchObject({ files: 1 })
  expect((await to.read(key))?.toString()).toBe('κείμενο')
  await Promise.all([source.drop(), target.drop()])
})
