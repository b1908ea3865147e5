import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ValuesDraft } from './values-draft.ts'
import type { DraftValues } from './values-draft.ts'

const KEY = 'draft:1'
let storage: Map<string, string>
let sent: DraftValues[]
let seen: DraftValues[]
let answer: () => Promise<unknown>

class Conflict extends Error {
  readonly names: readonly string[]

  constructor(...names: readonly string[]) {
    super('conflict')
    this.names = names
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  storage = new Map()
  sent = []
  seen = []
  answer = () => Promise.resolve()
})
afterEach(() => vi.useRealTimers())

function saver(saved: DraftValues = {}, delay: number | null = 1000): ValuesDraft {
  return new ValuesDraft({
    key: KEY,
    saved,
    delay,
    canSave: (_name, value) => value !== 'λάθος',
    canRetry: (error) => !(error instanceof RangeError),
    conflictOf: (error) => (error instanceof Conflict ? error.names : undefined),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    save: (values, ofThem) => {
      sent.push(values)
      seen.push(ofThem)
      return answer()
    },
  })
}

describe('ValuesDraft', () => {
  it('saves a second after the last change, once', async () => {
    const draft = saver()
    draft.change('a', 'α')
    await vi.advanceTimersByTimeAsync(900)
    draft.change('a', 'αβ')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toEqual([])
    expect(draft.state()).toMatchObject({ status: 'waiting', savedAt: undefined })
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([{ a: 'αβ' }])
    expect(draft.state()).toMatchObject({ status: 'clean', savedAt: new Date() })
    expect(storage.has(KEY)).toBe(false)
  })

  it('keeps what was typed when the network fails, and tries again', async () => {
    const draft = saver()
    answer = () => Promise.reject(new Error('offline'))
    draft.change('a', 'α')
    expect(await draft.flush()).toBe(false)
    expect(draft.state()).toMatchObject({
      status: 'failed',
      values: { a: 'α' },
      savedAt: undefined,
    })
    expect(storage.get(KEY)).toBe('{"a":"α"}')

    answer = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(draft.state()).toMatchObject({ status: 'clean', error: undefined })
    expect(sent).toEqual([{ a: 'α' }, { a: 'α' }])
  })

  it('brings back what an earlier visit could not save, over what the server has', async () => {
    storage.set(KEY, '{"a":"γραμμένο","b":"ίδιο"}')
    const draft = saver({ a: 'παλιό', b: 'ίδιο' })
    expect(draft.state()).toMatchObject({ restored: true, values: { a: 'γραμμένο', b: 'ίδιο' } })
    draft.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([{ a: 'γραμμένο' }])
    expect(draft.state().restored).toBe(false)
  })

  it.each(['[1,{}]', 'nonsense', '{"a":{"b":1}}'])('starts clean from a draft like %s', (text) => {
    storage.set(KEY, text)
    expect(saver({ a: 'α' }).state()).toMatchObject({ restored: false, values: { a: 'α' } })
  })

  it('sends what is typed while saving afterwards, never two at a time', async () => {
    let confirm: (() => void) | undefined
    answer = () => new Promise<void>((resolve) => (confirm = resolve))
    const draft = saver()
    draft.change('a', '1')
    const flushed = draft.flush()
    draft.change('a', '2')
    draft.change('b', 'x')
    expect(sent).toEqual([{ a: '1' }])
    confirm?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([{ a: '1' }, { a: '2', b: 'x' }])
    expect(storage.get(KEY)).toBe('{"a":"2","b":"x"}')
    confirm?.()
    expect(await flushed).toBe(true)
    expect(draft.state()).toMatchObject({ status: 'clean', values: { a: '2', b: 'x' } })
  })

  it('takes over what others changed, but not over unsaved text', () => {
    const draft = saver({ a: '1', b: '1' })
    draft.change('a', 'mine')
    draft.rebase({ a: 'theirs', b: 'theirs' })
    expect(draft.state()).toMatchObject({ status: 'waiting', values: { a: 'mine', b: 'theirs' } })
  })

  it('waits to be asked when it has no delay', async () => {
    const draft = saver({}, null)
    draft.change('text', 'α')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    expect(storage.get(KEY)).toBe('{"text":"α"}')
    await draft.flush()
    expect(sent).toEqual([{ text: 'α' }])
  })

  it('holds back what cannot be saved as it stands, and keeps it', async () => {
    const draft = saver()
    draft.change('a', 'λάθος')
    draft.change('b', 'β')
    expect(await draft.flush()).toBe(true)
    expect(sent).toEqual([{ b: 'β' }])
    expect(draft.state()).toMatchObject({ status: 'held', values: { a: 'λάθος', b: 'β' } })
    expect(storage.get(KEY)).toBe('{"a":"λάθος"}')
  })

  it('does not repeat by itself what the server refuses', async () => {
    const draft = saver()
    answer = () => Promise.reject(new RangeError('refused'))
    draft.change('a', 'α')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(draft.state().status).toBe('failed')
  })

  describe('where somebody else has changed a field', () => {
    /** Somebody has written in `a` meanwhile; whoever has seen it may write there. */
    const contested = (): ValuesDraft => {
      const draft = saver({ a: '1', b: '1', c: '1' })
      answer = () => {
        const isLost = sent.at(-1)?.['a'] !== undefined && seen.at(-1)?.['a'] === '1'
        return isLost ? Promise.reject(new Conflict('a')) : Promise.resolve()
      }
      draft.change('a', 'mine')
      draft.change('b', '2')
      return draft
    }

    it('saves the other fields, and those typed from then on', async () => {
      const draft = contested()
      expect(await draft.flush()).toBe(false)
      expect(sent).toEqual([{ a: 'mine', b: '2' }, { b: '2' }])
      expect(draft.state()).toMatchObject({
        status: 'conflict',
        contested: ['a'],
        values: { a: 'mine', b: '2', c: '1' },
        savedAt: new Date(),
      })
      expect(storage.get(KEY)).toBe('{"a":"mine"}')

      draft.change('c', '2')
      draft.change('a', 'mine too')
      await vi.advanceTimersByTimeAsync(1000)
      expect(sent.slice(2)).toEqual([{ c: '2' }])
      draft.rebase({ a: 'theirs', b: '3', c: '2' })
      expect(draft.state().values).toEqual({ a: 'mine too', b: '3', c: '2' })
    })

    it('writes what is typed over the other once that is chosen, and over nothing else', async () => {
      const draft = contested()
      await draft.flush()
      draft.change('b', '3')
      draft.settle({ a: 'theirs', b: 'not seen' }, 'mine', ['a'])
      await vi.advanceTimersByTimeAsync(0)
      expect(sent.at(-1)).toEqual({ a: 'mine', b: '3' })
      expect(seen.at(-1)).toEqual({ a: 'theirs', b: '2' })
      expect(draft.state()).toMatchObject({ status: 'clean', contested: [] })
    })

    it('takes the other once that is chosen, and keeps what stands in the rest', async () => {
      const draft = contested()
      await draft.flush()
      draft.settle({ a: 'theirs' }, 'theirs', ['a'])
      await vi.advanceTimersByTimeAsync(0)
      expect(sent).toHaveLength(2)
      expect(draft.state()).toMatchObject({
        status: 'clean',
        contested: [],
        values: { a: 'theirs', b: '2', c: '1' },
      })
      expect(storage.has(KEY)).toBe(false)
    })

    it('has nothing to choose where the other is what was typed', async () => {
      const draft = contested()
      await draft.flush()
      draft.rebase({ a: 'mine', b: '2', c: '1' })
      expect(draft.state()).toMatchObject({ status: 'clean', contested: [] })
    })

    it('goes on saving the rest where the network fails meanwhile', async () => {
      const draft = contested()
      await draft.flush()
      const before = answer
      answer = () => Promise.reject(new Error('offline'))
      draft.change('c', '2')
      expect(await draft.flush()).toBe(false)
      expect(draft.state()).toMatchObject({ status: 'failed', contested: ['a'] })
      answer = before
      await vi.advanceTimersByTimeAsync(10_000)
      expect(sent.at(-1)).toEqual({ c: '2' })
      expect(draft.state()).toMatchObject({ status: 'conflict', contested: ['a'] })
    })
  })

  it('makes one last attempt when the form is left', async () => {
    const draft = saver()
    answer = () => Promise.reject(new Error('offline'))
    draft.change('a', 'α')
    draft.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(storage.get(KEY)).toBe('{"a":"α"}')
  })

  it('is clean again when a change is typed back', () => {
    const draft = saver({ a: 'α' })
    draft.change('a', 'β')
    draft.change('a', 'α')
    expect(draft.state().status).toBe('clean')
    expect(storage.has(KEY)).toBe(false)
  })
})
