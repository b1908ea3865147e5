import { expect, it } from 'vitest'
import { compareScales } from './compare-scales.ts'

const scale = (Id: string, Score: number | null, own: object = {}) => ({
  Id,
  Name: Id,
  Score,
  Low: 0,
  High: 10,
  Answered: 1,
  Items: 1,
  Band: null,
  ...own,
})

it('sets the same scale of several attempts side by side, with the change from first to last', () => {
  const compared = compareScales([
    { Scales: [scale('mood', 4), scale('calm', 7)] },
    { Scales: [scale('mood', null)] },
    { Scales: [scale('mood', 6.5), scale('calm', 7)] },
  ])
  expect(compared.map(({ name, change }) => [name, change])).toEqual([
    ['mood', 2.5],
    ['calm', 0],
  ])
  expect(compared[1]?.results.map((result) => result?.Score)).toEqual([7, undefined, 7])
})

it('does not compare what has another range, or was scored once', () => {
  const compared = compareScales([
    { Scales: [scale('mood', 4)] },
    { Scales: [scale('mood', 40, { High: 100 })] },
  ])
  expect(compared.map(({ change }) => change)).toEqual([null, null])
})
