import { describe, expect, it } from 'vitest'
import { otherEncodingOf } from './text-encoding.ts'

/** Greek as one byte each: the letters of both stand where Unicode has them, but for Ά. */
function greek(text: string, alpha: number): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    if (sign === 'Ά') return alpha
    if (sign === '«') return 0xab
    if (sign === '»') return 0xbb
    if (sign === '–') return 0x96
    return code < 0x80 ? code : code - 0x2d0
  })
}
const windows = (text: string) => greek(text, 0xa2)
const iso = (text: string) => greek(text, 0xb6)

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = [...`\ufeff${text}`].flatMap((sign) => {
    const code = sign.charCodeAt(0)
    return isBigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
  })
  return Uint8Array.from(bytes)
}

const CSV = 'Όνομα;Επώνυμο;E-mail\r\nΆννα;Παπαδοπούλου;anna@example.org\r\nΕλένη;Ράπτη;\r\n'

describe('the encoding of a text that is no UTF-8', () => {
  it.each([
    ['ναι', 'windows-1253'],
    [CSV, 'windows-1253'],
    ['Η «Άννα» πήγε – επιτέλους – στην Άνω Πόλη.\tΤέλος', 'windows-1253'],
    ['ΑΝΑΦΟΡΑ ΠΡΟΟΔΟΥ ΕΞΑΜΗΝΟΥ ΓΙΑ ΤΟ ΕΡΓΟ', 'windows-1253'],
    [`${'Latin only, for a long time. '.repeat(200)} Καλημέρα`, 'windows-1253'],
  ])('is that of Windows: %s', (text, encoding) => {
    expect(otherEncodingOf(windows(text))).toBe(encoding)
  })

  it('is the older one where the Ά says so', () => {
    expect(otherEncodingOf(iso(CSV))).toBe('iso-8859-7')
    expect(otherEncodingOf(iso('Άννα'))).toBe('iso-8859-7')
    // An apostrophe there is what an Ά is in Windows.
    expect(otherEncodingOf(Uint8Array.of(...iso('Άννα απ'), 0xa2, ...iso(' όλα')))).toBe(
      'iso-8859-7',
    )
  })

  it('is UTF-16 where it begins so', () => {
    expect(otherEncodingOf(utf16(CSV, false))).toBe('utf-16le')
    expect(otherEncodingOf(utf16(CSV, true))).toBe('utf-16be')
    expect(otherEncodingOf(utf16('', false))).toBe('utf-16le')
  })

  it.each([
    ['nothing', []],
    [
      'French',
      [...'déjà vu, café, été, père, garçon, hôtel, naïve'].map((sign) => sign.charCodeAt(0)),
    ],
    ['a NUL', [...windows('ναι'), 0]],
    ['signs that control', [...windows('ναι'), 7]],
    ['what neither has', [...windows('ναι'), 0xff]],
    ['what Windows leaves out', [...windows('ναι'), 0x81]],
    ['Russian', [0xff, 0xe1, 0xeb, 0xee, 0xea, 0xee, 0x20, 0xff]],
    ['consonants without end', windows('βγδ ζθκ λμν ξπρ στφ χψβ γδζ θκλ')],
    ['a sound that begins as UTF-16 does', [0xff, 0xfe, 0x90, 0x44, 0x00, 0x00, 0x01, 0x00]],
    ['one sign', [0xb0]],
  ])('is not known of %s', (_, bytes) => {
    expect(otherEncodingOf(Uint8Array.from(bytes))).toBeUndefined()
  })
})
