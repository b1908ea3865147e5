import { deflateSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FileRefusal } from '../refusal.ts'
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { parts, relationships, workbookFile, worksheet, zipped } from './workbook-file.testing.ts'

const MEGABYTE = 1_048_576

function refusal(bytes: Uint8Array, limits?: WorkbookLimits): string {
  try {
    readWorkbook(bytes, limits)
  } catch (error) {
    if (error instanceof FileRefusal) return error.message
    throw error
  }
  return 'read'
}

const cell = (reference: string): string =>
  `<sheetData><row r="1"><c r="${reference}"><v>1</v></c></row></sheetData>`

/** Writes a number of a zip's directory anew: of its first entry whose name ends so. */
function forged(bytes: Uint8Array, ending: string, offset: number, value: number): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  const name = strToU8(ending)
  for (let at = 0; at + 46 < copy.length; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    const end = at + 46 + view.getUint16(at + 28, true)
    if (!name.every((byte, index) => copy[end - name.length + index] === byte)) continue
    view.setUint32(at + offset, value, true)
    return copy
  }
  throw new Error(`no entry ${ending}`)
}

const UNZIPPED_SIZE = 24

describe('what is no workbook', () => {
  it.each([
    ['nothing', new Uint8Array(0), 'file_empty'],
    ['text', strToU8('α;β;γ'), 'file_not_workbook'],
    [
      'an older file',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600)),
      'file_old_workbook',
    ],
    [
      'a file with a password',
      Uint8Array.of(
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...new Uint8Array(1_000),
        ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
      ),
      'file_has_password',
    ],
    ['a zip of something else', zipped({ 'readme.txt': 'x' }), 'file_not_workbook'],
    [
      'a workbook in the binary form',
      zipped({
        '_rels/.rels': relationships(['a', 'officeDocument', 'xl/workbook.bin']),
        'xl/workbook.bin': 'x',
      }),
      'file_not_workbook',
    ],
    [
      'a document',
      zipped({
        '_rels/.rels': relationships(['a', 'officeDocument', 'word/document.xml']),
        'word/document.xml': '<document/>',
      }),
      'file_not_workbook',
    ],
    [
      'a workbook without sheets',
      zipped(parts('', { 'xl/workbook.xml': '<workbook/>' })),
      'file_not_workbook',
    ],
  ])('is refused: %s', (_, bytes, rule) => {
    expect(refusal(bytes)).toBe(rule)
  })
})

describe('damaged zips', () => {
  const whole = workbookFile(cell('A1'))

  it('are refused wherever they were cut', () => {
    for (let length = 4; length < whole.length; length += 7) {
      expect(refusal(whole.subarray(0, length))).toMatch(/^file_damaged/)
    }
  })

  it('never end in another way than with words, whichever byte is wrong', () => {
    for (let at = 0; at < whole.length; at += 1) {
      const copy = whole.slice()
      copy[at] = (copy[at]! + 129) % 256
      expect(refusal(copy)).toMatch(/^(?:read|file_\w+)/)
    }
  })

  it('may lie where others begin, or hold the same name twice', () => {
    const shifted = forged(whole, 'workbook.xml', 42, whole.length)
    expect(refusal(shifted)).toMatch(/^file_damaged/)
  })
})

