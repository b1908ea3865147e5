import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../../testing/library.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const TITLE = 'Οδηγός βιογραφικού'
const CORRECTED = 'Οδηγός συνέντευξης'

describe('what is corrected of an approved item of the library', () => {
  let programme: SmallProgramme
  let Id = 0
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const add = async (title = TITLE) => {
    const { mentor, supervisor, mentee } = programme.as
    if (Id > 0) await mentor.ask('library.deleteItem', { Id })
    const item = { title, tags: ['οδηγός'], metadata: { Author: 'Άννα' } }
    const content = Buffer.from('πρώτη')
    ;({ Id } = await addItem(mentor, programme.people.mentor.id, item, content))
    await supervisor.ask('library.approve', { Id })
    await mentee.ask('library.setFavorite', { ItemId: Id, IsFavorite: true })
  }
  const rename = async (Title: string, fields: object = {}) => {
    const { mentor } = programme.as
    const { Revision, Category, Metadata } = await mentor.ask('library.getItem', { Id })
    const said = { Id, Revision, Title, Category, Metadata, Tags: ['οδηγός'], Approve: true }
    return mentor.ask('library.updateItem', { ...said, ...fields })
  }
  const replace = () =>
    addItem(
      programme.as.mentor,
      programme.people.mentor.id,
      { title: TITLE, of: Id },
      Buffer.from('δεύτερη'),
    )
  /** What a mentee who was not shared it has of it, by each way. */
  const others = async () => {
    const { mentee } = programme.as
    const has = ({ list }: { list: { Id: number; Title: string }[] }) =>
      list.filter((item) => item.Id === Id).map(({ Title }) => Title)
    const item = await mentee.ask('library.getItem', { Id })
    const file = await mentee.call('library.downloadItem', { Id })
    return {
      title: item.Title,
      waits: [!item.Approved, item.Shown],
      listed: has(await mentee.ask('library.listItems', { Category: '/' })),
      favorites: has(await mentee.ask('library.listItems', { Only: 'favorites' })),
      found: has(await mentee.ask('library.search', { libSearchText: 'βιογραφικού' })),
      versions: item.Versions.map(({ Number }) => Number),
      file: String(file.body),
    }
  }
  const asApproved = {
    ...{ title: TITLE, waits: [false, null] },
    ...{ listed: [TITLE], favorites: [TITLE], found: [TITLE] },
    ...{ versions: [1], file: 'πρώτη' },
  }
  const waiting = async () =>
    (await programme.as.supervisor.ask('library.listUnapproved', {})).list
      .filter((item) => item.Id === Id)
      .map(({ Title, Version, Shown }) => [Title, Version, Shown])

  it('leaves what was approved to everybody, until it is approved', async () => {
    await add()
    expect(await others()).toEqual(asApproved)
    const Shown = { Title: TITLE, Version: 1 }
    expect(await rename(CORRECTED)).toMatchObject({ Title: CORRECTED, Approved: false, Shown })
    expect(await others()).toEqual(asApproved)
    expect(await replace()).toMatchObject({ Title: CORRECTED, Version: 2, Approved: false, Shown })
    expect(await others()).toEqual(asApproved)
    const version = { Id, Version: 2 }
    expect(await programme.as.mentee.call('library.downloadItem', version)).toMatchObject({
      status: 404,
    })
    expect(await waiting()).toEqual([[CORRECTED, 2, Shown]])

    await programme.as.supervisor.ask('library.approve', { Id })
    expect(await others()).toEqual({
      ...{ title: CORRECTED, waits: [false, null], found: [] },
      ...{ listed: [CORRECTED], favorites: [CORRECTED], versions: [2], file: 'δεύτερη' },
    })
    expect(await waiting()).toEqual([])
  })

  it('is approved as the approver has seen it', async () => {
    const { mentor, supervisor } = programme.as
    const approve = (Revision: number) => supervisor.call('library.approve', { Id, Revision })
    const conflict = { status: 409, body: { code: 'conflict' } }
    const seen = async () => (await supervisor.ask('library.getItem', { Id })).Revision
    await add()
    await rename(CORRECTED)
    const renamed = await seen()
    await replace()
    expect(await approve(renamed)).toMatchObject(conflict)
    const replaced = await seen()
    await rename('Άλλος τίτλος')
    expect(await approve(replaced)).toMatchObject(conflict)
    expect(await others()).toEqual(asApproved)
    expect(await approve(await seen())).toMatchObject({ status: 200 })
    // What is approved already has nothing to be seen anew.
    expect(await approve(replaced)).toMatchObject({ status: 200 })

    const item = { title: 'Καινούριο', tags: [], metadata: {} }
    const added = await addItem(mentor, programme.people.mentor.id, item, Buffer.from('ένα'))
    const { Revision } = await supervisor.ask('library.getItem', { Id: added.Id })
    const version = { title: 'Καινούριο', of: added.Id }
    await addItem(mentor, programme.people.mentor.id, version, Buffer.from('δύο'))
    const asSeen = { Id: added.Id, Revision }
    expect(await supervisor.call('library.approve', asSeen)).toMatchObject(conflict)
    await mentor.ask('library.deleteItem', { Id: added.Id })
  })

  it('waits no more where it is taken back, and tags wait for nobody', async () => {
    await add()
    await rename(CORRECTED)
    expect(await rename(TITLE, { Tags: ['νέα'] })).toMatchObject({ Approved: true, Shown: null })
    expect(await waiting()).toEqual([])
    await rename(CORRECTED, { Tags: ['άλλη'] })
    const seen = await programme.as.mentee.ask('library.getItem', { Id })
    expect(seen).toMatchObject({ Title: TITLE, Tags: ['άλλη'] })
  })

  it('goes with the item where that is for everybody no more', async () => {
    await add()
    await replace()
    const kept = await rename(CORRECTED, { Approve: false })
    expect(kept).toMatchObject({ Title: CORRECTED, Version: 2, Approved: false, Shown: null })
    expect(await programme.as.mentee.call('library.getItem', { Id })).toMatchObject({ status: 404 })
    expect(await waiting()).toEqual([])
  })
})
