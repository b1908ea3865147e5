import { MOST_SHARED_AT_ONCE } from '@telemachos/contract/library/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../../testing/library.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const DAY_MS = 86_400_000

describe('several items of the library', () => {
  let programme: SmallProgramme
  let now = new Date('2026-03-02T10:15:00.123Z')
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id
  const add = async (name: PersonName, title: string, category = '/') =>
    (await addItem(programme.as[name], idOf(name), { title, category })).Id
  const titles = async (name: PersonName, input: object = {}) =>
    (await programme.as[name].ask('library.listItems', input)).list.map(({ Title }) => Title)
  const told = async (name: PersonName) =>
    (
      await programme.as[name].ask('notifications.listNotifications', {
        ProjectId: programme.projectId,
        page: 1,
      })
    ).list.map(({ Values }) => Values['title'])

  it('are deleted, all or none, by who may change each, and come back for a day', async () => {
    const { admin, mentor } = programme.as
    const own = [await add('mentor', 'Ένα'), await add('mentor', 'Δύο')]
    const foreign = await add('admin', 'Ξένο')
    const all = { Ids: [...own, foreign] }
    expect(await mentor.call('library.deleteItems', all)).toMatchObject({ status: 403 })
    expect(await mentor.call('library.deleteItems', { Ids: [...own, 999_999] })).toMatchObject({
      status: 404,
    })
    expect(await mentor.call('library.deleteItems', { Ids: [] })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Ids', rule: 'required' }] },
    })
    expect(await titles('mentor', { Only: 'own' })).toHaveLength(2)

    expect(await admin.ask('library.deleteItems', { Ids: [...all.Ids, foreign] })).toEqual({
      ok: true,
    })
    expect(await titles('mentor', { Only: 'own' })).toEqual([])
    expect(await titles('admin')).toEqual([])
    // Only who has deleted them brings them back.
    expect(await mentor.call('library.restoreItems', { Ids: own })).toMatchObject({ status: 404 })
    await admin.ask('library.restoreItems', all)
    expect(await titles('admin')).toEqual(['Δύο', 'Ένα', 'Ξένο'])
    expect(await admin.call('library.restoreItems', all)).toMatchObject({ status: 404 })

    await admin.ask('library.deleteItems', all)
    now = new Date(now.getTime() + DAY_MS)
    expect(await admin.call('library.restoreItems', all)).toMatchObject({ status: 404 })
  })

  it('come back into the topmost folder where theirs is gone, and wait for approval again', async () => {
    const { admin, mentor } = programme.as
    await admin.ask('library.addFolder', { Category: '/', Name: 'Παλιά' })
    const Ids = [await add('mentor', 'Τρία', 'Παλιά/'), await add('mentor', 'Τέσσερα', 'Παλιά/')]
    const waiting = async () =>
      (await told('supervisor')).filter((title) => title === 'Τρία').length
    const before = await waiting()
    await mentor.ask('library.deleteItems', { Ids })
    await admin.ask('library.removeFolder', { Category: 'Παλιά/' })
    await mentor.ask('library.restoreItems', { Ids })
    expect(await titles('mentor')).toEqual(['Τέσσερα', 'Τρία'])
    expect(await waiting()).toBe(before + 1)
  })

  it('are shared together, all or none, and each receiver is told of each', async () => {
    const { mentor, mentee } = programme.as
    const ItemIds = [await add('mentor', 'Πέντε'), await add('mentor', 'Έξι')]
    const foreign = await add('mentee', 'Του άλλου')
    const MenteeIds = [idOf('mentee')]
    const wrong = await mentor.call('library.shareItems', {
      ItemIds: [...ItemIds, foreign],
      MenteeIds,
    })
    expect(wrong).toMatchObject({ status: 404 })
    const out = { ItemIds, MenteeIds: [...MenteeIds, 999_999] }
    expect(await mentor.call('library.shareItems', out)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'MenteeIds', rule: 'library_no_receiver' }] },
    })
    const many = Array.from({ length: MOST_SHARED_AT_ONCE + 1 }, (_, at) => at + 1)
    expect(await mentor.call('library.shareItems', { ItemIds: many, MenteeIds })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'ItemIds' }] },
    })
    expect((await mentee.ask('library.listShared', {})).list).toEqual([])

    await mentor.ask('library.shareItems', { ItemIds, MenteeIds, GroupIds: [idOf('mentor')] })
    await mentor.ask('library.shareItems', { ItemIds, MenteeIds })
    const shared = (await mentee.ask('library.listShared', {})).list.map(({ Title }) => Title)
    expect(shared.toSorted()).toEqual(['Έξι', 'Πέντε'])
    expect((await told('mentee')).toSorted()).toEqual(['Έξι', 'Πέντε'])
  })
})
