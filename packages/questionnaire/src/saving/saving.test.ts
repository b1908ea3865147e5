import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameAnswer } from '../answers.ts'
import { say } from '../testing.ts'
import { decideSave, missingRevisions, type StoredAnswer } from './decide-save.ts'
import {
  acknowledge,
  dueWrites,
  fail,
  groupOf,
  isDrained,
  nextDue,
  openQueue,
  refuse,
  reopenQueue,
  restart,
  revisions,
  sent,
  write,
  type SaveQueue,
} from './save-queue.ts'
import { TwoTabs } from './two-tabs.testing.ts'

const G = 7
const stored = (rev: number, clientId: string, seq: number, text = 'α'): StoredAnswer => ({
  answer: say(text),
  rev,
  clientId,
  seq,
})

describe('decideSave', () => {
  const operation = (clientId: string, seq: number, baseRev: number, text = 'β') => ({
    opId: 'op',
    clientId,
    seq,
    baseRev,
    answer: say(text),
  })

  it.each([
    ['the first write', undefined, operation('a', 1, 0), 'apply', 1],
    ['a first write that knows of one', undefined, operation('a', 1, 3), 'conflict', undefined],
    ['the same page going on', stored(1, 'a', 4), operation('a', 5, 0), 'apply', 2],
    ['the same page, late', stored(1, 'a', 4), operation('a', 3, 0), 'outOfOrder', 1],
    ['the same number again', stored(1, 'a', 4), operation('a', 4, 1), 'outOfOrder', 1],
    ['another page that has seen it', stored(2, 'a', 4), operation('b', 1, 2), 'apply', 3],
    ['another page that has not', stored(2, 'a', 4), operation('b', 9, 1), 'conflict', 2],
    [
      'another page writing the same',
      stored(2, 'a', 4),
      operation('b', 9, 1, 'α'),
      'outOfOrder',
      2,
    ],
  ] as const)('%s', (_, current, given, kind, rev) => {
    const decision = decideSave(current, given)
    expect(decision.kind).toBe(kind)
    expect(decision.stored?.rev).toBe(rev)
  })

  it('names the revisions that a finish waits for', () => {
    const arrived = new Map([
      [1, 3],
      [2, 1],
    ])
    expect(
      missingRevisions(arrived, [
        [1, 3],
        [2, 2],
        [3, 1],
        [4, 0],
      ]),
    ).toEqual([2, 3])
  })
})

