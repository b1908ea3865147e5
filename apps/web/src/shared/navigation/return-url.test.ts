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
  ])('refuses %s', (wanted) => {
    expect(safeReturnUrl(wanted, ORIGIN)).toBe('/')
  })
})

describe('signInPath', () => {
  it('carries where to return', () => {
    expect(signInPath('/mazi/home?a=1')).toBe('/signin?returnUrl=%2Fmazi%2Fhome%3Fa%3D1')
    expect(signInPath('/')).toBe('/signin')
  })
})
