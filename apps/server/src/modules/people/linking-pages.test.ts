import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('pages of people to be linked', () => {
  let programme: SmallProgramme
  let everybody: number[]
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    for (let at = 0; at < 21; at++) {
      // Three of each name, so that the id has to tell them apart.
      await createPerson(db, projectId, ['Mentee'], { lastName: `Όνομα ${Math.floor(at / 3)}` })
    }
    const pages = await Promise.all([1, 2, 3].map((page) => read({ page })))
    everybody = pages.flatMap(({ ids }) => ids)
  })
  afterAll(() => programme.close())

  async function read(input: object) {
    const { list, Ends } = await programme.as.admin.ask('people.listLinkable', {
      ProjectId: programme.projectId,
      page: 1,
      ...input,
    })
    return { ids: list.map(({ Id }) => Id), Ends }
  }

  it('hold everybody once, counted from the beginning', async () => {
    const { count } = await programme.as.admin.ask('people.countLinkable', {
      ProjectId: programme.projectId,
    })
    expect(count).toBe(23)
    expect(new Set(everybody).size).toBe(23)
  })

  it('are the same counted from the end, and by their places there and back', async () => {
    const third = await read({ page: 3, Total: 23 })
    expect(third.ids).toEqual(everybody.slice(20))
    const second = await read({ page: 2, Before: third.Ends?.First })
    expect(second.ids).toEqual(everybody.slice(10, 20))
    expect((await read({ page: 2, Total: 23 })).ids).toEqual(second.ids)
    const first = await read({ page: 1, Before: second.Ends?.First })
    expect(first.ids).toEqual(everybody.slice(0, 10))
    expect((await read({ page: 2, After: first.Ends?.Last })).ids).toEqual(second.ids)
    expect((await read({ page: 3, After: second.Ends?.Last })).ids).toEqual(third.ids)
  })

  it('are the same by a place that lies further off', async () => {
    const first = await read({ page: 1 })
    const third = await read({ page: 3, After: first.Ends?.Last, Apart: 2 })
    expect(third.ids).toEqual(everybody.slice(20))
    const back = await read({ page: 1, Before: third.Ends?.First, Apart: 2 })
    expect(back.ids).toEqual(everybody.slice(0, 10))
    const { status } = await programme.as.admin.call('people.listLinkable', {
      ProjectId: programme.projectId,
      page: 20,
      ...(first.Ends && { After: first.Ends.Last }),
      Apart: 12,
    })
    expect(status).toBe(400)
  })

  it('say so where there is nobody any more', async () => {
    const third = await read({ page: 3, Total: 23 })
    expect(await read({ page: 4, After: third.Ends?.Last })).toEqual({ ids: [], Ends: null })
    expect(await read({ page: 4, Total: 23 })).toEqual({ ids: [], Ends: null })
  })

  it('show nobody twice when somebody comes in before them', async () => {
    const first = await read({ page: 1 })
    const { db, projectId } = programme
    await createPerson(db, projectId, ['Mentee'], { lastName: 'Άαα' })
    const second = await read({ page: 2, After: first.Ends?.Last })
    expect(second.ids).toEqual(everybody.slice(10, 20))
  })
})
