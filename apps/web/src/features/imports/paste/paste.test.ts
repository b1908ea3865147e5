import { cellText } from '@telemachos/rules/cell-text'
import { csvLine, exportCell } from '@telemachos/rules/export-cells'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable, TableTooWide } from './read-table.ts'
import { writeTable } from './write-table.ts'
import { textOfFile } from './text-of-file.ts'
import { readColumns, recogniseColumns } from './recognise-columns.ts'

const TARGETS = [
  { name: 'Username', label: 'Όνομα χρήστη' },
  { name: 'Roles', label: 'Ρόλοι' },
  { name: 'first_name', label: 'Όνομα' },
  { name: 'last_name', label: 'Επώνυμο' },
  { name: 'email', label: 'E-mail' },
  { name: 'afm', label: 'ΑΦΜ' },
  { name: 'goal', label: 'Επαγγελματικός στόχος' },
]

describe('a paste', () => {
  it('is read by tabs, with quoted cells that have line breaks, tabs and quotes', () => {
    expect(readTable('Α\tΒ\n"δύο\nγραμμές"\t"με ""εισαγωγικά"" και\tστηλοθέτη"\n')).toEqual([
      ['Α', 'Β'],
      ['δύο γραμμές', 'με "εισαγωγικά" και\tστηλοθέτη'],
    ])
  })

  it('is read by semicolons or commas where there are no tabs', () => {
    expect(readTable('\uFEFFΑ;Β\r\n1,5;"α;β"\r\n')).toEqual([
      ['Α', 'Β'],
      ['1,5', 'α;β'],
    ])
    expect(readTable('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('is rectangular, without empty rows', () => {
    expect(readTable('α\tβ\tγ\n\n\t\t\nδ\n')).toEqual([
      ['α', 'β', 'γ'],
      ['δ', '', ''],
    ])
    expect(readTable('  \n')).toEqual([])
    expect(readTable('μόνο\nμία')).toEqual([['μόνο'], ['μία']])
  })

  it('loses no row to quotes that are never closed, or close before their cell ends', () => {
    expect(readTable('"Άλφα" ΑΕ\tα\nΒήτα\tβ\n"Γάμμα\tγ\nΔέλτα\t"δ"')).toEqual([
      ['"Άλφα" ΑΕ', 'α'],
      ['Βήτα', 'β'],
      ['"Γάμμα', 'γ'],
      ['Δέλτα', 'δ'],
    ])
  })

  it('is read as the file says, by bars, and below a title', () => {
    expect(readTable('\uFEFFsep=|\r\nΑ|Β\r\n1,5|2;5\r\n')).toEqual([
      ['Α', 'Β'],
      ['1,5', '2;5'],
    ])
    expect(readTable('Α|Β\n1,5|β')).toEqual([
      ['Α', 'Β'],
      ['1,5', 'β'],
    ])
    expect(readTable('Ωφελούμενοι, 2026\nΑ;Β\n1;2\n3;4')).toEqual([
      ['Ωφελούμενοι, 2026', ''],
      ['Α', 'Β'],
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('is what stood in the product, where an export of it is brought in again', () => {
    const cells = ['012345678', '+306941234567', '=1+1', '', 'α;"β"', 'Μαρία']
    const exported = csvLine(cells.map((cell) => exportCell(cell)))
    expect(readTable(exported.repeat(2))).toEqual([cells, cells])
  })

  it('has no column for the empty ones at the right of a sheet', () => {
    expect(readTable('α\t\tβ\t\t\nγ\t\t\t\t\n')).toEqual([
      ['α', '', 'β'],
      ['γ', '', ''],
    ])
  })

  it('is refused where a cell lies far to the right, rather than making every row as long', () => {
    expect(readTable(`α\tβ${'\t'.repeat(254)}-`)).toEqual([['α', 'β']])
    expect(() => readTable(`α\n${'\t'.repeat(256)}β`)).toThrow(TableTooWide)
  })

  it('is what was written, for any cells, what is made harmless too', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.trim())
      // What stands for nothing in an export, or keeps a cell a text, is undone.
      .filter((text) => cellText(text) === text)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.constant('x')), { minLength: 1 }), (rows) => {
        expect(readTable(writeTable(rows))).toEqual(rows)
      }),
    )
    expect(writeTable([['=1+1', '-5', '+30694', '012', '-x']])).toBe(
      `\uFEFF'=1+1;-5;"=""+30694""";"=""012""";'-x\r\n`,
    )
  })
})

describe('a file', () => {
  it('is read in UTF-8, in UTF-16, and as spreadsheets in Greek write it', async () => {
    const greek = new Uint8Array([0xcc, 0xe1, 0xf1, 0xdf, 0xe1])
    const wide = new Uint8Array([0xff, 0xfe, 0x9c, 0x03, 0xb1, 0x03])
    expect(await textOfFile(new Blob([greek]))).toBe('Μαρία')
    expect(await textOfFile(new Blob(['Μαρία']))).toBe('Μαρία')
    expect(await textOfFile(new Blob([wide]))).toBe('Μα')
  })
})

describe('a heading', () => {
  it('is known in Greek and English, in any case, with and without accents', () => {
    expect(
      recogniseColumns(['ΕΠΩΝΥΜΟ', 'όνομα', 'e-mail', 'Α.Φ.Μ.', 'Username', 'σχόλια'], TARGETS),
    ).toEqual(['last_name', 'first_name', 'email', 'afm', 'Username', null])
    expect(recogniseColumns(['First Name', 'Surname', 'ΟΝΟΜΑ ΧΡΗΣΤΗ', 'role'], TARGETS)).toEqual([
      'first_name',
      'last_name',
      'Username',
      'Roles',
    ])
  })

  it("is known by the field's own name or label, and means one column only", () => {
    expect(recogniseColumns(['goal', 'Επαγγελματικός Στόχος'], TARGETS)).toEqual(['goal', null])
  })

  it('is there only where one is known: otherwise the first row is data', () => {
    expect(readColumns([['Μαρία', 'Νικολάου']], TARGETS)).toEqual({
      columns: [
        { title: '', target: null },
        { title: '', target: null },
      ],
      rows: [['Μαρία', 'Νικολάου']],
      above: [],
    })
    expect(readColumns([['Όνομα'], ['Μαρία']], TARGETS).rows).toEqual([['Μαρία']])
  })

  it('is looked for below a title, and can be said', () => {
    const table = [
      ['Κατάλογος ωφελούμενων', '', ''],
      ['Δήμος Βόλου', '', ''],
      ['2026', '', ''],
      ['Επώνυμο', 'Όνομα', 'σχόλια'],
      ['Νικολάου', 'Μαρία', 'e-mail'],
    ]
    const found = readColumns(table, TARGETS)
    expect(found.columns.map(({ target }) => target)).toEqual(['last_name', 'first_name', null])
    expect([found.above.length, found.rows]).toEqual([4, table.slice(4)])
    expect(readColumns(table, TARGETS, undefined, null)).toMatchObject({ above: [], rows: table })
    expect(readColumns(table, TARGETS, undefined, 4).columns[2]).toMatchObject({ target: 'email' })
  })
})
