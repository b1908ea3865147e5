import { expect, it } from 'vitest'
import { visibleSettings } from './visible-settings.ts'

const field = (Name: string, Visible: number) => ({
  Name,
  Label: Name,
  Type: 'text',
  Visible,
  Editable: 0,
})

const SETTINGS = {
  User: {
    Fields: [field('town', 4), field('tax', 1)],
    Filters: ['town', 'tax', 'trade', 'room', 'none'].map((Field) => ({ Field })),
  },
  Mentor: { Fields: [field('trade', 4), field('room', 2), field('town', 3)] },
}

it('keeps filters by the fields of every profile type, as far as they are seen', () => {
  const filtersOf = (level: number) =>
    visibleSettings(SETTINGS, level, []).User?.Filters?.map(({ Field }) => Field)
  expect(filtersOf(2)).toEqual(['town', 'trade', 'room'])
  expect(filtersOf(3)).toEqual(['town', 'trade'])
  // Hidden by one of two types is hidden.
  expect(filtersOf(4)).toEqual(['trade'])
})
