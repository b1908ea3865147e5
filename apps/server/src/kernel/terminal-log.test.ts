import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import type { Logger } from './log.ts'
import { openTerminalLog } from './terminal-log.ts'

/** What a person reads of the given lines, without colours and times. */
function read(write: (log: Logger) => void): string {
  const stream = new PassThrough()
  write(openTerminalLog(stream))
  const text = stripVTControlCharacters(String(stream.read() ?? ''))
  return text.replace(/^\[\d\d:\d\d:\d\d\] /gm, '')
}

it('leaves requests and migrations out', () => {
  expect(read((log) => log.info({ status: 200 }, 'request'))).toBe('')
})

it('says a warning in a line, with its reason', () => {
  const err = new Error('connect ECONNREFUSED 127.0.0.1:25')
  expect(read((log) => log.warn({ err }, 'mails wait in the queue'))).toBe(
    'WARN: mails wait in the queue: connect ECONNREFUSED 127.0.0.1:25\n',
  )
})

it('says with an error where it happened', () => {
  const text = read((log) => log.error({ err: new Error('boom'), route: '/x' }, 'call failed'))
  expect(text).toMatch(/^ERROR: call failed: boom\n +at .*terminal-log\.test\.ts/)
  expect(text).toContain('{"route":"/x"}')
})

it('keeps what the database quotes to itself', () => {
  const err = Object.assign(new Error('Key (username)=(secret) exists'), {
    code: '23505',
    routine: '_bt_check_unique',
  })
  expect(read((log) => log.warn({ err }, 'a job failed'))).toBe('WARN: a job failed: 23505\n')
})
