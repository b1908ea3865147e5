import { expect, it } from 'vitest'
import type { Texts } from '#shared'
import { storyOf } from './mail-name.ts'

const t = ((key: string) => key) as unknown as Texts['t']
const NOW = new Date('2026-03-05T10:00:00Z')
const MAIL = {
  State: 'queued',
  CreatedAt: '2026-03-05T09:00:00Z',
  DueAt: '2026-03-05T09:00:00Z',
  DoneAt: null,
  Attempts: 0,
} as const

it.each([
  [{}, ['mail.story.asked', 'mail.dueSoon.']],
  [{ Attempts: 3 }, ['mail.story.asked', 'mail.story.tried', 'mail.dueSoon.']],
  [
    { State: 'failed', Attempts: 1, DoneAt: '2026-03-05T09:30:00Z' },
    ['mail.story.asked', 'mail.story.failed'],
  ],
  [{ State: 'held' }, ['mail.story.asked']],
] as const)('%j is told', (mail, told) => {
  expect(storyOf({ ...MAIL, ...mail }, NOW, t)).toEqual(told)
})
