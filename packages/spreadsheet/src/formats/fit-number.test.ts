import { expect, it } from 'vitest'
import { fitNumber } from './fit-number.ts'
import { showValue } from './show-value.ts'

it.each([
  // Without a format it is rounded to the width, and never cut.
  [131.6141692, undefined, 11, '131,6141692'],
  [131.6141692, undefined, 8, '131,6142'],
  [131.6141692, undefined, 6, '131,61'],
  [131.6141692, 'General', 4, '132'],
  [-0.666666667, undefined, 5, '-0,67'],
  [1234567, undefined, 7, '1234567'],
  [1234567890, undefined, 7, '1,2E+9'],
  [1234567890, undefined, 3, '####'],
  [0.00004, undefined, 5, '####'],
  [0.00004, undefined, 6, '4,0E-5'],
  // With one, it is shown as the format has it or not at all.
  [131.6141692, '0.00', 6, '131,61'],
  [1234567.5, '#,##0.00', 8, '####'],
  [46086, 'dd/mm/yyyy', 6, '####'],
] as const)('%s by %s in %s signs is %s', (value, pattern, width, expected) => {
  const { text } = showValue(value, pattern, { language: 'el' })
  const fits = (one: string) => one.length <= width
  expect(fitNumber(value, text, pattern, { language: 'el', fits })).toBe(expected)
})

it('leaves texts to be', () => {
  const options = { language: 'el', fits: () => false } as const
  expect(fitNumber('Μακρύ κείμενο', 'Μακρύ κείμενο', undefined, options)).toBe('Μακρύ κείμενο')
})
