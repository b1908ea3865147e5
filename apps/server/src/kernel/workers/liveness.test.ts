import { expect, it } from 'vitest'
import { MissedBeats } from './liveness.ts'

it('a worker that says nothing is silent soon, has to end later, and is told of once', () => {
  const beats = new MissedBeats()
  beats.hear(1)
  beats.hear(2)
  const looks = Array.from({ length: 30 }, () => {
    beats.hear(2)
    return beats.look()
  })
  expect(looks.map(({ alive }) => alive)).toEqual([2, 2, 2, ...Array<number>(27).fill(1)])
  expect(looks.flatMap(({ ended }, look) => ended.map((id) => [look, id]))).toEqual([[20, 1]])
  beats.forget(1)
  beats.hear(3)
  expect(beats.look()).toEqual({ alive: 2, ended: [] })
})
