import { describe, expect, it } from 'vitest'
import type { Message } from './chat-types.ts'
import { countGiven, countLeftOut, mayForward } from './forwarding.ts'

const file = (Id: number, Held?: 'waiting' | 'infected'): Message['Files'][number] => ({
  ...{ Id, Name: `${Id}^001^20261130120000000`, FileName: 'α.txt', Mime: 'text/plain', Bytes: 1 },
  ...{ At: '2026-11-30T12:00:00Z', Version: '20261130120000000', CanEdit: false },
  ...(Held && { Held }),
})

describe('what is forwarded of a message', () => {
  it('is its words, and the files that are given to somebody', () => {
    const infected = { Message: '', Files: [file(1, 'infected')] }
    expect(mayForward(infected)).toBe(false)
    expect(mayForward({ ...infected, Message: 'Δείτε' })).toBe(true)
    expect(mayForward({ Message: '', Files: [file(1, 'infected'), file(2)] })).toBe(true)
    expect(mayForward({ Message: '', Files: [file(1, 'waiting')] })).toBe(true)
    expect(mayForward({ Message: '', Files: [], Withheld: 2 })).toBe(false)
  })

  it('leaves out what is withheld, infected, or gone by the time it is copied', () => {
    const message = { Message: 'Δείτε', Files: [file(1), file(2, 'infected')], Withheld: 3 }
    expect(countGiven(message)).toBe(1)
    expect(countLeftOut(message, countGiven(message))).toBe(4)
    expect(countLeftOut(message, 0)).toBe(5)
    expect(countLeftOut({ Message: '', Files: [file(1)] }, 1)).toBe(0)
    // The scanner was done with one meanwhile: more goes than was known of.
    expect(countLeftOut({ Message: '', Files: [file(1)] }, 2)).toBe(0)
  })
})
