import { DESCRIPTIONS } from '@telemachos/contract/actions/description-limits'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** A GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const DAY_MS = 86_400_000

const document = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (text: string, ...marks: object[]) => ({
  ...{ type: 'paragraph' },
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const showing = (key: string) =>
  document({ type: 'picture', attrs: { key, alt: 'Χάρτης', width: 1, height: 1 } })

describe('descriptions', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId)
  })

  const save = async (Descr: string, { id = ActionId, Descrs = {} } = {}) => {
    const place = { ProjectId: programme.projectId, ActionId: id }
    const { Version, Title, Titles, ShowCondition, EnableCondition, Form } =
      await programme.as.admin.ask('actions.getContent', place)
    const content = { Title, Titles, Descr, Descrs, ShowCondition, EnableCondition, Form }
    return programme.as.admin.call('actions.saveContent', { ...place, Version, ...content })
  }
  const saveDraft = (Descr: unknown) =>
    programme.as.admin.call('actions.saveDraft', {
      ...{ ProjectId: programme.projectId, ActionId, Version: 1, Revision: null },
      Content: JSON.stringify({ Descr }),
    })
  const descriptionOf = async () =>
    (await programme.as.mentee.ask('actions.getAction', { Id: ActionId })).Descr
  const upload = (name: PersonName, content: Uint8Array = GIF, id = ActionId) =>
    uploadFile(
      programme.as[name],
      { category: `${DESCRIPTIONS}/${id}`, userId: programme.people[name].id },
      content,
    )
  const addPicture = async () => {
    const { body } = await upload('admin')
    const FileId = (body as { Id: number }).Id
    return programme.as.admin.ask('actions.addPicture', { ActionId, FileId })
  }
  const see = async (name: PersonName, Key: string) =>
    (await programme.as[name].call('actions.getPicture', { Key })).status

  it('are stored without what none may have, in every language, and in drafts', async () => {
    const hostile = document(
      {
        ...paragraph('Γεια', { type: 'link', attrs: { href: 'JavaScript:alert(1)' } }),
        onclick: 'x',
      },
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'heading', attrs: { level: 2, style: 'x' }, content: [{ type: 'iframe' }] },
    )
    const clean = document(paragraph('Γεια'), { type: 'heading', attrs: { level: 2 } })
    expect(await save(hostile, { Descrs: { en: hostile } })).toMatchObject({
      status: 200,
      body: { Descr: clean, Descrs: { en: clean } },
    })
    expect(await descriptionOf()).toBe(clean)
    const { body } = await saveDraft({ el: hostile, en: '<script>alert(1)</script>', de: 7 })
    const { Draft } = body as { Draft: { Content: string } }
    expect(JSON.parse(Draft.Content)).toEqual({
      Descr: { el: clean, en: '<script>alert(1)</script>' },
    })
  })

  it('stay plain where they are, and say what is too long by what is read of them', async () => {
    expect(await save(' Γράψτε <b>τρεις</b>. ')).toMatchObject({ status: 200 })
    expect(await descriptionOf()).toBe('Γράψτε <b>τρεις</b>.')
    const long = 'α'.repeat(10_001)
    for (const text of [long, document(paragraph(long, { type: 'bold' }))])
      expect(await save(text)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'Descr', rule: 'too_long' }] },
      })
    expect(await save('', { Descrs: { en: long } })).toMatchObject({
      body: { fields: [{ field: 'Descrs.en', rule: 'too_long' }] },
    })
    expect(await saveDraft({ el: long })).toMatchObject({
      body: { fields: [{ field: 'Descr.el', rule: 'too_long' }] },
    })
  })

  it('show pictures to whoever sees the action', async () => {
    const { Key, Width, Height } = await addPicture()
    expect([Width, Height]).toEqual([1, 1])
    await save(showing(Key))
    for (const name of ['admin', 'mentor', 'mentee'] as const)
      expect(await see(name, Key)).toBe(200)
    expect(await see('admin', 'f'.repeat(32))).toBe(404)
    await programme.db.run(sql`
      update project_actions set flags = flags & ~${GRID_FLAGS.Published}::int
      where action_id = ${ActionId}`)
    expect(await see('admin', Key)).toBe(200)
    for (const name of ['mentor', 'mentee'] as const) expect(await see(name, Key)).toBe(404)
    await programme.db.run(sql`
      update actions set show_condition = 'false' where id = ${ActionId}`)
    await programme.db.run(sql`
      update project_actions set flags = flags | ${GRID_FLAGS.Published}::int
      where action_id = ${ActionId}`)
    expect(await see('mentor', Key)).toBe(200)
    expect(await see('mentee', Key)).toBe(404)
    const elsewhere = await createAction(programme.db, await createProject(programme.db))
    await programme.db.run(sql`
      update action_pictures set action_id = ${elsewhere} where key = ${Key}`)
    expect(await see('admin', Key)).toBe(404)
  })

  it('take pictures of their authors alone, by what they are', async () => {
    for (const name of ['coordinator', 'mentor', 'mentee'] as const)
      await expect(upload(name)).rejects.toThrow('403')
    await expect(upload('admin', GIF, 99_999_999)).rejects.toThrow('404')
  })

  it('take no drawing, and no picture that is not there', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await upload('admin', svg)).toMatchObject({
      body: { details: { rule: 'file_type' } },
    })
    expect(await save(showing('0'.repeat(32)))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Descr', rule: 'unknown_picture' }] },
    })
    expect(await saveDraft({ el: showing('0'.repeat(32)) })).toMatchObject({ status: 400 })
  })

  it('keep their pictures in copies, and in texts that are copied', async () => {
    const { Key } = await addPicture()
    await save(showing(Key))
    const { admin } = programme.as
    const other = await createAction(programme.db, programme.projectId)
    expect(await save(showing(Key), { id: other })).toMatchObject({ status: 200 })
    const To = programme.projectId
    const input = { ProjectId: To, ActionIds: [ActionId], To }
    const { ActionIds } = await admin.ask('actions.copyActions', input)
    await programme.db.run(sql`delete from project_actions where action_id = ${ActionId}`)
    await programme.db.run(sql`delete from actions where id = ${ActionId}`)
    await sweepPictures(programme.db, new Date(Date.now() + 30 * DAY_MS))
    const copied = await programme.db.rows(sql`
      select key from action_pictures where action_id = any (${ActionIds}::int[])`)
    expect(copied).toEqual([{ key: Key }])
    expect(await see('mentee', Key)).toBe(200)
  })

  it('lose pictures that nothing has named for a week', async () => {
    const now = new Date()
    const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
    const ownerOf = (key: string) =>
      programme.db.row(sql`
        select f.owner_id as owner from action_pictures p join stored_files f on f.id = p.file_id
        where p.key = ${key}`)
    const [shown, drafted, unused] = [await addPicture(), await addPicture(), await addPicture()]
    await save(showing(shown.Key))
    await save('')
    await programme.as.admin.call('actions.saveDraft', {
      ...{ ProjectId: programme.projectId, ActionId, Version: 3, Revision: null },
      Content: JSON.stringify({ Descr: { en: showing(drafted.Key) } }),
    })
    await sweepPictures(programme.db, later(6))
    expect(await ownerOf(unused.Key)).toEqual({ owner: ActionId })
    await sweepPictures(programme.db, later(8))
    expect(await ownerOf(unused.Key)).toBeUndefined()
    expect(await ownerOf(shown.Key)).toEqual({ owner: ActionId })
    expect(await ownerOf(drafted.Key)).toEqual({ owner: ActionId })
    const free = await programme.db.rows(sql`
      select from stored_files where kind = ${DESCRIPTIONS} and owner_id is null and state = 'done'`)
    expect(free.length).toBeGreaterThan(0)
  })
})
