import { expect, it } from 'vitest'
import { mergeFields } from './profile-fields.ts'

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
