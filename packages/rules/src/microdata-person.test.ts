import { describe, expect, it } from 'vitest'
import { personFaults } from './microdata-person.ts'

describe('personFaults', () => {
  const whole = {
    kayas: '1000001',
    afm: '094429812',
    amka: '01013099997',
    birth_date: '1930-01-01',
    gender: '5301',
  }

  it.each([
    [{}, []],
    [{ kayas: ' ' }, ['kayas']],
    [{ afm: '987654321' }, ['afm']],
    [{ amka: '01013099999' }, ['amka']],
    [{ amka: '00000000000' }, ['amka']],
    [{ birth_date: '' }, ['birth_date']],
    [{ gender: '1' }, ['gender']],
    [{ birth_date: '1930-01-02' }, ['amka_birth']],
    [{ gender: '5302' }, ['amka_gender']],
    [{ gender: '5302', birth_date: '1931-01-01' }, ['amka_birth', 'amka_gender']],
  ])('of %j: %j', (more, faults) => {
    expect(personFaults({ ...whole, ...more })).toEqual(faults)
  })

  it('names all that is missing at once', () => {
    expect(personFaults({})).toEqual(['kayas', 'afm', 'amka', 'birth_date', 'gender'])
  })
})
