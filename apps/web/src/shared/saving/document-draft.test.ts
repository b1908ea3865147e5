import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { DocumentDraft } from './document-draft.ts'

interface Note {
  readonly title: string
}
const draft = (title: string): Note => ({ title })

interface Sent {
  readonly title: string
  readonly revision: number
  readonly key: string
}

/** A server that keeps revisions, and fails as it is told. */
function makeServer() {
  const sent: Sent[] = []
  const failures: unknown[] = []
  let revision = 1
  const send = async ({ title }: Note, based: number, key: string) => {
    sent.push({ title, revision: based, key })
    const failure = failures.shift()
    if (failure) throw failure
    revision += 1
    return await Promise.resolve({ Revision: revision, SavedAt: `2026-01-0${revision}T10:00:00Z` })
  }
  const saver = new DocumentDraft({ document: first, revision: 1, at: '', by: 'Άννα', send })
  return { sent, failures, saver }
}

const first = draft('0')
const titles = (sent: readonly Sent[]) => sent.map(({ title, revision }) => [title, revision])

describe('DocumentDraft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits until writing rests, and is saved only once the server says so', async () => {
    const { sent, saver } = makeServer()
    saver.change(draft('1'))
    await vi.advanceTimersByTimeAsync(1_000)
    saver.change(draft('2'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([sent, saver.state().status, saver.isClean]).toEqual([[], 'waiting', false])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(titles(sent)).toEqual([['2', 1]])
    expect(saver.state()).toMatchObject({
      status: 'clean',
      at: '2026-01-02T10:00:00Z',
      by: '',
    })
  })

  it('sends at once when asked, and what was written meanwhile after it', async () => {
    const { sent, saver } = makeServer()
    saver.change(draft('1'))
    const saving = saver.save()
    saver.change(draft('2'))
    expect(await saving).toBe(true)
    expect(titles(sent)).toEqual([
      ['1', 1],
      ['2', 2],
    ])
  })

  it('sends nothing that was taken back', async () => {
    const { sent, saver } = makeServer()
    saver.change(draft('1'))
    saver.change(first)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
    expect(saver.state()).toMatchObject({ status: 'clean', at: '', by: 'Άννα' })
  })

  it('repeats what was lost under its own key before anything newer', async () => {
    const { sent, failures, saver } = makeServer()
    failures.push(new ApiError(0, {}))
    saver.change(draft('1'))
    expect(await saver.save()).toBe(false)
    expect(saver.state().status).toBe('failed')
    saver.change(draft('2'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(titles(sent)).toEqual([
      ['1', 1],
      ['1', 1],
      ['2', 2],
    ])
    expect(sent[0]?.key).toBe(sent[1]?.key)
    expect(sent[1]?.key).not.toBe(sent[2]?.key)
    expect(saver.state().status).toBe('clean')
  })

  it('does not repeat what the server refuses, until it is changed', async () => {
    const { sent, failures, saver } = makeServer()
    failures.push(new ApiError(400, { code: 'invalid_input' }))
    saver.change(draft('1'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([titles(sent), saver.state().status]).toEqual([[['1', 1]], 'failed'])
    saver.change(draft('2'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saver.state().status).toBe('clean')
  })

  it('stops at a conflict, and goes on from what was chosen', async () => {
    const { sent, failures, saver } = makeServer()
    const details = { Revision: 7, SavedBy: 'Βάσω', SavedAt: '2026-02-01T10:00:00Z' }
    failures.push(new ApiError(409, { code: 'conflict', details }))
    const mine = draft('mine')
    saver.change(mine)
    expect(await saver.save()).toBe(false)
    expect(saver.state()).toMatchObject({ status: 'conflict', error: { details } })
    saver.change(draft('mine 2'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    saver.settle(draft('theirs'), details)
    expect(saver.isClean).toBe(true)
    saver.change(mine)
    expect(await saver.save()).toBe(true)
    expect(titles(sent).at(-1)).toEqual(['mine', 7])
  })

  it('sends what is left when nobody looks any more', async () => {
    const { sent, saver } = makeServer()
    void saver.save()
    saver.change(draft('1'))
    void saver.save()
    await vi.advanceTimersByTimeAsync(0)
    expect(titles(sent)).toEqual([['1', 1]])
  })
})