describe('bombs', () => {
  /** Grows a thousandfold. */
  const bomb = zipped({
    ...parts(''),
    'xl/worksheets/sheet1.xml': new Uint8Array(8 * MEGABYTE).fill(32),
  })

  it('are refused before they are unzipped', () => {
    expect(refusal(bomb)).toBe('file_unzips_too_large: xl/worksheets/sheet1.xml')
  })

  it('that say they are small are stopped where they begin to grow', () => {
    expect(refusal(forged(bomb, 'sheet1.xml', UNZIPPED_SIZE, 1_000))).toBe(
      'file_unzips_too_large: xl/worksheets/sheet1.xml',
    )
  })

  it('are refused by what all parts are together', () => {
    const limits = { ...WORKBOOK_LIMITS, unzipped: 2_000 }
    const text = Array.from({ length: 500 }, (_, index) => index).join(' ')
    expect(refusal(workbookFile(`<!--${text}-->`), limits)).toMatch(/^file_unzips_too_large/)
  })

  it('of very many entries are refused by their number', () => {
    const many = zipSync(
      Object.fromEntries(
        Array.from({ length: 2_100 }, (_, index) => [`${index}`, new Uint8Array(0)]),
      ),
    )
    expect(refusal(many)).toBe('file_too_many_parts: 2100')
  })

  it('in parts that nobody reads do no harm', () => {
    const file = zipped({
      ...parts(cell('A1')),
      'xl/media/picture.png': new Uint8Array(4 * MEGABYTE),
    })
    expect(refusal(file)).toBe('read')
  })

  it('inside a bomb are not opened', () => {
    const inner = deflateSync(new Uint8Array(MEGABYTE))
    expect(refusal(zipped({ ...parts(''), 'xl/workbook.xml': inner }))).toMatch(/^file_not_xml/)
  })
})

describe('hostile XML', () => {
  const refused = (sheet: string): string =>
    refusal(zipped({ ...parts(''), 'xl/worksheets/sheet1.xml': sheet }))

  it('with a document type is refused, so no entity is ever defined', () => {
    expect(
      refused(
        `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(10)}"><!ENTITY c "&a;&a;">]>${worksheet('&c;')}`,
      ),
    ).toMatch(/^file_has_doctype/)
    expect(refused('<!DOCTYPE x SYSTEM "file:///etc/passwd"><worksheet/>')).toMatch(
      /^file_has_doctype/,
    )
    expect(refused(worksheet('&nowhere;'))).toMatch(/^file_not_xml/)
  })

  it('that is broken is refused', () => {
    expect(refused('<worksheet><sheetData></worksheet>')).toMatch(/^file_not_xml/)
    expect(refused('')).toMatch(/^file_not_xml/)
  })

  it('of very many levels, elements or letters is refused', () => {
    expect(refused(worksheet('<a>'.repeat(100_000)))).toMatch(/^file_too_deep/)
    const few = { ...WORKBOOK_LIMITS, elements: 1_000, text: 1_000 }
    expect(refusal(workbookFile('<a/>'.repeat(1_000)), few)).toMatch(/^file_too_many_parts/)
    expect(refusal(workbookFile('x'.repeat(1_001)), few)).toMatch(/^file_too_many_parts/)
  })
})

