import { describe, expect, it } from 'vitest'
import { shownFields } from './contact-fields.ts'
import type { Person } from './contact-fields.ts'

/** Texts by their keys. */
const t = (key: string): string => key

const field = (Name: string, Type = 'text') => ({
  Name,
  Label: `L ${Name}`,
  Type,
  Visible: 4,
  Editable: 4,
})

const PERSON: Person = {
  Id: 1,
  FirstName: 'Νίκος',
  LastName: 'Ρήγας',
  Username: 'nikos',
  Roles: ['Mentee'],
  Fields: {
    first_name: 'Νίκος',
    email: 'nikos@example.gr',
    mobile: '+30 690 000-0001',
    birth: '2001-03-05',
  },
  ProjectFields: { team: 'Α', phone_note: 'μετά τις 5' },
  Level: 4,
  State: 1,
  Active: true,
  CacheMentors: {},
  Mentor: null,
  Coordinators: [],
  Files: [],
  status: 'Ενεργός',
}

describe('shownFields', () => {
  it('follows the order of the settings and leaves out what is empty or in the heading', () => {
    const settings = {
      User: {
        Fields: [
          field('birth', 'date'),
          field('first_name'),
          field('email'),
          field('mobile'),
          field('none'),
        ],
        ProjectFields: [field('team'), field('phone_note')],
      },
    }
    expect(shownFields(PERSON, settings, t)).toEqual([
      { name: 'birth', label: 'L birth', value: '05/03/2001', href: undefined },
      {
        name: 'email',
        label: 'L email',
        value: 'nikos@example.gr',
        href: 'mailto:nikos@example.gr',
      },
      { name: 'mobile', label: 'L mobile', value: '+30 690 000-0001', href: 'tel:+306900000001' },
      { name: 'team', label: 'L team', value: 'Α', href: undefined },
      { name: 'phone_note', label: 'L phone_note', value: 'μετά τις 5', href: undefined },
    ])
  })

  it('says yes, no and genders in words', () => {
    const settings = {
      Config: { gdpr: { Required: true, UserField: 'agreed', MinValue: 2 } },
      User: {
        Fields: [field('gender', 'select'), field('agreed'), field('car', 'yesno')],
      },
    }
    const said = (Fields: Record<string, string>) =>
      shownFields({ ...PERSON, Fields }, settings, t).map(({ value }) => value)
    expect(said({ gender: '5302', agreed: '2', car: 'true' })).toEqual([
      'core.gender.5302',
      'core.yes',
      'core.yes',
    ])
    // Version 1 of the text is not the one that is required.
    expect(said({ agreed: '1', car: '0' })).toEqual(['core.no', 'core.no'])
  })

  it('leaves a role’s own fields to those who have the role', () => {
    const settings = { Mentor: { Fields: [field('mobile')] } }
    expect(shownFields(PERSON, settings, t)).toEqual([])
    expect(shownFields({ ...PERSON, Roles: ['Mentee', 'Mentor'] }, settings, t)).toHaveLength(1)
  })

  it('shows nothing that the project has not configured', () => {
    expect(shownFields(PERSON, {}, t)).toEqual([])
  })
})
