import { writeClip, type Clip } from '@telemachos/questionnaire/author/clip'
import { draftQuestion } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { ClipStore } from './clip-store.ts'

const clipOf = (id: string): Clip => ({
  id,
  isCut: true,
  section: null,
  lines: [[draftQuestion({ Type: 10, Id: 'ID_0001', Model: id })]],
  from: { questId: 7, title: 'Πηγή' },
})

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the clip of a browser', () => {
  it('is there in another page of the same person, and of nobody else', () => {
    const storage = makeStorage()
    new ClipStore(storage, 1).keep(clipOf('a'))
    expect(new ClipStore(storage, 1).clip()).toEqual(clipOf('a'))
    expect(new ClipStore(storage, 11).clip()).toBeUndefined()
    storage.setItem('quest-clip', '1 {"Format":"something else"}')
    expect(new ClipStore(storage, 1).clip()).toBeUndefined()
  })

  it('gives way to what the clipboard of the system has', () => {
    const store = new ClipStore(makeStorage(), 1)
    store.keep(clipOf('a'))
    expect(store.clipIn(writeClip(clipOf('b')))?.id).toBe('b')
    expect(store.clipIn('Καλημέρα')?.id).toBe('a')
    expect(store.clipIn('')?.id).toBe('a')
  })

  it('is done with for good, though the clipboard of the system still has it', () => {
    const storage = makeStorage()
    const store = new ClipStore(storage, 1)
    store.keep(clipOf('a'))
    store.finish(clipOf('a'))
    expect([store.clip(), store.clipIn(writeClip(clipOf('a')))]).toEqual([undefined, undefined])
    expect(new ClipStore(storage, 1).clipIn(writeClip(clipOf('a')))).toBeUndefined()
    store.keep(clipOf('b'))
    store.finish(clipOf('a'))
    expect(store.clip()?.id).toBe('b')
  })

  it('is this page’s alone where nothing can be stored', () => {
    const full = {
      ...makeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const store = new ClipStore(full, 1)
    store.keep(clipOf('a'))
    expect(store.clip()?.id).toBe('a')
  })
})
