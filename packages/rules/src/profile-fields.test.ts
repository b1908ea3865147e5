import { expect, it } from 'vitest'
import { mergeFields, mergeFilters } from './profile-fields.ts'

const field = (Name: string, Visible: number, Editable = Visible, Type = 'text') => ({
  Name,
  Label: `${Name} ${Visible}`,
  Type,
  Visible,
  Editable,
})

it('adds what a profile type names to what is everybody’s', () => {
  const merged = mergeFields([
    { Fields: [field('town', 4)], ProjectFields: [field('goal', 4)] },
    undefined,
    { Fields: [field('sector', 3)] },
  ])
  expect(merged.Fields.map(({ Name }) => Name)).toEqual(['town', 'sector'])
  expect(merged.ProjectFields.map(({ Name }) => Name)).toEqual(['goal'])
})

it('opens nothing that another type hides, and masks what any type masks', () => {
  const { Fields } = mergeFields([
    { Fields: [field('tax', 4, 2)] },
    { Fields: [field('tax', 1, 1, 'afm')] },
    { Fields: [field('tax', 5, 5)] },
  ])
  expect(Fields).toEqual([{ ...field('tax', 4, 2), Visible: 1, Editable: 1, Type: 'afm' }])
})

it('filters by what any type names, once, as the first has it', () => {
  const filters = mergeFilters<{ Field: string; Options?: string[] }>([
    { Filters: [{ Field: 'town' }] },
    undefined,
    {},
    {
      Filters: [
        { Field: 'trade', Options: ['a'] },
        { Field: 'town', Options: ['b'] },
      ],
    },
  ])
  expect(filters).toEqual([{ Field: 'town' }, { Field: 'trade', Options: ['a'] }])
})

it('tells no filters from none that were ever chosen', () => {
  expect(mergeFilters([{ Filters: [] }, {}])).toEqual([])
  expect(mergeFilters([{}, undefined])).toBeUndefined()
})