describe('absurd sheets', () => {
  it.each(['XFE1', 'A1048577', 'ZZZZZZZ1', 'A99999999999', 'A0', '1A'])(
    'with a cell %s are refused',
    (reference) => {
      expect(refusal(workbookFile(cell(reference)))).toBe(`file_beyond_sheet: Φ!${reference}`)
    },
  )

  it('may have their last cell', () => {
    expect(readWorkbook(workbookFile(cell('XFD1048576'))).sheets[0]!.cells).toEqual([
      { row: 1_048_575, column: 16_383, value: 1 },
    ])
  })

  it('say what is beyond them, and how large they are matters to nobody', () => {
    const model = readWorkbook(
      workbookFile(
        `<dimension ref="A1:ZZZZZ99999999"/>${cell('A1')}<mergeCells><mergeCell ref="A1:AAAAA1"/><mergeCell ref="A1:XFD1048576"/></mergeCells>
         <dataValidations><dataValidation type="list" sqref="A1:ZZZZ1 B:B"><formula1>A1:ZZZZ1</formula1></dataValidation></dataValidations>`,
      ),
    )
    expect(model.sheets[0]!.merges).toEqual([{ top: 0, left: 0, bottom: 1_048_575, right: 16_383 }])
    expect(model.sheets[0]!.validations[0]!.areas).toHaveLength(1)
    expect(model.notes.map(({ at, reason }) => [at, reason])).toEqual([
      ['Φ!A1:AAAAA1', 'area_beyond_sheet'],
      ['Φ!A1:ZZZZ1', 'area_beyond_sheet'],
    ])
  })

  it('of more cells, areas, formulas or sheets than are taken are refused', () => {
    const shared = Array.from(
      { length: 50 },
      (_, index) => `<c><f t="shared" si="0">${index === 0 ? 'A1+'.repeat(100) : ''}</f></c>`,
    ).join('')
    const few = { ...WORKBOOK_LIMITS, cells: 40, areas: 3, formulas: 5_000 }
    const many = `<sheetData><row>${'<c><v>1</v></c>'.repeat(41)}</row></sheetData>`
    expect(refusal(workbookFile(many), few)).toBe('file_too_many_parts: cells')
    const written = workbookFile(`<sheetData><row>${shared}</row></sheetData>`)
    expect(refusal(written, { ...few, cells: 50 })).toBe('file_too_many_parts: formulas')
    expect(refusal(written, few)).toBe('file_too_many_parts: cells')
    expect(
      refusal(
        workbookFile('<mergeCells><mergeCell ref="A1:B1 A2:B2 A3:B3 A4:B4"/></mergeCells>'),
        few,
      ),
    ).toBe('file_too_many_parts: areas')
    // Before anything of a sheet is parsed: what follows is no XML, and the strings are not there yet.
    const formulas = (count: number, prefix = '') =>
      `<${prefix}sheetData><${prefix}row>${`<${prefix}c><${prefix}f>1</${prefix}f></${prefix}c>`.repeat(count)}`
    const sheets = (content: string) =>
      zipped({ ...parts(''), 'xl/worksheets/sheet1.xml': content })
    expect(refusal(sheets(`<worksheet>${formulas(41)}`), few)).toBe('file_too_many_parts: cells')
    expect(refusal(sheets(`<x:worksheet>${formulas(41, 'x:')}`), few)).toBe(
      'file_too_many_parts: cells',
    )
    expect(refusal(sheets(`<worksheet>${formulas(40)}`), few)).toMatch(/^file_not_xml/)
    expect(refusal(workbookFile(''), { ...WORKBOOK_LIMITS, sheets: 0 })).toBe(
      'file_too_many_parts: sheets',
    )
  })
})

