import { describe, expect, it } from 'vitest'
import { openRouteAt, pathMatcher } from './route-paths.ts'

describe('pathMatcher', () => {
  it.each([
    ['/view/{name}', '/VIEW/Όροι', true],
    ['/view/{name}', '/view', false],
    ['/view/{name}', '/view/a/b', false],
    ['/applicationForm/confirm/{status}/{protocol?}', '/applicationform/confirm/ok/', true],
    ['/applicationForm/confirm/{status}/{protocol?}', '/applicationForm/confirm/ok/12', true],
  ])('%s at %s: %s', (path, address, matches) => {
    expect(pathMatcher(path).test(address)).toBe(matches)
  })

  it('says what stands in the steps', () => {
    const matcher = pathMatcher('/{curProject}/mentor/mentee/{menteeId}/{actionId?}')
    expect(matcher.exec('/demo/mentor/mentee/7')?.groups).toMatchObject({ menteeId: '7' })
    expect(matcher.exec('/demo/mentor/mentee/7/9/')?.groups).toMatchObject({ actionId: '9' })
  })
})

describe('openRouteAt', () => {
  it.each([
    ['/denied', 'denied'],
    ['/applicationForm', 'root.applicationForm'],
    ['/application/ok/token', 'root.applicationFormResultForm'],
    ['/error', 'error'],
  ])('%s is %s', (address, state) => {
    expect(openRouteAt(address)?.state).toBe(state)
  })

  it.each([
    '/',
    '/gefyres',
    '/gdpr',
    '/view/terms',
    '/applicant',
    '/Quest/1',
    '/gefyres/mentor/action/list',
    '/x',
  ])('%s asks for a session', (address) => {
    expect(openRouteAt(address)).toBeUndefined()
  })
})
