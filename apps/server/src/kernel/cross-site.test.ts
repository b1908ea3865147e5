import { describe, expect, it } from 'vitest'
import { isOwnSite } from './cross-site.ts'

const OWN = 'https://mentor.example.org'

describe('isOwnSite', () => {
  it.each([
    ['our own origin', { origin: OWN }],
    ['the host that was asked', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
    ['the machine itself', { origin: 'http://localhost:8080', host: 'localhost:8080' }],
    ['another name of ours', { origin: 'https://alias.example.org', host: 'alias.example.org' }],
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
    ['our name, unencrypted', { origin: 'http://mentor.example.org', host: 'mentor.example.org' }],
    [
      'another name of ours, unencrypted',
      { origin: 'http://alias.example.org', host: 'alias.example.org' },
    ],
    ['another port', { origin: 'http://127.0.0.1:9000', host: '127.0.0.1:8080' }],
    ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site, without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', (_what, headers) => {
    expect(isOwnSite(headers, OWN)).toBe(false)
  })

  it('takes encrypted and other pages of the host for ours where PUBLIC_URL is not encrypted', () => {
    for (const origin of ['http://10.0.0.5', 'https://10.0.0.5']) {
      expect(isOwnSite({ origin, host: '10.0.0.5' }, 'http://10.0.0.7:8080')).toBe(true)
    }
  })
})
