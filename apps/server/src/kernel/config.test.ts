import { describe, expect, it } from 'vitest'
import { asConfigured, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
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

describe('a variable that is nearly one of ours', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['BACKUP_KEYS', 'BACKUP_KEY'],
    ['BAKCUP_KYE', 'BACKUP_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUSTED_PROXIE', 'TRUSTED_PROXIES'],
    ['PROT', 'PORT'],
  ])('is refused: %s', (name, meant) => {
    const read = () => readConfig({ [name]: 'geheim' })
    expect(read).toThrow(
      `The configuration cannot be used:\n  ${name} is no variable of this server: ${meant} was probably meant`,
    )
    expect(read).not.toThrow(/geheim/)
  })

  it('is told of beside what is wrong', () => {
    expect(() => readConfig({ PORT: 'eighty', SMPT_URL: 'x' })).toThrow(/PORT has.*\n.*SMPT_URL is/)
  })

  it('is somebody else’s where ours is set, or where it is empty', () => {
    expect(readConfig({ REDIS_URI: 'x', REDIS_URL: 'redis://x' }).REDIS_URL).toBe('redis://x')
    expect(readConfig({ SMPT_URL: '' }).SMTP_URL).toBeUndefined()
  })

  it.each([
    'HOME',
    'HOSTNAME',
    'HTTP_URL',
    'PWD',
    'TERM',
    'DEBUG',
    'REDIS_PORT',
    'REDIS_SERVICE_HOST',
    'PATH',
    'POSTGRES_PORT',
    'host',
    'Port',
  ])('is not %s', (name) => {
    expect(readConfig({ [name]: 'x' }).PORT).toBe(8080)
  })
})

describe('asConfigured', () => {
  it('says what a code means', async () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, mkdir '/srv'"), {
      code: 'ENOSPC',
      syscall: 'mkdir',
    })
    await expect(asConfigured('DATA_DIR', () => Promise.reject(full))).rejects.toThrow(
      "DATA_DIR cannot be used: no room is left on the disk (ENOSPC: no space left on device, mkdir '/srv')",
    )
  })

  it('names the variable that asked for what cannot be done', async () => {
    const fail = () => Promise.reject(new Error('connect ECONNREFUSED'))
    await expect(asConfigured('REDIS_URL', fail)).rejects.toThrow(
      'REDIS_URL cannot be used: connect ECONNREFUSED',
    )
    await expect(asConfigured('PORT', () => 1)).resolves.toBe(1)
  })
})
