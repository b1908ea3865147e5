import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'

/** Read in pieces of so many bytes. */
const read = (content: Buffer, pieceBytes: number) =>
  readContent(
    Readable.from(
      Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, index) =>
        content.subarray(index * pieceBytes, (index + 1) * pieceBytes),
      ),
    ),
    1_000,
  )

describe('readContent', () => {
  const TEXT = 'Καλημέρα, 𝄞 €, z. '

  it.each([1, 2, 3, 4, 5, 7, 1_000])('knows text in pieces of %d bytes', async (bytes) => {
    expect((await read(Buffer.from(TEXT), bytes)).isText).toBe(true)
  })

  it.each([
    ['a letter without its end', Buffer.from('α').subarray(0, 1)],
    ['a letter without its beginning', Buffer.from('α').subarray(1)],
    ['a NUL', Buffer.from('a\0b')],
    ['an impossible byte', Buffer.from([0x61, 0xff, 0x62, 0x63, 0x64, 0x65])],
    ['half of a pair', Buffer.from([0x61, 0xed, 0xa0, 0x80])],
    ['a letter that is broken off by another', Buffer.from([0xce, 0xce, 0xb1])],
  ])('takes %s for no text', async (_what, content) => {
    for (const bytes of [1, 2, 3, 100])
      expect([bytes, (await read(content, bytes)).isText]).toEqual([bytes, false])
  })

  it('keeps the beginning and the end of what is long', async () => {
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251))
    const { head, tail, bytes, partHashes } = await read(content, 64 * 1_024)
    expect(head.equals(content.subarray(0, 1024 * 1024))).toBe(true)
    expect(tail.equals(content.subarray(-512 * 1024))).toBe(true)
    expect([bytes, partHashes.length]).toEqual([3_000_000, 3_000])
  })

  it('reads nothing', async () => {
    const { bytes, isText, head, tail } = await read(Buffer.alloc(0), 10)
    expect([bytes, isText, head.length, tail.length]).toEqual([0, true, 0, 0])
  })
})
