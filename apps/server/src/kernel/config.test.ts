import { describe, expect, it } from 'vitest'
import { asConfigured, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 8080,
      PUBLIC_URL: 'http://127.0.0.1:8080',
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DEMO: '' }).PORT).toBe(8080)
  })

  it('reads what is set', () => {
    expect(
      readConfig({ PORT: '9000', DEMO: 'off', PUBLIC_URL: 'https://mentor.example.org' }),
    ).toMatchObject({
      PORT: 9000,
      DEMO: false,
      PUBLIC_URL: 'https://mentor.example.org',
    })
  })

  it('reads the list of proxies', () => {
    const { TRUSTED_PROXIES } = readConfig({
      TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/24,::1,fd00::/8',
    })
    expect(TRUSTED_PROXIES).toEqual(['10.0.0.7', '192.168.0.0/24', '::1', 'fd00::/8'])
  })

  it.each([
    ['PORT', ['eighty', '-1', '70000', '0x50', '1e3', ' 80', 'true']],
    ['PUBLIC_URL', ['ftp://x', 'mentor.example.org']],
    [
      'TRUSTED_PROXIES',
      [
        'true',
        'proxy.example.org',
        '10.0.0.300',
        '10.1',
        '10.0.0.0/33',
        '0.0.0.0/0',
        '::/0',
        '::1/129',
        '10.0.0.0/8/8',
        '10.0.0.7;10.0.0.8',
        '10.0.0.7,',
        'fe80::1%eth0',
      ],
    ],
    ['DATABASE_URL', ['mysql://x', 'localhost']],
    ['REDIS_URL', ['http://x']],
    ['SMTP_URL', ['mail.example.org']],
    ['MAIL_FROM', ['Telemachos']],
    [
      'OUTGOING_ORIGINS',
      [
        'receiver.example.org',
        'https://receiver.example.org/path',
        'https://me:geheim@receiver.example.org',
        'http://receiver.example.org',
        'http://0x7f.1',
        'ftp://receiver.example.org',
        'https://receiver.example.org,',
        '*',
      ],
    ],
    ['STORAGE_URL', ['/srv/files']],
    [
      'SCANNER_URL',
      [
        '127.0.0.1:3310',
        'http://127.0.0.1:3310',
        'tcp://127.0.0.1',
        'tcp://:3310',
        'tcp://127.0.0.1:3310/scan',
        'tcp://me:geheim@127.0.0.1:3310',
        'on',
      ],
    ],
    ['WORKERS', ['0', '-1', '65', '2.5', 'all']],
    ['METRICS_PORT', ['70000', 'on']],
    ['DEMO', ['maybe']],
    ['LOG_LEVEL', ['loud']],
  ])('says what %s has to be', (name, values) => {
    for (const value of values) {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(
          `^The configuration cannot be used:\n  ${name} has to be (a|an|on|trace)\\b[^\n]+$`,
        ),
      )
    }
  })

  it('names every variable that is wrong, and repeats no value', () => {
    const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://me:geheim@x' })
    expect(read).toThrow(/PORT.*\n.*DATABASE_URL/)
    expect(read).not.toThrow(/geheim/)
  })
})

describe('asConfigured', () => {
  it('names the variable that asked for what cannot be done', async () => {
    const fail = () => Promise.reject(new Error('connect ECONNREFUSED'))
    await expect(asConfigured('REDIS_URL', fail)).rejects.toThrow(
      'REDIS_URL cannot be used: connect ECONNREFUSED',
    )
    await expect(asConfigured('PORT', () => 1)).resolves.toBe(1)
  })
})
