import { describe, expect, it } from 'vitest'
import type { Conversation } from './chat-types.ts'
import { reactionsIn } from './reactions.ts'
import { keepRead, otherRead, withRead } from './read-status.ts'

const user = (Id: number, ReadSeq: number | null, Left = false) => ({
  ...{ Id, FirstName: 'Άννα', LastName: `${Id}`, Left, ReadSeq },
})
const pair = (rest: Partial<Conversation> = {}): Conversation => ({
  ...{ Id: 3, IsGroup: false, Title: '', Last: '2026-03-01T08:00:00.000Z', New: 0 },
  ...{ LastMessage: null, LastSeq: 9, ReadSeq: 9, Muted: false, State: 'open', MayChange: false },
  ...{ Users: [user(7, 9), user(8, 4)] },
  ...rest,
})

describe('how far the other of two has read', () => {
  it('goes on as it is told, and never back', () => {
    expect(otherRead(pair(), 7)).toBe(4)
    expect(otherRead(withRead(pair(), 8, 6), 7)).toBe(6)
    expect(otherRead(withRead(pair(), 8, 2), 7)).toBe(4)
    expect(otherRead(withRead(pair(), 7, 9), 7)).toBe(4)
    // An answer that was under way when it was told.
    expect(otherRead(keepRead(withRead(pair(), 8, 6), pair()), 7)).toBe(6)
    expect(otherRead(keepRead(undefined, pair()), 7)).toBe(4)
  })

  it('is shown no more once the conversation is closed, and in no group', () => {
    const closed = pair({ State: 'ended', Users: [user(7, null), user(8, null)] })
    expect(otherRead(keepRead(pair(), closed), 7)).toBeUndefined()
    expect(otherRead(withRead(closed, 8, 6), 7)).toBeUndefined()
    expect(otherRead(pair({ IsGroup: true }), 7)).toBeUndefined()
    expect(otherRead(keepRead(closed, pair()), 7)).toBe(4)
  })
})

describe('the reactions to a message', () => {
  it('are of those who are still in the conversation', () => {
    const Reactions = [
      { Reaction: 'like' as const, UserIds: [7, 8] },
      { Reaction: 'sad' as const, UserIds: [8] },
    ]
    const left = pair({ IsGroup: true, Users: [user(7, null), user(8, null, true)] })
    expect(reactionsIn(left, { Reactions })).toEqual([{ Reaction: 'like', UserIds: [7] }])
    expect(reactionsIn(pair(), { Reactions })).toEqual(Reactions)
    expect(reactionsIn(pair(), {})).toEqual([])
  })
})
