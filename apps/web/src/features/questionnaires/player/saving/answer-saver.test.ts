import type { Answer } from '@telemachos/questionnaire/answers'
import { openQueue, type SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptAttempts } from '#storage'
import { AnswerSaver } from './answer-saver.ts'
import { takeKept, type KeptAnswers } from './kept-answers.ts'
import { mergeQueue, unsentOf, type Opened } from './merge-queue.ts'

const browser = vi.hoisted(() => ({
  /** What storage was told, in order; null for a deletion. */
  kept: [] as (KeptAnswers | null)[],
  storage: new Map<string, KeptAnswers>(),
  requests: [] as {
    input: { GroupId: number }
    keepalive: boolean | undefined
    answer: (reply: object) => void
    fail: (error: Error) => void
  }[],
  /** What waits for the page to rest. */
  resting: [] as (() => void)[],
  listeners: new Map<string, () => void>(),
}))

vi.mock('idb', () => {
  const store = {
    get: (key: string) => Promise.resolve(browser.storage.get(key)),
    put: (kept: KeptAnswers, key: string) => {
      browser.storage.set(key, kept)
      return Promise.resolve(browser.kept.push(kept))
    },
    delete: (key: string) => {
      browser.storage.delete(key)
      return Promise.resolve(browser.kept.push(null))
    },
  }
  return { openDB: () => Promise.resolve({ transaction: () => ({ store }) }) }
})
vi.mock('../../../../shared/api/call.ts', () => ({
  call: (_: string, input: { GroupId: number }, { keepalive }: { keepalive?: boolean }) =>
    new Promise((answer, fail) => browser.requests.push({ input, keepalive, answer, fail })),
}))
vi.mock('../../../../shared/ui/when-idle.ts', () => ({
  whenIdle: () => new Promise<void>((resolve) => browser.resting.push(resolve)),
}))
const page = {
  hidden: false,
  addEventListener: (name: string, listener: () => void) => browser.listeners.set(name, listener),
  removeEventListener: (name: string) => browser.listeners.delete(name),
}
vi.stubGlobal('document', page)
vi.stubGlobal('addEventListener', page.addEventListener)
vi.stubGlobal('removeEventListener', page.removeEventListener)

const choose = (optionId: number): Answer => ({ optionId, text: null })
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** The page has nothing else to do. */
async function rest(): Promise<void> {
  for (const resolve of browser.resting.splice(0)) resolve()
  await settle()
}

const groupsSent = () => browser.requests.map(({ input }) => input.GroupId)

/** The server confirms what was sent for the group. */
async function confirm(groupId: number, optionId: number): Promise<void> {
  const request = browser.requests.find(({ input }) => input.GroupId === groupId)
  request?.answer({
    Outcome: 'saved',
    Now: '2026-03-05T10:00:00Z',
    Current: { OptionId: optionId, Text: null, Rev: 4 },
  })
  await settle()
}

function openSaver(answered: number): AnswerSaver {
  const options = { clientId: 'tab', epoch: 0, worksOffline: false }
  const acknowledged = { answer: choose(1), rev: 3 }
  const groups = Array.from({ length: answered }, (_, id) => [id + 1, acknowledged] as const)
  return saverOf({ queue: openQueue(options, groups), drafts: {}, wasCleared: false }, 0)
}

/** Another tab takes the attempt over from one that has stopped. */
async function takeOver(takenAt: number): Promise<AnswerSaver> {
  const kept = await takeKept('1:1', takenAt)
  const questionnaire = { Answers: {}, Epoch: 0, Extra: { OnFinish: '', WorksOffline: false } }
  const saver = saverOf(mergeQueue(questionnaire, kept, 'other'), takenAt)
  saver.start()
  return saver
}

function saverOf(opened: Opened, takenAt: number): AnswerSaver {
  return new AnswerSaver({
    key: '1:1',
    takenAt,
    answerSetId: 1,
    opened,
    isRight: () => true,
    onShown: () => {},
    onLoss: () => {},
    onStale: () => {},
  })
}

