import { describe, expect, it } from 'vitest'
import { safeReturnUrl, signInPath } from './return-url.ts'

const ORIGIN = 'https://mentor.example.org'

describe('safeReturnUrl', () => {
  it.each([
    [
      '/gefyres/mentor/action/list?q=ανν#top',
      '/gefyres/mentor/action/list?q=%CE%B1%CE%BD%CE%BD#top',
    ],
    ['/', '/'],
  ])('keeps our own path %s', (wanted, expected) => {
    expect(safeReturnUrl(wanted, ORIGIN)).toBe(expected)
  })

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'gefyres',
    '/account/logoff',
    '/Account/LOGOFF',
    '/%61ccount/logoff',
    '/gefyres/../account/logoff',
    '/api/User/getcurrent',
  ])('refuses %s', (wanted) => {
    expect(safeReturnUrl(wanted, ORIGIN)).toBe('/')
  })
})

describe('signInPath', () => {
  it('carries where to return', () => {
    const place = { pathname: '/mazi/home', search: '?a=1', hash: '#b' }
    expect(signInPath(place)).toBe('/signin?returnUrl=%2Fmazi%2Fhome%3Fa%3D1%23b')
    const root = { pathname: '/', search: '', hash: '' }
    expect(signInPath(root)).toBe('/signin?returnUrl=%2F')
  })
})
