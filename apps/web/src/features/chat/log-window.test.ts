import { describe, expect, it } from 'vitest'
import type { Message } from './chat-types.ts'
import { mergeChanges, putAfter, putBefore, WINDOW, type LogWindow } from './log-window.ts'

const message = (Seq: number, Rev = Seq): Message => ({
  ...{ Seq, Rev, MessageId: `m${Seq}`, Message: `${Rev}`, Time: '', UserId: 7 },
  ...{ EditedAt: null, Deleted: false, Files: [] },
})
const run = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const windowOf = (from: number, to: number, rest: Partial<LogWindow> = {}): LogWindow => ({
  ...{ messages: run(from, to), isWhole: false, isLatest: true },
  ...rest,
})
const seqsOf = ({ messages }: LogWindow): number[] => messages.map(({ Seq }) => Seq)

describe('the window of a log', () => {
  it('takes in what was written and changed, and nothing beyond a gap', () => {
    const merged = mergeChanges(windowOf(5, 7), [message(6, 9), message(8), message(2, 10)])
    expect(seqsOf(merged)).toEqual([5, 6, 7, 8])
    expect(merged.messages[1]?.Rev).toBe(9)
    const middle = windowOf(5, 7, { isLatest: false })
    expect(seqsOf(mergeChanges(middle, [message(8), message(7, 11)]))).toEqual([5, 6, 7])
    expect(mergeChanges(merged, [message(6, 3)]).messages[1]?.Rev).toBe(9)
  })

  it('quotes what was changed or deleted as it is now, and nothing that is not shown', () => {
    const quote = { Seq: 2, UserId: 7, Message: '2', Files: 0, Gone: false }
    const unseen = { Seq: 3, UserId: null, Message: '', Files: 0, Gone: true }
    const window = {
      ...windowOf(5, 7),
      messages: [{ ...message(5), ReplyTo: quote }, { ...message(6), ReplyTo: unseen }, message(7)],
    }
    const quotesOf = ({ messages }: LogWindow) => messages.map(({ ReplyTo }) => ReplyTo)
    expect(quotesOf(mergeChanges(window, [message(2, 9)]))).toEqual([
      { ...quote, Message: '9' },
      unseen,
      undefined,
    ])
    const deleted = { ...message(2, 10), Deleted: true, Message: '' }
    expect(quotesOf(mergeChanges(window, [deleted]))[0]).toEqual({
      ...quote,
      Message: '',
      Gone: true,
    })
  })

  it('moves back and forth without growing', () => {
    let window = windowOf(10_001, 10_020)
    for (let first = 9_981; window.isLatest; first -= 20)
      window = putBefore(window, run(first, first + 19), false)
    expect(window.messages).toHaveLength(WINDOW)
    expect(window.messages.at(-1)?.Seq).toBe(10_000)
    const back = putAfter(window, run(10_001, 10_015), true)
    expect(back.isLatest).toBe(true)
    expect(back.messages).toHaveLength(WINDOW)
    expect(back.messages.at(-1)?.Seq).toBe(10_015)
    expect(putAfter(windowOf(1, WINDOW, { isWhole: true }), run(401, 420), true).isWhole).toBe(
      false,
    )
  })

  it('forgets the beginning where much arrives at once', () => {
    const merged = mergeChanges(windowOf(1, 10, { isWhole: true }), run(11, 2 * WINDOW + 1))
    expect(seqsOf(merged)).toEqual(seqsOf(windowOf(WINDOW + 2, 2 * WINDOW + 1)))
    expect(merged.isWhole).toBe(false)
  })
})
