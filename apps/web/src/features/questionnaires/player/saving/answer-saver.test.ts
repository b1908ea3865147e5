import type { Answer } from '@telemachos/questionnaire/answers'
import { openQueue, type SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerSaver } from './answer-saver.ts'
import type { KeptAnswers } from './kept-answers.ts'

const browser = vi.hoisted(() => ({
  /** What storage was told, in order; null for a deletion. */
  kept: [] as (KeptAnswers | null)[],
  requests: [] as { input: { GroupId: number }; answer: (reply: object) => void }[],
}))

vi.mock('idb', () => ({
  openDB: () =>
    Promise.resolve({
      put: (_: string, kept: KeptAnswers) => Promise.resolve(browser.kept.push(kept)),
      delete: () => Promise.resolve(browser.kept.push(null)),
    }),
}))
vi.mock('../../../../shared/api/call.ts', () => ({
  call: (_: string, input: { GroupId: number }) =>
    new Promise((resolve) => browser.requests.push({ input, answer: resolve })),
}))

const choose = (optionId: number): Answer => ({ optionId, text: null })
const settle = () => new Promise((resolve) => setTimeout(resolve))

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
  return new AnswerSaver({
    key: '1:1',
    answerSetId: 1,
    opened: { queue: openQueue(options, groups), drafts: {}, wasCleared: false },
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
    browser.requests = []
  })

  it('keeps what waits alone, once, and nothing when the server has it all', async () => {
    const saver = openSaver(300)
    saver.answer(7, choose(2))
    await settle()
    expect(saver.isSaving).toBe(true)
    expect(browser.kept.map(groupsIn)).toEqual([['7']])
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
    await confirm(1, 2)
    browser.requests = []
    saver.answer(1, choose(3))
    expect(browser.requests.map(({ input }) => input)).toMatchObject([
      { GroupId: 1, OptionId: 3, BaseRev: 4, Seq: 2 },
    ])
  })
})
