import { describe, expect, it } from 'vitest'
import { isOwnSite } from './cross-site.ts'

const OWN = 'https://mentor.example.org'

describe('isOwnSite', () => {
  it.each([
    ['our own origin', { origin: OWN }],
    ['the host that was asked', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
    ['a client that is no browser', {}],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['our page, without Origin', { 'sec-fetch-site': 'same-origin' }],
  ])('accepts %s', (_what, headers) => {
    expect(isOwnSite(headers, OWN)).toBe(true)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', host: 'mentor.example.org' }],
    ['a sandboxed frame', { origin: 'null', host: 'mentor.example.org' }],
    [
      'a site whose name begins like ours',
      { origin: `${OWN}.evil.example`, host: 'mentor.example.org' },
    ],
    ['another port', { origin: 'http://127.0.0.1:9000', host: '127.0.0.1:8080' }],
    ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site, without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', (_what, headers) => {
    expect(isOwnSite(headers, OWN)).toBe(false)
  })
})
