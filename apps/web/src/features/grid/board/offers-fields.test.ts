import { expect, it } from 'vitest'
import { filtersOfList } from '#features/people'
import { offersFields } from './offers-fields.ts'

const town = { Name: 'town', Label: 'Πόλη', Type: 'text', Visible: 4, Editable: 4 }
const gender = { ...town, Name: 'gender', Type: 'select' }

it.each([
  { User: { Filters: [{ Field: 'town' }] } },
  { User: { Filters: [] }, Mentee: { Filters: [{ Field: 'town' }] } },
  { User: { Fields: [gender], Filters: [] } },
  { Mentee: { Filters: [] }, User: { ProjectFields: [gender] } },
])('knows of configured filters as lists of people do: %j', (settings) => {
  const filters = filtersOfList(settings, ['Mentee']) ?? []
  expect(offersFields(settings)).toBe(filters.length > 0)
})

it('takes the fields with few values where no filters are configured', () => {
  expect(offersFields({ User: { Fields: [town] }, Mentor: { Filters: [{ Field: 'town' }] } })).toBe(
    false,
  )
  expect(offersFields({ User: { Fields: [town] }, Mentor: { ProjectFields: [gender] } })).toBe(true)
  expect(offersFields({})).toBe(false)
})
