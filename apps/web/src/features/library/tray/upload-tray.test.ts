import { beforeEach, expect, it, vi } from 'vitest'
import { standAt, type Identity } from '#shared'
import { inputOf, NOTHING_SAID } from '../said.ts'
import { trayFiles } from './tray-files.ts'
import { clearEnded, resumeUploads, uploadToLibrary } from './upload-tray.ts'

const browser = vi.hoisted(() => ({
  /** What storage keeps, by key. */
  kept: new Map<string, unknown>(),
  /** What was begun to be sent, by title. */
  begun: [] as string[],
}))

vi.mock('idb', () => {
  const { kept } = browser
  const database = {
    put: async (_: string, upload: unknown, key: string) => void kept.set(key, upload),
    delete: async (_: string, key: string) => void kept.delete(key),
    getAllKeys: async () => [...kept.keys()],
    getAll: async () => [...kept.values()],
  }
  return { openDB: () => Promise.resolve(database) }
})
vi.mock('../send-item.ts', () => ({
  toLibrary: ({ start }: { start: { Title: string } }) => ({
    userId: 1,
    start: async () => {
      browser.begun.push(start.Title)
      // As a browser says of a file that has been moved meanwhile; the server has refused nothing.
      throw new Error('The file could not be read.')
    },
  }),
}))
vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)

const OWNER = { userId: 1, projectId: 2 }

beforeEach(() => {
  standAt({ UserId: 1, ProjectId: 2, Role: 'Mentor' } as Identity)
})

it('forgets what failed once the tray is closed, so that nothing is sent later', async () => {
  const start = { Category: '', Title: 'Οδηγός' }
  const content = new File(['αβγ'], 'Οδηγός.txt')
  const states = () => trayFiles.get().map(({ state }) => state)
  uploadToLibrary(OWNER, [{ content, options: { start, said: inputOf(NOTHING_SAID, 'general') } }])
  await vi.waitFor(() => expect(states()).toEqual(['failed']))
  // What fails without a refusal is kept, to be sent again.
  await vi.waitFor(() => expect(browser.kept.size).toBe(1))
  clearEnded()
  await vi.waitFor(() => expect(browser.kept.size).toBe(0))
  await resumeUploads(OWNER)
  expect(states()).toEqual([])
  expect(browser.begun).toEqual(['Οδηγός'])
})
