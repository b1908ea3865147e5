import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 8080,
      PUBLIC_URL: 'http://127.0.0.1:8080',
      LOG_LEVEL: 'info',
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

  it('names every variable that is wrong', () => {
    const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
    expect(read).toThrow(/PORT/)
    expect(read).toThrow(/DATABASE_URL/)
    expect(read).toThrow(/LOG_LEVEL/)
  })
})