describe('the queue', () => {
  const open = (own: Partial<SaveQueue> = {}) =>
    openQueue({ clientId: 'tab', epoch: 0, worksOffline: false, ...own }, [
      [G, { answer: say('πριν'), rev: 1 }],
    ])
  const due = (queue: SaveQueue, now = 0) => dueWrites(queue, now).map((one) => one.write.opId)
  const shown = (queue: SaveQueue) => groupOf(queue, G).shown.text

  it('has one write under way per group and keeps only the newest of those that wait', () => {
    let queue = write(open(), G, say('1'), 'a')
    expect(due(queue)).toEqual(['a'])
    queue = sent(queue, G, 'a', 0)
    queue = write(write(queue, G, say('2'), 'b'), G, say('3'), 'c')
    expect(due(queue)).toEqual([])
    queue = acknowledge(queue, G, 'a', { answer: say('1'), rev: 2 })
    expect(dueWrites(queue, 0)).toMatchObject([{ baseRev: 2, write: { opId: 'c', seq: 3 } }])
    expect(shown(queue)).toBe('3')
    queue = acknowledge(sent(queue, G, 'c', 0), G, 'c', { answer: say('3'), rev: 3 })
    expect(isDrained(queue)).toBe(true)
    expect(revisions(queue)).toEqual([{ groupId: G, rev: 3 }])
  })

  /** Answers to so many groups, of which the last is the oldest. */
  const several = (count: number) => {
    const groups = Array.from({ length: count }, (_, index) => count - index)
    return groups.reduce((queue, id) => write(queue, id, say('1'), `of ${id}`), open())
  }
  const send = (queue: SaveQueue, now: number) =>
    dueWrites(queue, now).reduce((all, one) => sent(all, one.groupId, one.write.opId, now), queue)

  it('has two writes under way in all, the oldest, and the next when one is answered', () => {
    let queue = several(4)
    expect(due(queue, 100)).toEqual(['of 4', 'of 3'])
    queue = send(queue, 100)
    expect(due(queue, 1_099)).toEqual([])
    expect(nextDue(queue)).toBe(1_100)
    queue = acknowledge(queue, 3, 'of 3', { answer: say('1'), rev: 1 })
    expect(nextDue(queue)).toBe(0)
    expect(due(queue, 200)).toEqual(['of 2'])
    // A page that is about to go waits for nothing.
    expect(dueWrites(queue, 200, Infinity).map(({ groupId }) => groupId)).toEqual([2, 1])
  })

  it('holds nothing up behind a write that takes a second, or fails', () => {
    const queue = send(several(4), 100)
    expect(due(queue, 1_100)).toEqual(['of 2', 'of 1'])
    const failed = fail(queue, 4, 'of 4', { now: 150, jitter: 0, restoreOpId: 'r' })
    expect(nextDue(failed)).toBe(0)
    expect(due(failed, 150)).toEqual(['of 2', 'of 1'])
    expect(due(failed, 1_150)).toEqual(['of 4', 'of 2', 'of 1'])
  })

  it('takes everything back within 8 s where nothing gets through, however much waits', () => {
    let queue = several(30)
    let now = 0
    while (
      Object.values(queue.groups).some(
        ({ rolledBack, acknowledged }) => !rolledBack && !acknowledged.rev,
      )
    ) {
      now = Math.max(now, nextDue(queue) ?? 0)
      expect(now).toBeLessThanOrEqual(8_000)
      for (const {
        groupId,
        write: { opId },
      } of dueWrites(queue, now)) {
        queue = sent(queue, groupId, opId, now)
        queue = fail(queue, groupId, opId, { now, jitter: 0.5, restoreOpId: `r ${groupId}` })
      }
    }
    expect(groupOf(queue, 1).rolledBack).toEqual({ why: 'communication', answer: say('1') })
  })

  it('waits 1, 2, 4, 8 … 30 s with jitter', () => {
    let queue = write(open({ worksOffline: true }), G, say('1'), 'a')
    const waits: number[] = []
    let now = 0
    for (let turn = 0; turn < 7; turn++) {
      queue = fail(sent(queue, G, 'a', 0), G, 'a', {
        now,
        jitter: turn === 6 ? 1 : 0,
        restoreOpId: 'r',
      })
      waits.push((nextDue(queue) ?? 0) - now)
      now = nextDue(queue) ?? 0
      expect(due(queue, now - 1)).toEqual([])
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 37_500])
  })

  it('takes a write back after 8 s, writes the old value over it, and gives the text back', () => {
    let queue = write(open(), G, say('1'), 'a')
    for (const now of [0, 1_000, 3_000, 8_000]) {
      expect(shown(queue)).toBe('1')
      queue = fail(sent(queue, G, 'a', 0), G, 'a', { now, jitter: 0, restoreOpId: 'r' })
    }
    expect(shown(queue)).toBe('πριν')
    expect(groupOf(queue, G).rolledBack).toEqual({ why: 'communication', answer: say('1') })
    expect(isDrained(queue)).toBe(false)
    expect(dueWrites(queue, 60_000)).toMatchObject([
      { write: { opId: 'r', answer: say('πριν'), isRestore: true } },
    ])
    queue = acknowledge(sent(queue, G, 'r', 0), G, 'r', { answer: say('πριν'), rev: 3 })
    expect(isDrained(queue)).toBe(true)
    expect(groupOf(queue, G).rolledBack?.answer).toEqual(say('1'))
  })

  it.each([0, 0.5, 1])('gives up 8 s after the first failure, at a jitter of %f', (jitter) => {
    let queue = write(open(), G, say('1'), 'a')
    let now = 100
    for (; groupOf(queue, G).rolledBack === null; now = nextDue(queue) ?? 0) {
      expect(now).toBeLessThanOrEqual(8_100)
      queue = fail(sent(queue, G, 'a', 0), G, 'a', { now, jitter, restoreOpId: 'r' })
    }
    expect(groupOf(queue, G).retryAt).toBeGreaterThan(8_100 + 8_000 - 1)
  })

  it('takes nothing back while newer writes wait, or where it works offline', () => {
    let queue = sent(write(open(), G, say('1'), 'a'), G, 'a', 0)
    queue = write(queue, G, say('2'), 'b')
    queue = fail(queue, G, 'a', { now: 60_000, jitter: 0, restoreOpId: 'r' })
    expect(shown(queue)).toBe('2')
    expect(due(queue, 120_000)).toEqual(['b'])
  })

  it('never tries a refused write again, and shows what the server has', () => {
    let queue = refuse(sent(write(open(), G, say('1'), 'a'), G, 'a', 0), G, 'a')
    expect(shown(queue)).toBe('πριν')
    expect(groupOf(queue, G).rolledBack).toEqual({ why: 'refused', answer: say('1') })
    queue = sent(write(queue, G, say('2'), 'b'), G, 'b', 0)
    queue = write(queue, G, say('3'), 'c')
    queue = refuse(queue, G, 'b', { answer: say('του άλλου'), rev: 5 })
    expect(shown(queue)).toBe('του άλλου')
    expect(groupOf(queue, G).rolledBack).toEqual({ why: 'conflict', answer: say('3') })
    expect(isDrained(queue)).toBe(true)
  })

  it('takes back what came when the time was over', () => {
    const before = { answer: say('πριν'), rev: 1 }
    const queue = refuse(sent(write(open(), G, say('1'), 'a'), G, 'a', 0), G, 'a', before, 'late')
    expect(shown(queue)).toBe('πριν')
    expect(groupOf(queue, G).rolledBack).toEqual({ why: 'late', answer: say('1') })
  })

  it('pays no heed to answers about writes that are no longer under way', () => {
    const queue = sent(write(open(), G, say('1'), 'a'), G, 'a', 0)
    const late = { answer: say('x'), rev: 9 }
    expect(acknowledge(queue, G, 'zzz', late)).toBe(queue)
    expect(refuse(queue, G, 'zzz', late)).toBe(queue)
    expect(fail(queue, G, 'zzz', { now: 0, jitter: 0, restoreOpId: 'r' })).toBe(queue)
  })

  it('goes on after the page was loaded again, and starts anew after it was cleared', () => {
    const queue = sent(write(open(), G, say('1'), 'a'), G, 'a', 0)
    const kept: SaveQueue = JSON.parse(JSON.stringify(queue))
    expect(due(reopenQueue(kept))).toEqual(['a'])
    const anew = restart(kept, 1, [])
    expect(anew).toMatchObject({ epoch: 1, lastSeq: 1, groups: {} })
  })
})

