import { draftOf } from '@telemachos/questionnaire/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createProject, createQuest } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('configuring actions', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const create = (input: object) =>
    programme.as.admin.call('actions.createAction', {
      ProjectId: programme.projectId,
      TypeId: 3,
      Title: 'Νέα δράση',
      ...input,
    })
  const save = (Grid: object[], name: 'admin' | 'supervisor' = 'admin') =>
    programme.as[name].call('actions.saveGrid', { ProjectId: programme.projectId, Grid })
  const entry = (ActionId: number, rest: object = {}) => ({
    ActionId,
    Flags: 2,
    Order: 1,
    Group: [],
    Due: null,
    ...rest,
  })
  const listed = async () => {
    const input = { ProjectId: programme.projectId, all: true }
    return programme.as.admin.ask('actions.listActions', input)
  }

  it('publishes nothing that lacks what its type needs, and says what that is', async () => {
    await create({ TypeId: 5, Title: 'Έγγραφα' })
    await create({ Title: 'Έτοιμη' })
    const before = (await listed()).slice(-2)
    const [id, ready] = before.map(({ Id }) => Id) as [number, number]
    const refused = await save([entry(id), entry(ready, { Order: 9 })])
    expect(refused).toMatchObject({
      status: 422,
      body: {
        details: {
          rule: 'actions_unready',
          Actions: [{ ActionId: id, Title: 'Έγγραφα', Missing: [{ Rule: 'no_documents' }] }],
        },
      },
    })
    expect((await listed()).slice(-2)).toEqual(before)
    expect(await save([entry(ready)])).toMatchObject({ status: 200 })
    expect(await save([entry(id, { Flags: 1 })])).toMatchObject({ status: 200 })
  })

  it('creates one at the end of the grid, not published', async () => {
    const { body: first } = await create({ Data: '{"form": []}' })
    expect(first).toMatchObject({ TypeId: 3, Title: 'Νέα δράση', Data: '{"form": []}' })
    expect(first).toMatchObject({ Flags: 1, Group: [], Due: null, EnableCondition: '' })
    const { body: second } = await create({ Title: '  Άλλη  ' })
    const ids = (await listed()).map((action) => [action.Id, action.Title])
    expect(ids.slice(-2)).toEqual([
      ['Id' in first && first.Id, 'Νέα δράση'],
      ['Id' in second && second.Id, 'Άλλη'],
    ])
    expect(await programme.auditOf('Id' in first ? first.Id : 0)).toMatchObject([
      { verb: 'actions.created', actorId: programme.people.admin.id },
    ])
  })

  it.each([
    [{ TypeId: 9 }, 'TypeId unknown_type'],
    [{ Data: '[]' }, 'Data object'],
    [{ Data: '{"constructor": 1}' }, 'Data forbidden_key'],
    [{ Data: `{${Array.from({ length: 9_000 }, (_, n) => `"${n}":1`).join()}}` }, 'Data too_big'],
    [{ Title: '   ' }, 'Title required'],
    [{ QuestId: 2_000_000 }, 'QuestId unknown_questionnaire'],
  ])('creates nothing of %.40j', async (input, refusal) => {
    const before = await fingerprint(programme.db)
    const { status, body } = await create(input)
    expect(status).toBe(400)
    expect('fields' in body && body.fields?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      refusal,
    ])
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('creates one that asks a questionnaire of the project, and of no other', async () => {
    const { db, projectId } = programme
    const { questId } = await createQuest(db, projectId, draftOf([]))
    const { body } = await create({ TypeId: 4, QuestId: questId })
    expect(body).toMatchObject({ TypeId: 4, QuestId: questId })
    const elsewhere = await createQuest(db, await createProject(db, 'elsewhere'), draftOf([]))
    expect(await create({ TypeId: 4, QuestId: elsewhere.questId })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'QuestId', rule: 'unknown_questionnaire' }] },
    })
  })

  it('saves flags, order, groups and due dates of all that are named', async () => {
    const { db, projectId } = programme
    const [a, b] = [await createAction(db, projectId), await createAction(db, projectId)]
    const answer = await save([
      entry(b, { Order: 0, Flags: 3, Group: ['Α΄ φάση', 'Έναρξη'], Due: '2026-03-01' }),
      entry(a, { Order: 50 }),
    ])
    expect(answer.body).toEqual({ ok: true })
    const found = (await listed()).filter(({ Id }) => Id === a || Id === b)
    expect(found.map(({ Id, Flags, Group, Due }) => ({ Id, Flags, Group, Due }))).toEqual([
      { Id: b, Flags: 3, Group: ['Α΄ φάση', 'Έναρξη'], Due: '2026-03-01' },
      { Id: a, Flags: 2, Group: [], Due: null },
    ])
  })

  it('leaves an action where it stands when no place is named', async () => {
    const { db, projectId } = programme
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push(await createAction(db, projectId))
    const [a = 0, b = 0, c = 0] = ids
    await save([entry(c, { Order: 70 }), entry(a, { Order: 80 }), entry(b, { Order: 90 })])
    await save([entry(a, { Flags: 6, Order: undefined })])
    const found = (await listed()).filter(({ Id }) => ids.includes(Id))
    expect(found.map(({ Id, Flags }) => [Id, Flags])).toEqual([
      [c, 2],
      [a, 6],
      [b, 2],
    ])
  })

  it('saves nothing when an action is not the project’s, is named twice, or the role may not', async () => {
    const { db, projectId } = programme
    const own = await createAction(db, projectId)
    const foreign = await createAction(db, await createProject(db))
    const before = await fingerprint(db)
    expect((await save([entry(own, { Flags: 0 }), entry(foreign)])).status).toBe(404)
    expect((await save([entry(own, { Flags: 0 }), entry(2_000_000_000)])).status).toBe(404)
    expect((await save([entry(own), entry(own)])).body).toMatchObject({
      fields: [{ field: 'Grid.1.ActionId', rule: 'duplicate' }],
    })
    expect((await save([entry(own, { Flags: 64 })])).body).toMatchObject({
      fields: [{ field: 'Grid.0.Flags', rule: 'number_too_large' }],
    })
    expect((await save([entry(own, { Due: '0000-01-01' })])).body).toMatchObject({
      fields: [{ field: 'Grid.0.Due', rule: 'date' }],
    })
    expect((await save([entry(own)], 'supervisor')).status).toBe(403)
    expect(await fingerprint(db)).toEqual(before)
  })

  it('creates one with a title in each language, and shows the default where one is missing', async () => {
    const { as } = programme
    const { body: made } = await create({ Title: 'Στόχοι', Titles: { en: 'Goals', el: 'όχι' } })
    expect(made).toMatchObject({ Title: 'Στόχοι', Titles: { en: 'Goals' } })
    const { body: greek } = await create({ Title: 'Βήματα', Titles: { en: ' ' } })
    expect(greek).toMatchObject({ Title: 'Βήματα', Titles: {} })
    await as.admin.ask('identity.setLanguage', { Language: 'en' })
    expect((await listed()).slice(-2).map(({ Title }) => Title)).toEqual(['Goals', 'Βήματα'])
    await as.admin.ask('identity.setLanguage', { Language: 'el' })
  })
})
