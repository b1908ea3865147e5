import { readImportRow } from '@telemachos/rules/import-row'
import { expect, it } from 'vitest'
import type { Known } from '../people/index.ts'
import { isSamePerson } from './recognise.ts'

it.each(["Ο'Νιλ\u2011Ρήγα", 'Ο\u2019ΝΙΛ-ΡΗΓΑ', 'Ο\u02bcΝιλ\u2013Ρήγα', 'Ο\u0384Νιλ-Ρηγα'])(
  'knows somebody by number and name, whatever keyboard wrote %s',
  (last_name) => {
    const row = readImportRow(
      { Username: 'a.new', Roles: '', Fields: { last_name, afm: '094429812' } },
      {
        ...{
          fields: [{ Name: 'afm', Type: 'afm' }],
          knownRoles: ['Mentee'],
          assignable: ['Mentee'],
        },
        ...{ defaultRole: 'Mentee', today: '2026-11-22' },
      },
    )
    const known = { by: 'afm', lastName: "Ο'Νιλ-Ρήγα", email: '', afm: '094429812' }
    expect(isSamePerson(row, { ...known, superAdmin: false, isMember: true } as Known)).toBe(true)
    expect(isSamePerson(row, { ...known, lastName: 'Νιλ', superAdmin: false } as Known)).toBe(false)
  },
)
