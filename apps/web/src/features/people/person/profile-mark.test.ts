import { describe, expect, it } from 'vitest'
import { NAMED_COLOURS } from '#shared'
import { markOf } from './profile-mark.ts'

const SETTINGS = {
  User: { Label: 'Μαθητής', Letter: 'Μ', Color: 'teal' },
  Mentor: { Label: 'Μέντορας', Color: 'coral' },
  Supervisor: { Fields: [] },
}

describe('the mark of a person', () => {
  it('is that of their profile type, with its colour', () => {
    expect(markOf(SETTINGS, ['Mentee', 'Mentor'])).toEqual({
      label: 'Μέντορας',
      letter: '',
      colour: NAMED_COLOURS.coral,
    })
  })

  it('is that of everybody for mentees without a type of their own', () => {
    expect(markOf(SETTINGS, ['Mentee'])).toMatchObject({ label: 'Μαθητής', letter: 'Μ' })
  })

  it('is none for staff whose type is not marked', () => {
    expect(markOf(SETTINGS, ['Supervisor'])).toBeUndefined()
    expect(markOf(SETTINGS, ['Admin', 'Mentee'])).toBeUndefined()
  })

  it('has no colour where the project names one that there is not', () => {
    expect(markOf({ User: { Letter: 'Ω', Color: 'neon' } }, [])).toEqual({
      label: '',
      letter: 'Ω',
      colour: undefined,
    })
  })
})
