import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failingStorage, type FailingStorage } from '../testing/failing-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { openFolderStorage } from './folder-storage.ts'
import { guardStorage } from './guarded-storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const never = () => new Promise<never>(() => undefined)
const KEY = 'files/one'

let folder: string
let inner: FailingStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemachos-guarded-'))
  inner = failingStorage(openFolderStorage(folder))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What is thrown, as far as it is a storage that is away. */
const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof StorageUnavailable ? error.message : error),
  )

describe('a guarded storage', () => {
  it('is away for as long as a write of that size has no room, or nobody has tried', async () => {
    let now = 0
    const storage = guardStorage(inner, { failedMs: 30_000 }, () => now)
    await storage.check()
    inner.fault = { code: 'ENOSPC', of: 'writes' }
    const full =
      'the storage of files is unavailable: no room is left on the disk (ENOSPC: /srv/files)'
    expect(await reasonOf(storage.write(KEY, Buffer.alloc(500)))).toBe(full)
    inner.fault = undefined
    expect(await reasonOf(storage.check())).toBe(full)
    await storage.write(KEY, Buffer.alloc(10))
    expect(await reasonOf(storage.check())).toBe(full)
    await storage.write(KEY, Buffer.alloc(500))
    await storage.check()
    inner.fault = { code: 'EROFS', of: 'writes' }
    const content = { key: KEY, parts: 2, partBytes: 10 }
    expect(await reasonOf(storage.writePart(content, 0, [Buffer.from('a')]))).toMatch(
      /only be read/,
    )
    inner.fault = undefined
    expect(await reasonOf(storage.check())).toMatch(/only be read/)
    now += 30_001
    await storage.check()
  })

  it('is not waited for longer than it may take', async () => {
    const hanging = { ...openFolderStorage(folder), read: never, write: never, open: never }
    const storage = guardStorage(hanging, { answerMs: 5, readMs: 5, perMegabyteMs: 1 })
    const silent = /nothing was answered|no answer within/
    expect(await reasonOf(storage.read(KEY))).toMatch(silent)
    expect(await reasonOf(storage.open(KEY))).toMatch(silent)
    expect(await reasonOf(storage.write(KEY, Buffer.alloc(1)))).toMatch(silent)
  })

  it('is not asked at all while it does not say whether it is there', async () => {
    let now = 0
    let check: () => Promise<void> = never
    let asked = 0
    const counting: FileStorage = {
      ...openFolderStorage(folder),
      check: () => check(),
      read: async () => void (asked += 1),
    }
    const storage = guardStorage(counting, { checkMs: 5 }, () => now)
    expect(await reasonOf(storage.check())).toMatch(/no answer/)
    expect(await reasonOf(storage.read(KEY))).toMatch(/no answer within 5 ms/)
    expect(asked).toBe(0)
    check = () => Promise.resolve()
    await storage.check()
    await storage.read(KEY)
    // Without another question it is asked again after a while.
    check = never
    expect(await reasonOf(storage.check())).toMatch(/no answer/)
    now += 10_001
    await storage.read(KEY)
    expect(asked).toBe(2)
  })

  it('closes what it reads when nothing comes, and when nobody reads on', async () => {
    const opened: Readable[] = []
    const open = async () => {
      const stream = new Readable({ read: () => undefined })
      stream.push('first')
      opened.push(stream)
      return stream
    }
    const storage = guardStorage({ ...openFolderStorage(folder), open }, { pieceMs: 5 })
    const hung = await storage.open(KEY)
    expect(await reasonOf(hung?.toArray() ?? never())).toMatch(/no answer/)
    expect(opened[0]?.destroyed).toBe(true)
    const left = await storage.open(KEY)
    left?.destroy()
    await expect.poll(() => opened[1]?.destroyed).toBe(true)
  })

  it('leaves what is no fault of its own as it is', async () => {
    const storage = guardStorage(inner)
    const content = { key: KEY, parts: 1, partBytes: 10 }
    await storage.writePart(content, 0, [Buffer.from('abc')])
    const refused = new Error('refused')
    const joining = storage.joinParts(content, () => Promise.reject(refused))
    expect(await reasonOf(joining)).toBe(refused)
    expect(await storage.read('files/none')).toBeUndefined()
    await storage.check()
  })
})
