import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFormDraft, readFormDraft } from './form-draft.ts'

const KEY = 'draft:7:journal:1'
const START = { Notes: 'as saved', Held: null as boolean | null, Duration: '45' }
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what differs from what is saved, with the version that it began from', () => {
  keepFormDraft(KEY, 3, { ...START, Notes: 'typed', Held: false }, START)
  expect(readFormDraft(KEY, START)).toEqual({
    version: 3,
    values: { Notes: 'typed', Held: false },
  })
})

it('keeps nothing of a form that stands as it was saved', () => {
  keepFormDraft(KEY, 3, { ...START, Notes: 'typed' }, START)
  keepFormDraft(KEY, 4, START, START)
  expect(storage.size).toBe(0)
  expect(readFormDraft(KEY, START)).toBeUndefined()
})

it('leaves out values of other names and kinds, and what is no draft', () => {
  storage.set(KEY, JSON.stringify({ version: 3, values: { Notes: 5, Gone: 'x', Held: true } }))
  expect(readFormDraft(KEY, START)).toEqual({ version: 3, values: { Held: true } })
  for (const text of ['', '[', 'null', '{}', '{"version":1}', '{"version":"1","values":{}}']) {
    storage.set(KEY, text)
    expect(readFormDraft(KEY, START)).toBeUndefined()
  }
})