describe('small files that claim much', () => {
  const row = (cells: string): string => `<sheetData><row r="1">${cells}</row></sheetData>`

  it('of an array over a whole sheet are refused', () => {
    const whole = workbookFile(row('<c r="A1"><f t="array" ref="A1:XFD1048576">1</f></c>'))
    expect(whole.length).toBeLessThan(4_000)
    expect(refusal(whole)).toBe('file_too_many_parts: filled')
    const formula = (at: string, ref: string) => `<c r="${at}"><f t="array" ref="${ref}">1</f></c>`
    const both = [formula('A1', 'A1:A300000'), formula('B1', 'B1:B300000')]
    expect(refusal(workbookFile(row(both.join(''))))).toBe('file_too_many_parts: filled')
    expect(refusal(workbookFile(row(both[0]!)))).toBe('read')
    // It begins elsewhere, so that it fills its own cell alone.
    const other = readWorkbook(workbookFile(row(formula('B1', 'A1:XFD1048576'))))
    expect(other.sheets[0]!.cells[0]!.array).toEqual({ top: 0, left: 1, bottom: 0, right: 1 })
  })

  it('of formulas that say more cells share them have them in their own alone', () => {
    const file = workbookFile(
      row(`<c r="A1"><f t="shared" si="0" ref="A1:XFD1048576">1+1</f></c>
        <c r="B1"><f t="dataTable" ref="A1:XFD1048576" r1="C1"/><v>3</v></c>`),
    )
    expect(readWorkbook(file).sheets[0]!.cells).toEqual([
      { row: 0, column: 0, formula: '1+1' },
      { row: 0, column: 1, value: 3 },
    ])
  })

  it('of one long text in very many cells are refused', () => {
    const few = { ...WORKBOOK_LIMITS, texts: 50_000 }
    const texts = (count: number): Uint8Array =>
      workbookFile(row('<c t="s"><v>0</v></c>'.repeat(count)), {
        'xl/sharedStrings.xml': `<sst><si><t>${'α'.repeat(1_000)}</t></si></sst>`,
      })
    expect(refusal(texts(50), few)).toBe('read')
    expect(refusal(texts(51), few)).toBe('file_too_many_parts: texts')
  })

  it('of very many looks are refused, and names and formats of great length are none', () => {
    const styles = (looks: number): Uint8Array =>
      workbookFile(row('<c s="1"><v>1</v></c>'), {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'0'.repeat(256)}"/></numFmts>
          <fonts><font><name val="${'a'.repeat(300)}"/><b/></font></fonts>
          <cellXfs>${'<xf fontId="0" numFmtId="200"/>'.repeat(looks)}</cellXfs></styleSheet>`,
      })
    expect(readWorkbook(styles(2)).styles[1]).toEqual({ font: { isBold: true } })
    const few = { ...WORKBOOK_LIMITS, styles: 10 }
    expect(refusal(styles(11), few)).toBe('file_too_many_parts: styles')
  })

  it('of settings of columns that lie over each other have one for each column', () => {
    const wide = '<col min="1" max="16384" width="9"/>'.repeat(2_000)
    const { columns } = readWorkbook(
      workbookFile(`<cols>${wide}<col min="3" max="4" width="9"/></cols>`),
    ).sheets[0]!
    expect(columns).toEqual([{ from: 0, to: 16_383, width: 9 }])
  })
})

describe('hostile names', () => {
  it('are names and nothing else', () => {
    const names = ['__proto__', 'constructor', '../../etc', "O'Neill", '=1+1']
    const file = parts('', {
      'xl/workbook.xml': `<workbook><sheets>${names.map((name) => `<sheet name="${name}" r:id="rId1"/>`).join('')}</sheets>
        <definedNames><definedName name="__proto__">1</definedName></definedNames></workbook>`,
      '../../evil.xml': 'x',
      __proto__: 'x',
    })
    const model = readWorkbook(zipped(file))
    expect(model.sheets.map(({ name }) => name)).toEqual(names)
    expect(model.names).toEqual([{ name: '__proto__', formula: '1' }])
    expect(Object.hasOwn(Object.prototype, 'toJSON')).toBe(false)
  })

  it('of elements and kinds find nothing that is not meant', () => {
    const file = workbookFile(
      `<constructor/><__proto__/><sheetData><row><c t="constructor"><v>1</v></c></row></sheetData>
       <conditionalFormatting sqref="A1"><cfRule type="constructor"/></conditionalFormatting>
       <dataValidations><dataValidation type="constructor" sqref="A1"/></dataValidations>`,
      { 'xl/worksheets/_rels/sheet1.xml.rels': relationships(['rId1', 'constructor', 'x']) },
    )
    const model = readWorkbook(file)
    expect(model.sheets[0]!.validations).toEqual([])
    expect(model.notes.map(({ reason }) => reason)).toEqual(['validation_kind', 'condition_kind'])
  })

  it('lists no more notes than it says', () => {
    const external = Array.from({ length: 20 }, () => '<c><f>[1]x!A1</f></c>').join('')
    const { notes } = readWorkbook(workbookFile(`<sheetData><row>${external}</row></sheetData>`), {
      ...WORKBOOK_LIMITS,
      notes: 5,
    })
    expect(notes).toHaveLength(6)
    expect(notes.at(-1)).toEqual({ at: '', reason: 'more' })
  })
})
