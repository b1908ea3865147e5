import { expect, it } from 'vitest'
import type { Principal } from '../kernel/context.ts'
import { landingOf } from './landing.ts'

const mentor = { role: 'Mentor', projectId: 7 } as Principal

it.each([
  ['/', '/7/home'],
  ['/bridges', '/bridges/home'],
  ['/Bridges/', '/Bridges/home'],
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
  expect(landingOf('/', { ...mentor, role: 'Registered' })).toBe('/')
  expect(landingOf('/', { ...mentor, role: null })).toBe('/')
  expect(landingOf('/', { ...mentor, projectId: null })).toBe('/')
})
