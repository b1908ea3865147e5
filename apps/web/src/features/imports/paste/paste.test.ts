import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable, writeTable } from './read-table.ts'
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

  it('has no column for the empty ones at the right of a sheet', () => {
    expect(readTable('α\t\tβ\t\t\nγ\t\t\t\t\n')).toEqual([
      ['α', '', 'β'],
      ['γ', '', ''],
    ])
  })

  it('is what was written, for any cells, but for formulas, which are made harmless', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.trim())
    const isFormula = (text: string) => /^(?:[=@]|[+-](?!\d[\d.,]*$))/.test(text)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.constant('x')), { minLength: 1 }), (rows) => {
        const meant = rows.map((row) => row.map((text) => (isFormula(text) ? `'${text}` : text)))
        expect(readTable(writeTable(rows))).toEqual(meant)
      }),
    )
    expect(writeTable([['=1+1', '-5', '+30694', '-x']])).toBe(`\uFEFF"'=1+1";-5;+30694;"'-x"`)
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
    })
    expect(readColumns([['Όνομα'], ['Μαρία']], TARGETS).rows).toEqual([['Μαρία']])
  })
})
