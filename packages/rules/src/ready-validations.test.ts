import { describe, expect, it } from 'vitest'
import { evaluateText } from './expressions/evaluate-expression.ts'
import {
  ageBounds,
  hasBounds,
  READY_NAMES,
  readReadyValidation,
  validationSource,
  writeReadyValidation,
  type ReadyName,
} from './ready-validations.ts'

const RIGHT: Readonly<Record<ReadyName, readonly [right: string, wrong: string]>> = {
  afm: ['094259216', '094259217'],
  amka: ['01029012349', '01029012340'],
  phone: ['6971234567', '12'],
  email: ['a@example.org', 'a@'],
  postcode: ['10431', '1043'],
  iban: ['GR1601101250000000012300695', 'GR1601101250000000012300696'],
  age: ['2003-05-05', '2015-05-05'],
  number: ['20', '31'],
  length: ['eighteen letters!!', 'short'],
}

describe('ready-made validations', () => {
  it.each(READY_NAMES)('%s lets right answers through, and no others', (name) => {
    const bounds = hasBounds(name) ? { least: 18, most: 29 } : { least: null, most: null }
    const source = writeReadyValidation({ name, ...bounds })
    const verdict = (value: string) =>
      evaluateText(source, { value, application: {}, now: new Date('2026-06-01T10:00:00Z') })
    const [right, wrong] = RIGHT[name]
    expect(verdict(right)).toBe('0')
    expect(verdict(wrong)).toBe('1')
    expect(readReadyValidation(source)).toEqual({ name, ...bounds })
  })

  it('are known by the name of their test alone', () => {
    expect(readReadyValidation('isIban')).toEqual({ name: 'iban', least: null, most: null })
    expect(validationSource(' isAfm ')).toBe('iif(isAfm(value), 0, 1)')
    expect(validationSource('isNothing')).toBe('isNothing')
    expect(readReadyValidation('isNothing')).toBeUndefined()
  })

  it('are read with one bound, with none, and however they are spaced', () => {
    for (const least of [null, 0, -3.5]) {
      for (const most of [null, 29]) {
        const ready = { name: 'number', least, most } as const
        expect(readReadyValidation(writeReadyValidation(ready))).toEqual(ready)
      }
    }
    expect(readReadyValidation('iif( isAfm( value ),0,1 )')?.name).toBe('afm')
  })

  it('bind a date picker by age, both ends or one', () => {
    expect(ageBounds(writeReadyValidation({ name: 'age', least: 18, most: 29 }))).toEqual({
      minAge: 18,
      maxAge: 29,
    })
    expect(ageBounds(writeReadyValidation({ name: 'age', least: 18, most: null }))).toEqual({
      minAge: 18,
    })
    expect(ageBounds(writeReadyValidation({ name: 'number', least: 18, most: 29 }))).toEqual({})
    expect(ageBounds('iif(value > 60, 1, 0)')).toEqual({})
  })

  it('leave alone what somebody wrote', () => {
    for (const source of ['', '0', 'iif(age(value) <= 3 && age(value) <= 4, 0, 1)', 'value']) {
      expect(readReadyValidation(source)).toBeUndefined()
    }
  })
})
