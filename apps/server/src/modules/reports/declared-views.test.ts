import { expect, test } from 'vitest'
import { contract } from '@telemachos/contract'
import { DOMAINS } from '../../app/domains.ts'

test('every domain says what queries may read of it, or why there is nothing', () => {
  const silent = Object.keys(contract).filter((_, index) => DOMAINS[index]?.reporting === undefined)
  expect(silent).toEqual([])
})

test('relations lead to columns that there are', () => {
  const views = Object.fromEntries(
    DOMAINS.flatMap(({ reporting }) =>
      reporting && 'views' in reporting ? Object.entries(reporting.views) : [],
    ),
  )
  const broken = Object.entries(views).flatMap(([name, { relations = [], columns }]) =>
    relations
      .filter(({ column, view, toColumn }) => !columns[column] || !views[view]?.columns[toColumn])
      .map(({ column }) => `${name}.${column}`),
  )
  expect(Object.keys(views).length).toBeGreaterThan(10)
  expect(broken).toEqual([])
})
