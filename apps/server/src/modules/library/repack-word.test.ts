import { FileRefusal } from '@telemachos/interchange/refusal'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lyingZip, makeWord } from '../../testing/documents.ts'
import { extractText, WORD } from './extract-text.ts'
import { repackWord } from './repack-word.ts'

const MEGABYTE = 1024 * 1024

const refusal = (content: Uint8Array): string => {
  try {
    repackWord(content)
  } catch (error) {
    if (error instanceof FileRefusal) return error.rule
    throw error
  }
  return 'read'
}

const spaces = (bytes: number) => new Uint8Array(bytes).fill(32)

/** What does not pack well. */
const noise = (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, index) => ((index * 7919) % 65_521) & 0xff)

describe('a Word document that is unpacked', () => {
  it('has its text, and nothing that has none', async () => {
    const whole = unzipSync(makeWord('Κείμενο'))
    const nested = zipSync({ 'inner.zip': zipSync({ 'more.xml': spaces(MEGABYTE) }) })
    const document = zipSync({ ...whole, 'word/media/a.png': noise(100), 'word/b.zip': nested })
    expect(Object.keys(unzipSync(repackWord(document))).toSorted()).toEqual([
      '[Content_Types].xml',
      'word/document.xml',
    ])
    expect(await extractText({ mime: WORD, content: document }, 1)).toContain('Κείμενο')
  })

  it.each([
    [
      'is longer than it says',
      lyingZip({ 'word/document.xml': spaces(64 * MEGABYTE) }, 1_000),
      'file_unzips_too_large',
    ],
    [
      'is shorter than it says',
      lyingZip({ 'word/document.xml': spaces(1_000) }, 5_000),
      'file_damaged',
    ],
    [
      'grows too much',
      zipSync({ 'word/document.xml': spaces(2 * MEGABYTE) }),
      'file_unzips_too_large',
    ],
    [
      'is too long with all its parts',
      zipSync(
        Object.fromEntries(
          Array.from({ length: 40 }, (_, part) => [`${part}.xml`, spaces(MEGABYTE)]),
        ),
      ),
      'file_unzips_too_large',
    ],
    [
      'has too many parts',
      zipSync(
        Object.fromEntries(
          Array.from({ length: 1_001 }, (_, part) => [`${part}`, new Uint8Array(0)]),
        ),
      ),
      'file_too_many_parts',
    ],
    ['is none', strToU8('PK nothing'), 'file_damaged'],
  ])('is refused where it %s', (_, content, rule) => {
    expect(refusal(content)).toBe(rule)
  })

  it('has no text where it lies, and keeps no other from being read', async () => {
    const parts = { ...unzipSync(makeWord('Ψέμα')), 'word/document.xml': spaces(64 * MEGABYTE) }
    const { 'word/document.xml': document, ...rest } = parts
    const content = lyingZip({ 'word/document.xml': document, ...rest }, 1_000)
    expect(await extractText({ mime: WORD, content }, 1)).toBe('')
    expect(await extractText({ mime: WORD, content: makeWord('Επόμενο') }, 1)).toContain('Επόμενο')
  })
})
