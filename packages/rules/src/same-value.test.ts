import { describe, expect, it } from 'vitest'
import { fieldsByName, valuesByName } from './named-fields.ts'
import { findPlace } from './places.ts'
import { hasValue, saysValue } from './same-value.ts'

const TOWN = { Name: 'town', Type: 'municipality' }
const GENDER = {
  ...{ Name: 'fylo', Type: 'select', Options: ['Άνδρας', 'Γυναίκα'], Means: 'gender' as const },
  OptionLabels: { Γυναίκα: { en: 'Lady' } },
}
const VOLOS = findPlace('municipality', 'Βόλου')?.value ?? ''

describe('what is kept and what is meant', () => {
  it.each([
    [TOWN, VOLOS, 'Δήμος Βόλου'],
    [TOWN, VOLOS, 'ΒΟΛΟΥ'],
    [TOWN, 'Βόλου', VOLOS],
    [TOWN, VOLOS, VOLOS],
    [GENDER, 'Γυναίκα', 'ΓΥΝΑΙΚΑ'],
    [GENDER, 'Γυναίκα', '5302'],
    [GENDER, 'Γυναίκα', 'Θήλυ'],
    [GENDER, 'Γυναίκα', 'lady'],
    [{ Name: 'gender', Type: 'text' }, '5301', 'Άνδρας'],
    [{ Name: 'born', Type: 'date' }, '2000-03-05', '5/3/2000'],
    [{ Name: 'income', Type: 'number' }, '1234.5', '1.234,5'],
    [{ Name: 'gdpr', Type: 'yesno' }, '1', 'Ναι'],
    [{ Name: 'phone', Type: 'phone' }, '2421012345', '24210 12345'],
    [{ Name: 'goal', Type: 'text' }, 'Νέα Ιωνία', 'ΝΕΑ  ΙΩΝΙΑ'],
    [{ Name: 'last_name', Type: 'text' }, 'Ο\u2019Νιλ', "ο'νίλ"],
    [undefined, VOLOS, 'Δήμος Βόλου'],
    [undefined, '', ''],
  ])('says the same: %j keeps %j, meant is %j', (field, kept, meant) => {
    expect(saysValue(field, kept, meant)).toBe(true)
  })

  it.each([
    [TOWN, VOLOS, 'Δήμος Λαρισαίων'],
    [TOWN, '', 'Δήμος Βόλου'],
    [GENDER, 'Άνδρας', '5302'],
    [{ Name: 'goal', Type: 'text' }, 'ΑΒΓ', ''],
    [{ Name: 'gdpr', Type: 'yesno' }, '0', 'Ναι'],
  ])('says something else: %j keeps %j, meant is %j', (field, kept, meant) => {
    expect(saysValue(field, kept, meant)).toBe(false)
  })

  it('takes a list as a list, and an option with a comma as one', () => {
    const options = { Name: 'studies', Type: 'select', Options: ['ΑΕΙ', 'ΤΕΙ, ΙΕΚ'] }
    expect(hasValue(options, 'ΑΕΙ', { Value: 'ΤΕΙ, ΙΕΚ' })).toBe(false)
    expect(hasValue(options, 'ΤΕΙ, ΙΕΚ', { Value: 'ΤΕΙ, ΙΕΚ' })).toBe(true)
    expect(hasValue(TOWN, VOLOS, { Value: 'Λαρισαίων, Βόλου' })).toBe(true)
    expect(hasValue(TOWN, VOLOS, { Value: ['Λαρισαίων', 'Βόλου'], Match: 'in' })).toBe(true)
    expect(hasValue(undefined, ['α', 'β'], { Value: 'Β' })).toBe(true)
    expect(hasValue(undefined, 'Καλημέρα', { Value: 'ΜΕΡΑ', Match: 'contains' })).toBe(true)
  })
})

describe('names of fields', () => {
  const lists = { Fields: [GENDER], ProjectFields: [{ Name: 'Kayas', Type: 'text' }] }

  it('are those of what they mean, where no field is called so', () => {
    expect(fieldsByName(lists).get('gender')).toEqual([GENDER])
    expect(valuesByName(lists)({ fylo: 'Γυναίκα', Kayas: '7' })).toMatchObject({
      ...{ gender: 'Γυναίκα', kayas: '7', fylo: 'Γυναίκα' },
    })
  })

  it('are their own before what others mean', () => {
    const own = { Fields: [GENDER, { Name: 'gender', Type: 'text' }] }
    expect(
      fieldsByName(own)
        .get('gender')
        ?.map(({ Name }) => Name),
    ).toEqual(['gender'])
    expect(valuesByName(own)({ fylo: 'Γυναίκα', gender: 'x' })['gender']).toBe('x')
  })
})
