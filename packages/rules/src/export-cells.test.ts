import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerCell,
  answerLine,
  csvLine,
  exportCell,
  exportStateLabel,
  plainText,
} from './export-cells.ts'

const written = (value: string | number | null): string => csvLine([exportCell(value)])

/** Reads one line as a program that knows only RFC 4180 does. */
function readCsv(line: string, separator: string): string[] {
  const cells: string[] = []
  let rest = line.replace(/\r\n$/, '')
  for (;;) {
    const match = rest.startsWith('"')
      ? /^"((?:[^"]|"")*)"/.exec(rest)
      : new RegExp(`^([^${separator}]*)`).exec(rest)
    if (!match) throw new Error(`not csv: ${rest}`)
    cells.push(rest.startsWith('"') ? match[1]!.replaceAll('""', '"') : match[1]!)
    rest = rest.slice(match[0].length)
    if (rest === '') return cells
    rest = rest.slice(1)
  }
}

describe('exportCell', () => {
  it.each([
    ['012345678', '"=""012345678"""\r\n'],
    ['+30 210 1234567', '"=""+30 210 1234567"""\r\n'],
    ['=1+1', "'=1+1\r\n"],
    ['+cmd', "'+cmd\r\n"],
    ['-2', "'-2\r\n"],
    ['@here', "'@here\r\n"],
    ['\t=1', "'=1\r\n"],
    ['\tx', "'x\r\n"],
    ['\0x', "'x\r\n"],
    ['', '-\r\n'],
    ['  ', '-\r\n'],
    ['-', '-\r\n'],
    [null, '-\r\n'],
    [-5, '-5\r\n'],
    [Number.NaN, '-\r\n'],
    ['<p>Καλή&nbsp; <b>μέρα</b></p>', 'Καλή μέρα\r\n'],
    ['α < β', 'α < β\r\n'],
    ['α;β', '"α;β"\r\n'],
    ['<b></b>=1', "'=1\r\n"],
    ['&lt;b&gt;', '<b>\r\n'],
    // Too long for Excel to keep it text between the quotes of a formula.
    [`+1+${'x'.repeat(300)}`, `'+1+${'x'.repeat(300)}\r\n`],
    [`1${'x'.repeat(300)}`, `1${'x'.repeat(300)}\r\n`],
  ])('%j is written %j', (value, expected) => expect(written(value)).toBe(expected))

  it('never starts a formula with what somebody wrote', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'=+-@\t\0\r 12ab"<>;&lt') })
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'grapheme' })), (value) => {
        const cell = exportCell(value)
        if (cell.kind !== 'text') throw new Error('text became a number')
        if (cell.forced) expect(cell.text).toMatch(/^\+?\d/)
        else {
          const shown = cell.escaped ? `'${cell.text}` : cell.text
          expect(shown === '-' || !/^[=+\-@\t\0\r]/.test(shown)).toBe(true)
        }
      }),
    )
  })

  it('keeps every number a number, and every text that starts with a digit whole', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(exportCell(value)).toEqual({ kind: 'number', value })
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{1,20}$/), (text) => {
        expect(exportCell(text)).toEqual({ kind: 'text', text, forced: true })
        expect(readCsv(written(text), ';')).toEqual([`="${text}"`])
      }),
    )
  })
})

it('reads back what it wrote, whatever parts the cells', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(';', ',', '\t'),
      (values, separator) => {
        const cells = values.map(exportCell)
        const texts = cells.map((cell) => {
          if (cell.kind !== 'text') return cell.kind === 'number' ? String(cell.value) : ''
          const text = cell.escaped ? `'${cell.text}` : cell.text
          return cell.forced ? `="${cell.text.replaceAll('"', '""')}"` : text
        })
        expect(readCsv(csvLine(cells, separator), separator)).toEqual(texts)
      },
    ),
  )
})

it.each([
  ['0'.repeat(100), `="${'0'.repeat(100)}"`],
  ['7'.repeat(300), `="${'7'.repeat(255)}"&"${'7'.repeat(45)}"`],
  [`+${'7'.repeat(300)}`, `="+${'7'.repeat(254)}"&"${'7'.repeat(46)}"`],
  // A text that no spreadsheet takes for a number.
  [`1${'α'.repeat(300)}`, `1${'α'.repeat(300)}`],
  [`+1+${'Α1+'.repeat(100)}`, `'+1+${'Α1+'.repeat(100)}`],
])('forces %s to stay text, however long it is', (text, expected) => {
  const line = csvLine([exportCell(text)])
  expect(readCsv(line, ';')).toEqual([expected])
})

it('has days, times and nothing as they are', () => {
  const line = csvLine([
    { kind: 'date', iso: '2026-03-05T12:00' },
    { kind: 'time', text: '09:05' },
    answerCell(' '),
    answerCell('-'),
    answerCell('=1'),
    answerCell(0),
  ])
  expect(line).toBe("2026-03-05T12:00;09:05;;-;'=1;0\r\n")
})

it('leaves no markup and no doubled space in plain text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>b/! -x') }), (html) => {
      const text = plainText(html)
      expect(text).not.toMatch(/<\/?[a-z][^<>]*>|\s{2}|^\s|\s$/i)
    }),
  )
})

it('takes tags out of tags as taking them out again and again would', () => {
  const TAG = /<(?:\/?[a-z][^<>]*|!--[\s\S]*?--|![^<>]*)>/gi
  const again = (html: string): string => {
    const text = html.replace(TAG, ' ')
    return text === html ? text : again(text)
  }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>b/! -x', '<!--', '-->') }), (html) => {
      expect(plainText(html)).toBe(again(html).replace(/\s+/g, ' ').trim())
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['tags within tags', '<a'.repeat(1_000_000) + '>'.repeat(1_000_000), ''],
  ['comments without an end', '<!--'.repeat(500_000), '<!--'.repeat(500_000)],
])('ends soon for %s', (_, html, text) => {
  expect(plainText(html) === text).toBe(true)
})

it('calls only state 1 active', () => {
  expect([0, 1, 2, 3].map(exportStateLabel)).toEqual([
    'Ανενεργός',
    'Ενεργός',
    'Ανενεργός',
    'Ανενεργός',
  ])
})

it('writes answers at once as it writes their cells one by one', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      '-',
      ' ',
      '007',
      '+1',
      '=1',
      '1;"2',
      'a"b',
      '<b>1</b>',
      '2026-01-01T00:00:00Z',
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789.,"; \n'), maxLength: 600 }),
  )
  const value = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 6 }),
      fc.constantFrom(';', ',', '\t'),
      (values, separator) => {
        const cells = values.map((one) => answerCell(typeof one === 'boolean' ? String(one) : one))
        expect(answerLine(values, separator)).toBe(csvLine(cells, separator))
        expect(answerLine(values)).toBe(csvLine(cells))
      },
    ),
    { numRuns: 2_000 },
  )
})
