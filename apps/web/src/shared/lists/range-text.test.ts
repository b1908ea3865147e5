import { expect, it } from 'vitest'
import { rangeText } from './range-text.ts'

it('joins cells with tabs and rows with line ends', () => {
  expect(
    rangeText([
      ['Άννα', '1/2'],
      ['Βάσω', ''],
    ]),
  ).toBe('Άννα\t1/2\nΒάσω\t')
})

it('quotes what would break the table, and never writes a formula', () => {
  expect(rangeText([['α\tβ', 'λέει "ναι"', 'δύο\nγραμμές']])).toBe(
    '"α\tβ"\t"λέει ""ναι"""\t"δύο\nγραμμές"',
  )
  expect(rangeText([['=1+1', '-5', '@x', '+30']])).toBe("'=1+1\t'-5\t'@x\t'+30")
})
