import { describe, expect, it } from 'vitest'
import type { Message } from './chat-types.ts'
import { dayWord, timeOn } from './day-words.ts'
import { partsOf, withoutShared } from './message-parts.ts'
import { rowsOf } from './log-rows.ts'

const message = (Seq: number, UserId: number, Time: string): Message => ({
  ...{ Seq, Rev: Seq, MessageId: `m${Seq}`, Message: 'κείμενο', Time, UserId },
  ...{ EditedAt: null, Deleted: false, Files: [] },
})

describe('the lines of a log', () => {
  it('have one before each day and before what is unread, and join what is written together', () => {
    const rows = rowsOf(
      [
        message(1, 7, '2026-03-01T08:00:00.000Z'),
        message(2, 7, '2026-03-01T08:01:00.000Z'),
        // Past midnight in Greece.
        message(3, 8, '2026-03-01T22:30:00.000Z'),
        message(4, 7, '2026-03-01T22:31:00.000Z'),
      ],
      [{ id: 'm9', projectId: 1, text: 'στον δρόμο', files: [] }],
      { unread: [2, 4], userId: 7, isWhole: true },
    )
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'day day 2026-03-01',
      'message m1',
      'message m2',
      'day day 2026-03-02',
      'unread unread',
      'message m3',
      'message m4',
      'outgoing m9',
    ])
    expect(rows.map((row) => row.kind === 'message' && row.isFollowing)).toEqual([
      ...[false, false, true, false, false, false, false, false],
    ])
  })

  it('have none before the first message where there are others before it', () => {
    const log = [message(8, 7, '2026-03-01T08:00:00.000Z')]
    const rows = rowsOf(log, [], { unread: [8, 8], userId: 7, isWhole: false })
    expect(rows.map(({ key }) => key)).toEqual(['m8'])
  })

  it('tell their day in messages that no line of it stands before', () => {
    const log = [
      message(8, 7, '2026-03-01T08:00:00.000Z'),
      message(9, 8, '2026-03-01T08:01:00.000Z'),
      message(10, 7, '2026-03-02T08:00:00.000Z'),
    ]
    const days = (isWhole: boolean) =>
      rowsOf(log, [], { unread: [10, 10], userId: 7, isWhole }).flatMap((row) =>
        row.kind === 'message' ? [row.day] : [],
      )
    expect(days(false)).toEqual(['2026-03-01', '2026-03-01', undefined])
    expect(days(true)).toEqual([undefined, undefined, undefined])
  })

  it('do not show twice what has arrived', () => {
    const sent = message(1, 7, '2026-03-01T08:00:00.000Z')
    const outbox = [{ id: sent.MessageId, projectId: 1, text: 'κείμενο', files: [] }]
    expect(rowsOf([sent], outbox, { unread: [0, 0], userId: 7, isWhole: true })).toHaveLength(2)
  })
})

describe('the word for a day', () => {
  const words = { language: 'el' as const, today: 'Σήμερα', yesterday: 'Χθες' }
  it.each([
    ['2026-03-05', 'Σήμερα'],
    ['2026-03-04', 'Χθες'],
    ['2026-03-03', 'Τρίτη'],
    ['2026-02-27', 'Παρασκευή'],
    ['2026-02-26', '26/02/2026'],
    ['2026-03-06', '06/03/2026'],
  ])('%s is %s', (day, word) => {
    expect(dayWord(day, '2026-03-05', words)).toBe(word)
  })
})

it.each([
  ['2026-03-05T08:05:00.000Z', 'Σήμερα, 10:05'],
  ['2026-03-04T08:05:00.000Z', 'Χθες, 10:05'],
  ['2026-03-03T08:05:00.000Z', 'Τρίτη, 10:05'],
  ['2026-02-26T08:05:00.000Z', '26/02/2026 10:05'],
])('the time of a message at %s with its day is %s', (time, told) => {
  const words = { language: 'el', today: 'Σήμερα', yesterday: 'Χθες' }
  expect(timeOn(time, '2026-03-05', words)).toBe(told)
})

describe('the parts of a text', () => {
  it('are links and what stands between them', () => {
    expect(partsOf('Δες https://example.org/a?b=1. Και /Share/οδηγός.pdf/ εδώ')).toEqual([
      'Δες ',
      { href: 'https://example.org/a?b=1', text: 'https://example.org/a?b=1' },
      '. Και ',
      { href: '/Share/οδηγός.pdf/', text: 'οδηγός.pdf', shared: 'οδηγός.pdf' },
      ' εδώ',
    ])
    expect(partsOf('javascript:alert(1)')).toEqual(['javascript:alert(1)'])
  })

  it('are links to files whose names have spaces, as they are stored', () => {
    const shared = 'Ωραίος οδηγός.pdf^001^20261126214510477'
    expect(partsOf(`Δες /Share/${shared}/ ή /Share/b/ και πες`)).toEqual([
      'Δες ',
      { href: `/Share/${shared}/`, text: shared, shared },
      ' ή ',
      { href: '/Share/b/', text: 'b', shared: 'b' },
      ' και πες',
    ])
    expect(withoutShared(`Δες /Share/${shared}/ και πες`, '[αρχείο]')).toBe('Δες [αρχείο] και πες')
  })
})