describe('two tabs on a network that drops, repeats and mixes up', () => {
  it('lose nothing that was confirmed, apply nothing twice or out of order, and show the truth', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(0x7fff_ffff)), (numbers) => {
        const world = new TwoTabs(() => Number(numbers.next().value))
        world.run(60)
        world.settle()
        for (const tab of world.tabs) {
          expect(isDrained(tab.queue)).toBe(true)
          for (const group of world.groups) {
            const confirmed = groupOf(tab.queue, group).acknowledged
            // What was confirmed was really so, at that revision.
            expect(sameAnswer(world.answerAt(group, confirmed.rev), confirmed.answer)).toBe(true)
            expect(groupOf(tab.queue, group).shown).toEqual(confirmed.answer)
          }
        }
        for (const group of world.groups) {
          const history = world.historyOf(group)
          expect(new Set(history.map(({ opId }) => opId)).size).toBe(history.length)
          for (const tab of world.tabs) {
            const own = history.filter(({ clientId }) => clientId === tab.queue.clientId)
            expect(own.map(({ seq }) => seq)).toEqual(
              own.map(({ seq }) => seq).toSorted((a, b) => a - b),
            )
          }
          // Whoever wrote last sees what the server has.
          const last = history.at(-1)
          const writer = world.tabs.find(({ queue }) => queue.clientId === last?.clientId)
          if (last && writer)
            expect(sameAnswer(groupOf(writer.queue, group).shown, last.answer)).toBe(true)
        }
      }),
      { seed: 20260305, numRuns: 1_000 },
    )
  })
})
