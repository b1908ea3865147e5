import type { CellModel } from '@telemachos/spreadsheet/model/workbook-model'
import { workbookModel } from '@telemachos/spreadsheet/testing'
import { expect, it } from 'vitest'
import { languageOf } from './workbook-language.ts'

const written = (formula: string, value: string | number): Partial<CellModel> => ({
  formula,
  value,
})

it.each([
  ['English words', { A1: 'Total' }, undefined],
  ['a sign of a quantity', { A1: 'Δt', A2: 'μm' }, undefined],
  ['Greek words', { A1: 'Σύνολο' }, 'el'],
  [
    'Greek words, and numbers as Greeks write them',
    { A1: 'Σύνολο', B1: written('A2&" €"', '1,5 €') },
    'el',
  ],
  [
    'Greek words in a program that speaks English',
    { A1: 'Σύνολο', B1: written('TEXT(A2,"0.00")', '1.50') },
    undefined,
  ],
  ['Greek codes', { A1: 'Ημέρα', B1: written('TEXT(A2,"ηη/μμ/εεεε")', '12/01/2024') }, 'el'],
])('a workbook of %s', (_, cells, language) => {
  expect(languageOf(workbookModel({ Sheet1: cells }).sheets)).toBe(language)
})

it('is told by the name of a sheet', () => {
  expect(languageOf(workbookModel({ Έξοδα: {} }).sheets)).toBe('el')
})
