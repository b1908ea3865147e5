import { expect, it } from 'vitest'
import { listDetails } from './own-details.ts'

const levels = { Visible: 5, Editable: 0 }

const settings = {
  User: {
    Fields: [
      { Name: 'email', Label: 'Ηλ. ταχυδρομείο', Type: 'text', ...levels },
      { Name: 'first_name', Label: 'Όνομα', Type: 'text', ...levels },
      { Name: 'birth', Label: 'Γέννηση', Type: 'date', ...levels },
    ],
    ProjectFields: [{ Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', ...levels }],
  },
}

it('labels and orders the fields as the project does, without the name', () => {
  const values = {
    Fields: { birth: '2004-03-05', first_name: 'Άννα', email: 'anna@example.org' },
    ProjectFields: { kayas: '12', other: 'not configured' },
  }
  expect(listDetails(values, settings)).toEqual([
    { name: 'email', label: 'Ηλ. ταχυδρομείο', value: 'anna@example.org' },
    { name: 'birth', label: 'Γέννηση', value: '05/03/2004' },
    { name: 'kayas', label: 'ΚΑΥΑΣ', value: '12' },
  ])
})

it('keeps what is not filled in, and a date that is none as it was written', () => {
  const values = { Fields: { birth: 'περίπου 2004' }, ProjectFields: {} }
  expect(listDetails(values, settings).map(({ value }) => value)).toEqual(['', 'περίπου 2004', ''])
})

it('has nothing to show where the project configures nothing', () => {
  expect(listDetails({ Fields: { a: '1' }, ProjectFields: {} }, {})).toEqual([])
})
