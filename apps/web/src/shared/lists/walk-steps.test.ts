import { expect, it } from 'vitest'
import { readOn, stepsFrom, withPage } from './walk-steps.ts'

/** The second page of three, of ten each; one has no page of their own. */
const second = {
  first: 10,
  ids: [11, 12, null, 14, 15, 16, 17, 18, 19, 20],
  total: 25,
  size: 10,
}

it('leads to those before and after, past whom there is no page for', () => {
  expect(stepsFrom(second, 12)).toEqual({
    place: 11,
    total: 25,
    previous: { id: 11, place: 10 },
    next: { id: 14, place: 13 },
    wanted: undefined,
  })
  expect(stepsFrom(second, 99)).toBeUndefined()
})

it('wants the page before and the one behind where the known ones end', () => {
  expect(stepsFrom(second, 11)).toMatchObject({ previous: undefined, wanted: 1 })
  expect(stepsFrom(second, 20)).toMatchObject({ next: undefined, wanted: 3 })
  expect(stepsFrom({ ...second, total: 20 }, 20)).toMatchObject({ wanted: undefined })
})

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** A list as it is now, by pages of ten, and which of them were read. */
function listOf(people: readonly number[]) {
  const ids = people.map((id) => (id === 13 ? null : id))
  const asked: number[] = []
  const read = async (page: number) => {
    asked.push(page)
    return { ids: ids.slice((page - 1) * 10, page * 10), total: ids.length }
  }
  /** What is known, and what is wanted from somebody's place in it. */
  async function from(known: Parameters<typeof readOn>[0], id: number) {
    const wanted = stepsFrom(known, id)?.wanted
    return wanted === undefined ? known : withPage(known, await readOn(known, wanted, read))
  }
  return { asked, from }
}

it('knows both pages once they are read', async () => {
  const { from, asked } = listOf(upTo(25))
  const known = await from(second, 11)
  expect(stepsFrom(known, 11)).toMatchObject({ place: 10, previous: { id: 10, place: 9 } })
  const whole = await from(known, 20)
  expect(stepsFrom(whole, 20)).toMatchObject({ next: { id: 21, place: 20 } })
  expect(stepsFrom(whole, 25)).toMatchObject({ place: 24, next: undefined, wanted: undefined })
  expect(asked).toEqual([1, 3])
})

it('shows nobody twice who has moved over the end of a page', async () => {
  const known = await listOf([99, ...upTo(25)]).from(second, 20)
  expect(known.ids.slice(-6)).toEqual([20, 21, 22, 23, 24, 25])
})

it('ends where nobody new comes', async () => {
  const behind = await listOf(upTo(20)).from(second, 20)
  expect(stepsFrom(behind, 20)).toMatchObject({ next: undefined, wanted: undefined, total: 20 })
  const before = await listOf(upTo(25).slice(10)).from(second, 11)
  expect(stepsFrom(before, 11)).toMatchObject({ place: 0, previous: undefined, wanted: undefined })
})

it('asks for the page after one that has nobody new', async () => {
  const longer = listOf([...upTo(10).map((id) => 90 + id), ...upTo(25)])
  const once = await longer.from(second, 20)
  expect(stepsFrom(once, 20)).toMatchObject({ next: undefined, wanted: 4 })
  const twice = await longer.from(once, 20)
  expect(stepsFrom(twice, 20)).toMatchObject({ next: { id: 21 } })
  expect(longer.asked.slice(0, 2)).toEqual([3, 4])
})

it('passes over nobody where others have gone since, however many', async () => {
  const first = { first: 0, ids: upTo(20), total: 60, size: 10 }
  for (const gone of [3, 10, 17]) {
    const now = listOf(upTo(60).slice(gone))
    let known: Awaited<ReturnType<typeof now.from>> = first
    for (let id = 20; id < 60; id++) {
      // oxlint-disable-next-line no-await-in-loop -- One step after the other.
      known = await now.from(known, id)
      expect(stepsFrom(known, id)?.next?.id).toBe(id + 1)
    }
    // oxlint-disable-next-line no-await-in-loop -- One step after the other.
    expect(stepsFrom(await now.from(known, 60), 60)?.wanted).toBeUndefined()
  }
})

it('passes over nobody on the way back where others have come since', async () => {
  const third = { first: 20, ids: [21, 22, 23], total: 23, size: 10 }
  const now = listOf([91, 92, 93, 94, ...upTo(23)])
  const known = await now.from(third, 21)
  expect(stepsFrom(known, 21)?.previous?.id).toBe(20)
  expect(known.ids.slice(-7)).toEqual([17, 18, 19, 20, 21, 22, 23])
})
