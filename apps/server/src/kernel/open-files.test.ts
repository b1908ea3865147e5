import { mkdtemp, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenFiles } from './open-files.ts'

let folder: string
let path: string
const opened = vi.fn<(at: string) => Promise<FileHandle>>((at) => open(at, 'a'))
let files: OpenFiles
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemachos-open-'))
  path = join(folder, 'file')
  opened.mockClear()
  files = new OpenFiles(opened)
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

const add = (text: string) => files.use(path, (file) => file.appendFile(text))

it('opens a file once for those who come together, and right after', async () => {
  await Promise.all([add('a'), add('b'), add('c')])
  await add('d')
  expect(opened).toHaveBeenCalledTimes(1)
  expect((await readFile(path, 'utf8')).split('').toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

it('closes it once nobody has asked for it for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = await files.use(path, async (one) => one)
  vi.advanceTimersByTime(900)
  await add('a')
  vi.advanceTimersByTime(900)
  expect(file.fd).toBeGreaterThan(0)
  vi.advanceTimersByTime(200)
  await vi.waitFor(() => expect(file.fd).toBe(-1))
  await add('b')
  expect(opened).toHaveBeenCalledTimes(2)
})

it('opens another under the name where the file is removed, also while it is used', async () => {
  let removed = Promise.resolve()
  await files.use(path, async (file) => {
    files.forget(path)
    removed = rename(path, join(folder, 'old'))
    await removed
    await file.appendFile('old')
    await add('new')
  })
  expect(await readFile(join(folder, 'old'), 'utf8')).toBe('old')
  expect(await readFile(path, 'utf8')).toBe('new')
})

it('tries again where it could not be opened', async () => {
  opened.mockRejectedValueOnce(new Error('no room'))
  await expect(add('a')).rejects.toThrow('no room')
  await add('b')
  expect(await readFile(path, 'utf8')).toBe('b')
})
