import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EICAR, startFakeClamd, type FakeClamd } from '../testing/fake-clamd.ts'
import { openScanner, ScannerAway } from './scanner.ts'

describe('a scanner', () => {
  let clamd: FakeClamd
  beforeEach(async () => {
    clamd = await startFakeClamd()
  })
  afterEach(() => clamd.close())

  const scan = (...pieces: (string | Buffer)[]) =>
    openScanner(clamd.url).scan(Readable.from(pieces.map((piece) => Buffer.from(piece))))
  const failure = (scanning: Promise<unknown>) =>
    scanning.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('is given a content in pieces, however long, and says that it is clean', async () => {
    const large = Buffer.alloc(3_000_000, 'τ')
    expect(await scan('ένα', '', large, 'τέλος')).toEqual({ state: 'clean' })
    const whole = Buffer.concat([Buffer.from('ένα'), large, Buffer.from('τέλος')])
    expect(clamd.given[0]?.equals(whole)).toBe(true)
    expect(await scan()).toEqual({ state: 'clean' })
  })

  it('says what it has found', async () => {
    expect(await scan('πριν', EICAR.slice(0, 20), EICAR.slice(20))).toEqual({
      state: 'infected',
      said: 'Win.Test.EICAR_HDB-1',
    })
  })

  it('that does not take so much cannot tell', async () => {
    clamd.mood = 'full'
    expect(await scan(Buffer.alloc(4_000))).toEqual({
      state: 'failed',
      said: 'INSTREAM size limit exceeded. ERROR',
    })
  })

  it('that ends before it answers is away, having taken the content', async () => {
    clamd.mood = 'dying'
    const error = await failure(scan(Buffer.alloc(2_000_000)))
    expect(error).toBeInstanceOf(ScannerAway)
    expect(error).toMatchObject({ tookContent: true })
  })

  it('that says nothing is away', async () => {
    clamd.mood = 'silent'
    const scanner = openScanner(clamd.url, 50)
    const error = await failure(scanner.scan(Readable.from([Buffer.from('α')])))
    expect(error).toMatchObject({
      tookContent: true,
      message: expect.stringMatching(/silence/) as string,
    })
  })

  it('that is not there has taken nothing', async () => {
    await clamd.close()
    const content = Readable.from([Buffer.from('α')])
    const error = await failure(openScanner(clamd.url).scan(content))
    expect(error).toMatchObject({
      tookContent: false,
      message: expect.stringMatching(/ECONNREFUSED/) as string,
    })
    expect(content.destroyed).toBe(true)
  })

  it('is not blamed for a content that cannot be read', async () => {
    const content = new Readable({ read: () => undefined })
    content.push(Buffer.from('α'))
    const scanning = openScanner(clamd.url).scan(content)
    content.destroy(new Error('the disk is gone'))
    expect(await scanning).toEqual({ state: 'failed', said: 'it cannot be read: the disk is gone' })
  })
})
