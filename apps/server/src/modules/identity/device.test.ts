import { describe, expect, it } from 'vitest'
import { describeDevice, deviceOf, maskAddress } from './device.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/18.1 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${KHTML} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${KHTML} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S911B) ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/90.0`,
      'Opera',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Linux',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.9.1', '', ''],
    ['', '', ''],
  ])('reads %s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system })
  })
})

describe('maskAddress', () => {
  it.each([
    ['192.168.17.4', '192.168.•.•'],
    ['::ffff:85.72.1.9', '85.72.•.•'],
    ['2a02:587:4401:22::1', '2a02:587:•'],
    ['::1', '::•'],
    ['', ''],
  ])('%s becomes %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})

describe('deviceOf', () => {
  it('keeps no more than is needed', () => {
    const kept = deviceOf({ userAgent: 'x'.repeat(5_000), address: '10.1.2.3' })
    expect([kept.userAgent.length, kept.address]).toEqual([300, '10.1.•.•'])
  })
})
