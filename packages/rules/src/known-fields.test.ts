import { describe, expect, it } from 'vitest'
import { fieldsMeaning, placesOf, withMeanings } from './known-fields.ts'

const text = (Name: string, more: object = {}) => ({ Name, Type: 'text', ...more })
const named = (...args: Parameters<typeof fieldsMeaning>) =>
  fieldsMeaning(...args).map(({ Name }) => Name)

describe('which field means something', () => {
  it('is what the project declares, else what its name says in any case', () => {
    expect(named([text('KAYAS'), text('other')], 'kayas')).toEqual(['KAYAS'])
    expect(named([text('kayas'), text('reg', { Means: 'kayas' })], 'kayas')).toEqual(['reg'])
    expect(named([text('DateOfBirth'), text('Gender')], 'birthDate')).toEqual(['DateOfBirth'])
    expect(named([text('kayas', { Means: 'afm' })], 'kayas')).toEqual([])
  })

  it('is the only one of a Type that says so, and none of several', () => {
    const tax = (Name: string) => ({ Name, Type: 'afm' })
    expect(named([tax('tax'), text('x')], 'afm')).toEqual(['tax'])
    expect(named([tax('own'), tax('guardian')], 'afm')).toEqual([])
    expect(named([tax('afm'), tax('guardian')], 'afm')).toEqual(['afm'])
  })
})

describe('where it is kept', () => {
  it('is where the project has its field, with the place first', () => {
    expect(placesOf({ Fields: [text('kayas')] }, 'kayas')).toEqual([
      { place: 'person', name: 'kayas' },
    ])
    const both = { Fields: [text('Kayas')], ProjectFields: [text('kayas')] }
    expect(placesOf(both, 'kayas')).toEqual([
      { place: 'membership', name: 'kayas' },
      { place: 'person', name: 'Kayas' },
    ])
  })
})

describe('what is known of a person', () => {
  it('is read by the names of the meanings, and by those of the fields', () => {
    const lists = { Fields: [text('Kayas'), text('fylo', { Means: 'gender' })] }
    const person = { Kayas: '7', fylo: 'Άνδρας', goal: 'x' }
    expect(withMeanings(lists)({ person, membership: {} })).toEqual({
      ...person,
      ...{ kayas: '7', gender: 'Άνδρας' },
    })
  })

  it('is what the place says before what the person says, and nothing of another project', () => {
    const lists = { Fields: [text('afm')], ProjectFields: [text('kayas'), text('AFM')] }
    const person = { kayas: 'of another project', afm: '1' }
    expect(withMeanings(lists)({ person, membership: { AFM: '' } })).toEqual({ afm: '1', AFM: '' })
  })
})
