import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const NAMES = ['Name', 'Label', 'Letter', 'Visible', 'Editable', 'GroupByGroup', 'gdpr', 'MIS']

it.each([
  ['name', 'Name'],
  ['Nmae', 'Name'],
  ['Νame', 'Name'],
  ['Labels', 'Label'],
  ['Visibel', 'Visible'],
  ['GropByGrup', 'GroupByGroup'],
  ['GDPR', 'gdpr'],
  ['mis', 'MIS'],
  ['MI', undefined],
  ['Own', undefined],
  ['Tables', undefined],
  ['', undefined],
  ['x'.repeat(65_000), undefined],
])('takes %.20j for %j', (written, meant) => {
  expect(nearestName(written, NAMES)).toBe(meant)
})
