import { describe, expect, it } from 'vitest'
import { shownFields } from './contact-fields.ts'
import type { Person } from './contact-fields.ts'

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
    expect(shownFields(PERSON, settings)).toEqual([
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

  it('shows nothing that the project has not configured', () => {
    expect(shownFields(PERSON, {})).toEqual([])
  })
})
