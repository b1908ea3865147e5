import { describe, expect, it } from 'vitest'
import { findPlace } from './places.ts'
import { sendFilter } from './send-filter.ts'

const TOWN = { Name: 'town', Type: 'municipality' }
const GENDER = {
  ...{ Name: 'fylo', Type: 'select', Options: ['Άνδρας', 'Γυναίκα'], Means: 'gender' as const },
}
const VOLOS = findPlace('municipality', 'Βόλου')?.value ?? ''

describe('sendFilter', () => {
  it('holds where every condition does', () => {
    const fields = { municipality: 'Αθήνα', region: 'Αττική' }
    const where = (Match: 'equals' | 'contains' | 'in' | undefined, Value: string | string[]) =>
      sendFilter({}, [
        { Field: 'region', Match: 'equals', Value: 'Αττική' },
        { Field: 'municipality', Match, Value },
      ])(fields)
    expect(where(undefined, 'Αθήνα')).toBe(true)
    expect(where('equals', 'Αθήν')).toBe(false)
    expect(where('contains', 'θήν')).toBe(true)
    expect(where('in', ['Βόλος', 'Αθήνα'])).toBe(true)
    expect(where('in', ['Βόλος'])).toBe(false)
    expect(sendFilter({}, [])({})).toBe(true)
  })

  it('compares letters, and a gender in whatever words it is stored', () => {
    const where = (Value: string | string[], gender: string) =>
      sendFilter({}, [{ Field: 'gender', Value }])({ gender })
    expect(where('5302', 'Γυναίκα')).toBe(true)
    expect(where(['άρρεν'], '5301')).toBe(true)
    expect(where('Γυναίκα', '5301')).toBe(false)
    expect(sendFilter({}, [{ Field: 'town', Value: 'ΒΟΛΟΣ' }])({ town: 'Βόλος' })).toBe(true)
  })
})

it('sends by every field that a person has', () => {
  const passes = sendFilter({ Fields: [TOWN, GENDER] }, [
    { Field: 'municipality', Value: 'Δήμος Βόλου' },
    { Field: 'gender', Value: '5302' },
    { Field: 'last_name', Match: 'contains', Value: 'ΡΗΓ' },
    { Field: 'email', Value: 'A@B.gr' },
  ])
  const person = { town: VOLOS, fylo: 'Γυναίκα', last_name: 'Ρήγα', email: 'a@b.gr' }
  expect(passes(person)).toBe(false)
  const byMeaning = sendFilter({ Fields: [{ ...TOWN, Means: 'municipality' }, GENDER] }, [
    { Field: 'municipality', Value: 'Δήμος Βόλου' },
    { Field: 'gender', Value: '5302' },
    { Field: 'last_name', Match: 'contains', Value: 'ΡΗΓ' },
    { Field: 'email', Value: 'A@B.gr' },
  ])
  expect(byMeaning(person)).toBe(true)
  expect(byMeaning({ ...person, email: '' })).toBe(false)
})
