import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'

/** Read in pieces of so many bytes, each in the same memory as the one before. */
async function* piecesOf(content: Buffer, pieceBytes: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(pieceBytes)
  for (let at = 0; at < content.length; at += pieceBytes) {
    const length = content.copy(memory, 0, at, at + pieceBytes)
    yield memory.subarray(0, length)
  }
}
const read = (content: Buffer, pieceBytes: number) => readContent(piecesOf(content, pieceBytes))

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

  it.each([1_000, 64 * 1_024])(
    'keeps the beginning, and the end of an archive, in pieces of %d bytes',
    async (pieceBytes) => {
      const content = Buffer.from(Array.from({ length: 1_600_000 }, (_, index) => index % 251))
      const other = await read(content, pieceBytes)
      expect(other.head.equals(content.subarray(0, 1024 * 1024))).toBe(true)
      expect([other.bytes, other.tail.length]).toEqual([1_600_000, 0])
      expect(other.hash.equals(createHash('sha256').update(content).digest())).toBe(true)
      content.write('PK\x03\x04', 'latin1')
      const archive = await read(content, pieceBytes)
      expect(archive.tail.equals(content.subarray(-512 * 1024))).toBe(true)
    },
  )

  it('reads nothing', async () => {
    const { bytes, isText, head, tail } = await read(Buffer.alloc(0), 10)
    expect([bytes, isText, head.length, tail.length]).toEqual([0, true, 0, 0])
  })
})