const groupsIn = (kept: { readonly queue: SaveQueue } | null | undefined) =>
  Object.keys(kept?.queue.groups ?? {})

describe('saving an answer', () => {
  beforeEach(() => {
    browser.kept = []
    browser.storage.clear()
    browser.requests = []
    browser.resting = []
    browser.listeners.clear()
    page.hidden = false
  })

  it('keeps what waits alone, once, and nothing when the server has it all', async () => {
    const saver = openSaver(300)
    saver.answer(7, choose(2))
    await settle()
    expect(saver.isSaving).toBe(true)
    expect(browser.kept.map(groupsIn)).toEqual([['7']])
    await rest()
    await confirm(7, 2)
    expect(saver.isSaving).toBe(false)
    expect(browser.kept.at(-1)).toBe(null)
    expect(browser.kept.length).toBe(2)
  })

  it('knows of every group what the server has, whether it waits or not', async () => {
    const saver = openSaver(3)
    saver.answer(2, choose(2))
    expect(saver.group(2)).toMatchObject({ shown: choose(2), acknowledged: { rev: 3 } })
    expect([...saver.shown()].toSorted(([a], [b]) => a - b)).toEqual([
      [1, choose(1)],
      [2, choose(2)],
      [3, choose(1)],
    ])
    await rest()
    await confirm(2, 2)
    expect(saver.group(2)).toMatchObject({ shown: choose(2), acknowledged: { rev: 4 } })
    expect(saver.group(9)).toMatchObject({ acknowledged: { rev: 0 } })
    const expected = saver.expected().toSorted((a, b) => a.GroupId - b.GroupId)
    expect(expected).toEqual([
      { GroupId: 1, Rev: 3 },
      { GroupId: 2, Rev: 4 },
      { GroupId: 3, Rev: 3 },
    ])
  })

  it('sends an answer on the revision that the one before it has become', async () => {
    const saver = openSaver(1)
    saver.answer(1, choose(2))
    await rest()
    await confirm(1, 2)
    browser.requests = []
    saver.answer(1, choose(3))
    await rest()
    expect(browser.requests.map(({ input }) => input)).toMatchObject([
      { GroupId: 1, OptionId: 3, BaseRev: 4, Seq: 2 },
    ])
  })

  it('lets the page go first, and has two writes under way at a time', async () => {
    const saver = openSaver(0)
    for (const id of [5, 3, 4, 1]) saver.answer(id, choose(2))
    await settle()
    expect(groupsSent()).toEqual([])
    expect(browser.kept.at(-1)).toMatchObject({ queue: { lastSeq: 4 } })
    await rest()
    expect(groupsSent()).toEqual([5, 3])
    await confirm(3, 2)
    expect(groupsSent()).toEqual([5, 3])
    await rest()
    expect(groupsSent()).toEqual([5, 3, 4])
  })

  it.each(['pagehide', 'visibilitychange'])('sends all at %s, what is typed as well', (event) => {
    const saver = openSaver(0)
    saver.start()
    for (const id of [5, 3, 4]) saver.answer(id, choose(2))
    saver.answer(1, { optionId: null, text: 'μισό' }, 1_000)
    page.hidden = event === 'visibilitychange'
    browser.listeners.get(event)?.()
    expect(groupsSent()).toEqual([5, 3, 4, 1])
    expect(browser.requests.every(({ keepalive }) => keepalive)).toBe(true)
    saver.stop()
  })

  it('sends at once in a page that nobody sees', () => {
    page.hidden = true
    openSaver(0).answer(5, choose(2))
    expect(groupsSent()).toEqual([5])
  })

  it('sends all before it waits until the server has everything, and before it stops', async () => {
    const saver = openSaver(0)
    for (const id of [5, 3, 4]) saver.answer(id, choose(2))
    const drained = saver.drain(5_000)
    expect(groupsSent()).toEqual([5, 3, 4])
    for (const id of [3, 4, 5]) await confirm(id, 2)
    expect(await drained).toBe(true)
    for (const id of [6, 7, 8]) saver.answer(id, choose(2))
    saver.stop()
    expect(groupsSent()).toEqual([5, 3, 4, 6, 7, 8])
  })

  it('lets nothing wait behind a write that fails', async () => {
    const saver = openSaver(0)
    for (const id of [5, 3, 4, 1]) saver.answer(id, choose(2))
    await rest()
    browser.requests[0]?.fail(new DOMException('10 s have passed', 'TimeoutError'))
    await settle()
    await rest()
    expect(groupsSent()).toEqual([5, 3, 4, 1])
    saver.stop()
  })

  const waitingInStorage = () => {
    const { queue, drafts } = browser.storage.get('1:1') ?? {}
    const written = Object.entries(queue?.groups ?? {}).map(([id, { waiting }]) => [id, waiting])
    return { written: Object.fromEntries(written), drafts }
  }

  it('leaves alone what another tab keeps when the server answers late', async () => {
    const before = openSaver(0)
    before.answer(5, choose(2))
    await settle()
    before.stop()
    const after = await takeOver(1)
    after.answer(6, { optionId: null, text: 'μισό' }, 1_000)
    await settle()
    await confirm(5, 2)
    expect(waitingInStorage()).toMatchObject({
      written: { 5: { answer: choose(2) } },
      drafts: { 6: { text: 'μισό' } },
    })
    after.stop()
  })

  it('brings nothing back that another tab has sent when its own sending fails late', async () => {
    const before = openSaver(0)
    before.answer(5, choose(2))
    await settle()
    before.stop()
    const [late] = browser.requests.splice(0)
    const after = await takeOver(1)
    await rest()
    await confirm(5, 2)
    expect(after.isSaving).toBe(false)
    late?.fail(new DOMException('10 s have passed', 'TimeoutError'))
    await settle()
    expect(browser.storage.size).toBe(0)
    after.stop()
  })

  it('takes back what came when the time was over, and keeps it to be seen', async () => {
    const saver = openSaver(1)
    saver.answer(1, choose(2))
    await rest()
    browser.requests[0]?.answer({
      Outcome: 'late',
      Now: '2026-03-05T10:00:00Z',
      Current: { OptionId: 1, Text: null, Rev: 3 },
    })
    await settle()
    expect(saver.group(1)).toMatchObject({
      shown: choose(1),
      rolledBack: { why: 'late', answer: choose(2) },
    })
    expect([...saver.lost()]).toEqual([1])
    const kept = browser.storage.get('1:1')
    expect(kept && [...unsentOf(kept)]).toEqual([[1, choose(2)]])
    saver.letGo(1)
    await settle()
    expect(browser.storage.size).toBe(0)
  })

  it('gives back what waited when its answers were cleared, and sends none of it', async () => {
    const before = openSaver(0)
    before.answer(5, choose(2))
    before.answer(6, { optionId: null, text: 'μισό' }, 1_000)
    await settle()
    before.stop()
    browser.requests = []
    const questionnaire = { Answers: {}, Epoch: 1, Extra: { OnFinish: '', WorksOffline: true } }
    const after = saverOf(mergeQueue(questionnaire, await takeKept('1:1', 1), 'other'), 1)
    after.start()
    await rest()
    expect(browser.requests).toEqual([])
    expect([...after.lost()].toSorted()).toEqual([5, 6])
    after.giveBack(5)
    await rest()
    expect(browser.requests.map(({ input }) => input)).toMatchObject([
      { GroupId: 5, OptionId: 2, Epoch: 1 },
    ])
    after.stop()
  })

  it('keeps what was typed last before it stops, and forgets it once the server has it', async () => {
    const saver = openSaver(0)
    saver.answer(5, choose(2))
    saver.stop()
    await settle()
    expect(waitingInStorage().written).toMatchObject({ 5: { answer: choose(2) } })
    await confirm(5, 2)
    expect(browser.storage.size).toBe(0)
  })

  it('keeps nothing of who is signing off', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const saver = openSaver(0)
    await forgetKeptAttempts()
    saver.answer(5, choose(2))
    await settle()
    expect(browser.storage.size).toBe(0)
    saver.stop()
  })
})
