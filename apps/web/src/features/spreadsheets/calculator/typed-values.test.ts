import { expect, it } from 'vitest'
import { isNumberText, typedOf, valueOf, valuesOf, type Input } from './typed-values.ts'

const blank = { el: '', en: '' }
const input = (Kind: Input['Kind'], more: Partial<Input> = {}): Input => ({
  ...{ Name: 'x', Sheet: 'A', Cell: 'B1', Kind, Label: blank, Unit: blank, Help: blank },
  ...{ Required: false, Min: null, Max: null, Choices: [] },
  ...more,
})

it('reads numbers as in Greek, and a dot where it cannot part thousands', () => {
  const read = (text: string) => valueOf(input('Number'), text, 'el')
  expect(read('1.234,5')).toEqual({ value: 1234.5 })
  expect(read('1234.5')).toEqual({ value: 1234.5 })
  expect(read('-3,25 €')).toEqual({ value: -3.25 })
  expect(read('')).toEqual({ value: null })
  expect(read('1,2,3')).toEqual({ problem: 'number' })
})

it('divides a percentage by 100, and shows it again as one', () => {
  expect(valueOf(input('Percent'), '24,5 %', 'el')).toEqual({ value: 0.245 })
  expect(typedOf(input('Percent'), 0.07, 'el')).toBe('7')
  expect(typedOf(input('Percent'), 0.245, 'el')).toBe('24,5')
})

it('reads days by their serial numbers', () => {
  expect(valueOf(input('Date'), '05/03/2026', 'el')).toEqual({ value: 46_086 })
  expect(typedOf(input('Date'), 46_086, 'el')).toBe('05/03/2026')
  expect(valueOf(input('Date'), '31/02/2026', 'el')).toEqual({ problem: 'date' })
})

it('keeps to bounds, of a percentage as a share', () => {
  expect(valueOf(input('Number', { Min: 0 }), '-1', 'el')).toEqual({ problem: 'bounds' })
  expect(valueOf(input('Percent', { Max: 0.5 }), '60', 'el')).toEqual({ problem: 'bounds' })
  expect(valueOf(input('Percent', { Max: 0.5 }), '50', 'el')).toEqual({ value: 0.5 })
})

it('keeps text, ticks and choices as they are', () => {
  expect(valueOf(input('Text'), ' α ', 'el')).toEqual({ value: ' α ' })
  expect(valueOf(input('Tick'), true, 'el')).toEqual({ value: true })
  expect(typedOf(input('Tick'), undefined, 'el')).toBe(false)
})

it('goes on with the last good value where something else is typed', () => {
  const inputs = [input('Number'), input('Text', { Name: 'y' })]
  expect(valuesOf(inputs, { x: '1,', y: 'α' }, { x: 7 }, 'el')).toEqual({ x: 7, y: 'α' })
  expect(isNumberText('1.2-3')).toBe(true)
  expect(isNumberText('1a')).toBe(false)
})
