import { expect, it } from 'vitest'
import { readMailAddress, writeMailAddress } from './mail-address.ts'

const USUAL = { page: 1, search: '', state: null }

it.each([
  [{}, USUAL],
  [
    { 'mails.page': 3, 'mails.state': 'failed' },
    { ...USUAL, page: 3, state: 'failed' },
  ],
  [{ 'mails.search': 2026 }, { ...USUAL, search: '2026' }],
  [{ 'mails.page': -1, 'mails.state': 7, 'mails.search': {} }, USUAL],
  [{ 'messages.page': 3 }, USUAL],
])('%j is read', (raw, read) => {
  expect(readMailAddress(raw, 'mails')).toEqual(read)
})

it('writes what is not usual alone, and leaves other lists as they are', () => {
  const before = { 'mails.page': 3, 'messages.page': 2 }
  expect(writeMailAddress(before, 'mails', { state: 'failed', page: 1 })).toEqual({
    'messages.page': 2,
    'mails.state': 'failed',
  })
  expect(writeMailAddress({ 'mails.state': 'failed' }, 'mails', { state: null })).toEqual({})
})
