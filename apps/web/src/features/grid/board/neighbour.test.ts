import { expect, it } from 'vitest'
import { neighbourOf } from './neighbour.ts'
import type { GridColumn, GridRow } from './grid-rows.ts'

const column = { Id: 7 } as GridColumn
const row = (Id: number, more: object = {}): GridRow =>
  ({ Id, unshown: new Set<number>(), cells: new Map(), ...more }) as unknown as GridRow

it('finds the next mentee whose cell can be opened, as far as rows are loaded', () => {
  const rows = [row(1), row(2, { unshown: new Set([7]) }), row(3)]
  const rowAt = (index: number) => rows[index]
  expect(neighbourOf(0, 1, rowAt, column)?.Id).toBe(3)
  expect(neighbourOf(2, -1, rowAt, column)?.Id).toBe(1)
  expect(neighbourOf(2, 1, rowAt, column)).toBeUndefined()
  expect(neighbourOf(0, -1, rowAt, column)).toBeUndefined()
})
