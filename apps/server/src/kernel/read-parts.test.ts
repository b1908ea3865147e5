import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readParts } from './read-parts.ts'
import type { ReceivedFile } from './received-file.ts'

const TYPE = 'multipart/form-data; boundary=x'

function part(disposition: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data${disposition}\r\n\r\n${value}\r\n`
}
/** As a connection would bring it. */
const inPieces = (body: string, bytes = 65_536) => {
  const all = Buffer.from(body)
  const count = Math.ceil(all.length / bytes)
  return Readable.from(
    Array.from({ length: count }, (_, at) => all.subarray(at * bytes, (at + 1) * bytes)),
  )
}
const LIMIT = 2_000_000
const readAll = (body: string, bytes?: number) => readParts(TYPE, inPieces(body, bytes), LIMIT)
const read = (...parts: string[]) => readAll(`${parts.join('')}--x--\r\n`)
const times = (count: number, text: string) => Array.from({ length: count }, () => text)

describe('readParts', () => {
  it('reads texts, files, and names that come again as lists', async () => {
    const parts = await read(
      part('; name="note"', 'δύο'),
      part('; name="data"; filename="α.bin"', 'bytes'),
      part('; name="tag"', 'a'),
      part('; name="tag"', ''),
    )
    const { data, ...texts } = parts
    expect(texts).toEqual({ note: 'δύο', tag: ['a', ''] })
    expect(data).toBeInstanceOf(File)
    const file = data as File
    expect([file.name, await file.text()]).toEqual(['α.bin', 'bytes'])
  })

  it('reads no parts where there are none', async () => {
    expect(await read()).toEqual({})
  })

  it('keeps a large file whole', async () => {
    const { data } = await read(part('; name="data"; filename="a"', 'x'.repeat(900_000)))
    expect((data as File).size).toBe(900_000)
  })

  it.each([1, 2, 3, 7, 64, 1000])(
    'keeps what looks like a boundary, in pieces of %i',
    async (size) => {
      const content = '\r\n--\r\r\n-\r\n--\r\n'.repeat(500)
      const body = `${part('; name="data"; filename="a"', content)}--x--\r\n`
      const { data } = await readAll(body, size)
      expect(await (data as File).text()).toBe(content)
    },
  )

  it('gives the memory of a file back, and what others have a share of not', async () => {
    const content = 'x'.repeat(100_000)
    const whole = Buffer.from(`${part('; name="data"; filename="a"', content)}--x--\r\n`)
    // As they come from a connection, and as a part of something larger.
    const own = [whole.subarray(0, 60_000), whole.subarray(60_000)].map((piece) =>
      Buffer.from(Uint8Array.from(piece).buffer),
    )
    for (const [chunks, left] of [
      [own, 0],
      [[whole.subarray(0, 60_000), whole.subarray(60_000)], 100_000],
    ] as const) {
      const { data } = await readParts(TYPE, Readable.from(chunks), LIMIT)
      const file = data as ReceivedFile
      expect(await file.text()).toBe(content)
      file.release()
      file.release()
      expect(file.pieces.reduce((sum, { length }) => sum + length, 0)).toBe(left)
    }
  })

  it('refuses a longer body than the call takes, whatever it said before', async () => {
    const body = inPieces(part('; name="data"; filename="a"', 'x'.repeat(900_000)))
    await expect(readParts(TYPE, body, 500_000)).rejects.toMatchObject({
      code: 'payload_too_large',
    })
  })

  it('refuses a body of which the rest does not come', async () => {
    const body = new Readable({ read: () => undefined })
    const reading = readParts(TYPE, body, LIMIT)
    body.push(part('; name="data"; filename="a"', 'begun').slice(0, -2))
    body.destroy(new Error('aborted'))
    await expect(reading).rejects.toMatchObject({ code: 'malformed_body' })
  })

  it.each([
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['another boundary', 'multipart/form-data; boundary=y', `${part('; name="a"', 'b')}--x--\r\n`],
    ['nothing', TYPE, ''],
    ['no end', TYPE, part('; name="a"', 'b')],
    ['no end of a file', TYPE, part('; name="a"; filename="b"', 'c')],
    ['a part without a name', TYPE, `${part('', 'b')}--x--\r\n`],
    ['a forbidden name', TYPE, `${part('; name="__proto__"', 'b')}--x--\r\n`],
  ])('refuses %s', async (_what, type, body) => {
    await expect(readParts(type, inPieces(body), LIMIT)).rejects.toMatchObject({
      code: 'malformed_body',
    })
  })

  it.each([
    ['many parts', times(15_000, part('; name="a"', ''))],
    ['many fields', times(33, part('; name="a"', ''))],
    ['many files', times(9, part('; name="a"; filename="b"', ''))],
    ['long a text', [part('; name="a"', 'x'.repeat(64 * 1024 + 1))]],
  ])('refuses too %s', async (_what, parts) => {
    await expect(read(...parts)).rejects.toMatchObject({ code: 'payload_too_large' })
  })
})
