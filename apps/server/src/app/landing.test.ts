import { expect, it } from 'vitest'
import type { Principal } from '../kernel/context.ts'
import { landingOf } from './landing.ts'

const mentor = { role: 'Mentor', projectId: 7 } as Principal

it.each([
  ['/', '/7/mentor/action/list'],
  ['/bridges', '/bridges/mentor/action/list'],
  ['/Bridges/', '/Bridges/mentor/action/list'],
  ['/bridges/mentor/mentee/list', '/bridges/mentor/mentee/list'],
  ['/bridges?state=done', '/bridges?state=done'],
  ['/gdpr', '/gdpr'],
  ['/SIGNIN', '/SIGNIN'],
  ['/denied/', '/denied/'],
  ['/en', '/en'],
  ['/EL/', '/EL/'],
])('a mentor who opens %s comes to %s', (address, expected) => {
  expect(landingOf(address, mentor)).toBe(expected)
})

it('leaves the address where no page is known for the role, or no project', () => {
  expect(landingOf('/', { ...mentor, role: 'Translator' })).toBe('/')
  expect(landingOf('/', { ...mentor, role: null })).toBe('/')
  expect(landingOf('/', { ...mentor, projectId: null })).toBe('/')
})
