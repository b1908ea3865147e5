import { describe, expect, it } from 'vitest'
import {
  numberReadings,
  pastedNumbers,
  readRegistryNumber,
  withoutNoughts,
} from './registry-numbers.ts'

describe('a registry number', () => {
  it.each([
    ['"2024000"', '2024000'],
    ['="070003"', '070003'],
    ["'070003", '070003'],
    ['20\u200b24\u00ad000\ufeff', '2024000'],
    ['\u202a2024000\u202c', '2024000'],
    ['２０２４０００', '2024000'],
    ['2024000.0', '2024000'],
    ['2024000,00', '2024000'],
    ['2.024.001', '2024001'],
    ['ΠΒ-2024/001', 'ΠΒ-2024/001'],
    ['-', ''],
  ])('%j is %j', (written, kept) => {
    expect(readRegistryNumber(written)).toBe(kept)
  })

  it.each(['1.23E+15', '1,23E+15', '1E+15', '#N/A', '#REF!', '########', '•••0001'])(
    '%j is none any more',
    (ruined) => {
      expect(readRegistryNumber(ruined)).toBeUndefined()
    },
  )

  it('can be several, or one that a project writes so', () => {
    expect(numberReadings('2024001/2024002')).toEqual([['2024001/2024002'], ['2024001', '2024002']])
    expect(numberReadings('2.024.001')).toEqual([['2.024.001'], ['2024001']])
    expect(numberReadings('="070003"')).toEqual([['070003']])
    expect([withoutNoughts('0070003'), withoutNoughts('000'), withoutNoughts('Α1')]).toEqual([
      '70003',
      undefined,
      undefined,
    ])
  })

  it('is found among others, however they are parted', () => {
    expect(
      pastedNumbers(
        '1000001\n1000002\t1000003, 1000004;1000001  1000005\r\n"1000002"\u00a0="070003"|1000006·1000007',
      ),
    ).toEqual({
      numbers: [
        '1000001',
        '1000002',
        '1000003',
        '1000004',
        '1000005',
        '070003',
        '1000006',
        '1000007',
      ],
      repeated: ['1000001', '1000002'],
      unreadable: [],
    })
    expect(pastedNumbers(' \n \u200b - ')).toEqual({ numbers: [], repeated: [], unreadable: [] })
  })

  it('is told where a spreadsheet has ruined it, or it is masked', () => {
    expect(pastedNumbers(`1,23E+15 1.23E+15 #N/A •••0001 2024000,0 ${'9'.repeat(41)}`)).toEqual({
      numbers: ['2024000'],
      repeated: [],
      unreadable: ['1,23E+15', '1.23E+15', '#N/A', '•••0001', '9'.repeat(41)],
    })
  })
})
