import { expect, it } from 'vitest'
import { pageWithin } from './page-within.ts'

it('is a page of the same project', () => {
  expect(pageWithin('gefyres', 'mentee/actions')).toBe('/gefyres/mentee/actions')
  expect(pageWithin('gefyres', './calendar?day=1#x')).toBe('/gefyres/calendar?day=1#x')
})

it.each([
  '/signin',
  '//evil.example/x',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '../other/home',
  'a/../../other',
  '%2e%2e/other/home',
  'api/users',
])('is nothing else: %s', (path) => {
  expect(pageWithin('gefyres', path)).toBeUndefined()
})
