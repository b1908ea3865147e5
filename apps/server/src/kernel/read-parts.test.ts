import { describe, expect, it } from 'vitest'
import { readParts } from './read-parts.ts'

const TYPE = 'multipart/form-data; boundary=x'

function part(disposition: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data${disposition}\r\n\r\n${value}\r\n`
}
const read = (...parts: string[]) => readParts(TYPE, Buffer.from(`${parts.join('')}--x--\r\n`))
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

  it.each([
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['another boundary', 'multipart/form-data; boundary=y', `${part('; name="a"', 'b')}--x--\r\n`],
    ['nothing', TYPE, ''],
    ['no end', TYPE, part('; name="a"', 'b')],
    ['no end of a file', TYPE, part('; name="a"; filename="b"', 'c')],
    ['a part without a name', TYPE, `${part('', 'b')}--x--\r\n`],
    ['a forbidden name', TYPE, `${part('; name="__proto__"', 'b')}--x--\r\n`],
  ])('refuses %s', async (_what, type, body) => {
    await expect(readParts(type, Buffer.from(body))).rejects.toMatchObject({
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
