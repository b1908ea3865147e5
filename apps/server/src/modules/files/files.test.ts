import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { unzipSync } from 'fflate'
import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { partsKey } from '../../kernel/file-storage.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { beginUpload, partsOf, uploadFile } from '../../testing/upload.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000

describe('uploads', () => {
  let programme: SmallProgramme
  let actionId: number
  let now = new Date('2026-03-02T10:15:00.123Z')
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    actionId = await createAction(programme.db, programme.projectId)
  })
  afterAll(() => programme.close())

  const menteeId = () => programme.people.mentee.id
  const category = (question = 0) => `tools/${menteeId()}/${actionId}/${question}`
  const target = (question = 0, names: { name?: string; originalName?: string } = {}) => ({
    category: category(question),
    userId: menteeId(),
    ...names,
  })
  const usage = () =>
    programme.db.one<{ bytes: number; files: number }>(sql`
      select bytes, files from project_file_usage where project_id = ${programme.projectId}`)

  it('arrive in parts, in any order and more than once, and are seen only once they are whole', async () => {
    const { mentee, mentor, stranger } = programme.as
    const content = randomBytes(UPLOAD_PART_BYTES * 3 + 17)
    const parts = partsOf(content)
    const Id = await beginUpload(mentee, target(1), content)
    const send = (part: number, data: Uint8Array = parts[part] ?? content, client = mentee) =>
      client.call('files.uploadPart', { Id, part, UserId: menteeId(), data })
    expect(await send(2)).toMatchObject({ status: 200, body: { Id } })
    expect(await send(2)).toMatchObject({ status: 200 })
    expect(await send(2, randomBytes(UPLOAD_PART_BYTES))).toMatchObject({
      status: 422,
      body: { details: { rule: 'file_part_differs' } },
    })
    expect(await send(1, randomBytes(5))).toMatchObject({ status: 400 })
    expect(await send(4)).toMatchObject({ status: 400 })
    expect(await send(0, parts[0], stranger)).toMatchObject({ status: 404 })
    expect(await mentee.call('files.endUpload', { Id })).toMatchObject({
      status: 422,
      body: { details: { rule: 'file_parts', Missing: [0, 1, 3] } },
    })
    expect(await mentee.ask('files.readUpload', { Id })).toEqual({
      Id,
      State: 'receiving',
      Parts: 4,
      Received: [2],
    })
    expect(await mentor.ask('files.listFiles', { Category: category(1) })).toEqual([])
    await Promise.all([send(3), send(0), send(1), send(1), send(1)])
    const ended = await Promise.all([1, 2].map(() => mentee.call('files.endUpload', { Id })))
    const stored = {
      Id,
      Name: 'document^001^20260302101500123',
      FileName: 'έγγραφο.txt',
      Mime: 'application/octet-stream',
      Bytes: content.length,
      At: now.toISOString(),
      Version: '20260302101500123',
      CanEdit: true,
    }
    for (const answer of ended) expect(answer).toMatchObject({ status: 200, body: stored })
    expect(await mentor.ask('files.listFiles', { Category: category(1) })).toEqual([
      { ...stored, CanEdit: false },
    ])
    const asked = { Category: category(1), Name: 'document' }
    expect(await mentor.ask('files.findUploaded', asked)).toEqual({
      Id,
      Name: stored.Name,
      Type: stored.Mime,
    })
    const got = await fetch(
      `${programme.server.url}/api/files/download?${new URLSearchParams({ Category: category(1), name: 'document' })}`,
      { headers: { cookie: mentor.cookie ?? '' } },
    )
    expect(Buffer.from(await got.arrayBuffer()).equals(content)).toBe(true)
    expect(await send(1)).toMatchObject({ status: 200 })
    expect(await send(1, content.subarray(0, UPLOAD_PART_BYTES))).toMatchObject({ status: 422 })
  })

  it('are asked for again where the machine has lost a part of them, and are never half of a file', async () => {
    const { mentee, mentor } = programme.as
    const content = randomBytes(UPLOAD_PART_BYTES * 2 + 9)
    const Id = await beginUpload(mentee, target(7), content)
    const send = (part: number, data = partsOf(content)[part]) =>
      mentee.ask('files.uploadPart', { Id, part, UserId: menteeId(), data })
    await Promise.all([send(0), send(1), send(2)])
    const { key } = await programme.db.one<{ key: string }>(
      sql`select storage_key as key from stored_files where id = ${Id}`,
    )
    // A page of the second part that the disk had not been given yet.
    const file = await open(join(programme.server.storageFolder, partsKey(key)), 'r+')
    await file.write(Buffer.alloc(4096), 0, 4096, UPLOAD_PART_BYTES + 65_536)
    await file.close()
    const { Received } = await mentee.ask('files.readUpload', { Id })
    expect(Received).toEqual([0, 2])
    for (const _ of [1, 2]) {
      expect(await mentee.call('files.endUpload', { Id })).toMatchObject({
        status: 422,
        body: { details: { rule: 'file_parts', Missing: [1] } },
      })
    }
    expect(await mentor.ask('files.listFiles', { Category: category(7) })).toEqual([])
    expect(await programme.server.storage.read(key)).toBeUndefined()
    await send(1)
    expect((await mentee.ask('files.readUpload', { Id })).Received).toEqual([0, 1, 2])
    await mentee.ask('files.endUpload', { Id })
    const { hash } = await programme.db.one<{ hash: Buffer }>(
      sql`select hash from stored_files where id = ${Id}`,
    )
    expect(hash.equals(createHash('sha256').update(content).digest())).toBe(true)
    expect((await programme.server.storage.read(key))?.equals(content)).toBe(true)
    const left = () => programme.server.storage.listOlder('parts', new Date(8.64e15))
    await expect.poll(async () => (await left()).includes(partsKey(key))).toBe(false)
  })

  it('have versions by their original name, and the next index for another', async () => {
    const { mentee, mentor } = programme.as
    const text = Buffer.from('κείμενο')
    const upload = async (originalName: string, client = mentee) => {
      const { body } = await uploadFile(client, target(2, { name: 'σχέδιο', originalName }), text)
      return 'Name' in body ? body.Name : body
    }
    expect(await upload('a.txt')).toBe('σχέδιο^001^20260302101500123')
    expect(await upload('b.txt')).toBe('σχέδιο^002^20260302101500123')
    // At the same instant, by somebody else.
    expect(await upload('a.txt', mentor)).toBe('σχέδιο^001^20260302101500124')
    const list = (extra: object) =>
      mentee.ask('files.listFiles', { Category: category(2), ...extra })
    expect((await list({})).map(({ Name }) => Name)).toEqual([
      'σχέδιο^001^20260302101500124',
      'σχέδιο^001^20260302101500123',
      'σχέδιο^002^20260302101500123',
    ])
    expect((await list({ Version: 'latest' })).map(({ Name }) => Name)).toEqual([
      'σχέδιο^001^20260302101500124',
      'σχέδιο^002^20260302101500123',
    ])
    const race = await Promise.all(
      Array.from({ length: 5 }, () => upload('c.txt').catch((error: unknown) => error)),
    )
    expect(new Set(race).size).toBe(5)
  })

  it('are nobody’s beyond those who see the action, and are told from what is not there by no one', async () => {
    const { mentee, otherMentor, stranger, mentor, supervisor } = programme.as
    const { body } = await uploadFile(mentee, target(3), Buffer.from('μυστικό'))
    if (!('Id' in body)) throw new Error('not uploaded')
    for (const client of [otherMentor, stranger]) {
      const denied = [
        await client.call('files.listFiles', { Category: category(3) }),
        await client.call('files.downloadFile', { Category: category(3), name: body.Name }),
        await client.call('files.deleteFile', { Id: body.Id }),
        await client.call('files.deleteFile', { Id: body.Id + 9999 }),
        await client.call('files.startUpload', {
          Category: category(3),
          Name: 'x',
          UserId: menteeId(),
          OriginalName: 'x',
          Mime: '',
          Parts: 1,
        }),
      ]
      expect(denied.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      const found = { Category: category(3), Name: 'document' }
      expect(await client.call('files.findUploaded', found)).toMatchObject({ status: 404 })
    }
    for (const client of [mentor, supervisor]) {
      expect(await client.ask('files.listFiles', { Category: category(3) })).toHaveLength(1)
    }
    // Only who uploaded a file deletes it.
    expect(await mentor.call('files.deleteFile', { Id: body.Id })).toMatchObject({ status: 422 })
    expect(await mentee.call('files.deleteFile', { Id: body.Id })).toMatchObject({ status: 200 })
    expect(await mentee.call('files.deleteFile', { Id: body.Id })).toMatchObject({ status: 404 })
    for (const wrong of ['nothing/1', 'tools/x', `tools/${menteeId()}/0/0`]) {
      const answer = await mentee.call('files.listFiles', { Category: wrong })
      expect(answer.status).toBe(404)
    }
  })

  it('take the last room of the project once, however many people begin together', async () => {
    const { as, db, projectId } = programme
    const { bytes } = await db.one<{ bytes: number }>(sql`
      select coalesce(sum(bytes), 0)::int as bytes from stored_files where project_id = ${projectId}`)
    const ProjectMB = Math.floor(bytes / 1024 ** 2) + 2
    const FileSize = ProjectMB * 1024 ** 2 - bytes
    const limit = (Files: object) =>
      db.run(sql`
        update projects set settings = ${JSON.stringify({ Config: { Files } })}::jsonb
        where id = ${projectId}`)
    await limit({ ProjectMB })
    const answers = await Promise.all(
      (['mentor', 'mentee', 'admin', 'supervisor', 'coordinator'] as const).map((name) =>
        as[name].call('files.startUpload', {
          ...{ Category: category(9), Name: name, UserId: menteeId(), OriginalName: 'x', Mime: '' },
          ...{ Parts: Math.ceil(FileSize / UPLOAD_PART_BYTES), FileSize },
        }),
      ),
    )
    const said = answers.map(({ body }) => ('details' in body ? body.details?.['rule'] : 'begun'))
    expect(said.toSorted()).toEqual(['begun', ...Array(4).fill('project_quota')])
    await db.run(sql`update stored_files set state = 'cancelled', bytes = 0
      where project_id = ${projectId} and category = ${category(9)}`)
    await limit({})
  })

  it('are limited to six at once, to what a kind takes, and to the parts that a length has', async () => {
    const { mentor } = programme.as
    const one = Buffer.from('a')
    const begun = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => beginUpload(mentor, target(4), one)),
    )
    const seventh = () =>
      mentor.call('files.startUpload', {
        Category: category(4),
        Name: 'x',
        UserId: menteeId(),
        OriginalName: 'x',
        Mime: '',
        Parts: 1,
        FileSize: 1,
      })
    expect(await seventh()).toMatchObject({
      status: 422,
      body: { details: { rule: 'too_many_uploads' } },
    })
    const before = await usage()
    for (const Id of begun) await mentor.ask('files.deleteFile', { Id })
    expect(await usage()).toEqual({ bytes: before.bytes - 6, files: before.files - 6 })
    const atOnce = await Promise.all(Array.from({ length: 9 }, () => seventh()))
    const six = atOnce.flatMap((answer) => (answer.ok ? [answer.body.Id] : []))
    expect(six).toHaveLength(6)
    for (const Id of six) await mentor.ask('files.deleteFile', { Id })
    const [Id] = begun
    const data = one
    expect(
      await mentor.call('files.uploadPart', { Id, part: 0, UserId: menteeId(), data }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'upload_ended' } } })
    await programme.db.run(sql`
      update projects set settings = '{"Config":{"Files":{"PersonMB":1}}}' where id = ${programme.projectId}`)
    expect(
      await mentor.call('files.startUpload', {
        ...{ Category: category(4), Name: 'x', UserId: menteeId(), OriginalName: 'x', Mime: '' },
        ...{ Parts: 5, FileSize: 5 * UPLOAD_PART_BYTES },
      }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'own_quota' } } })
    await programme.db.run(sql`
      update projects set settings = '{}' where id = ${programme.projectId}`)
    const large = {
      Category: category(4),
      Name: 'x',
      UserId: menteeId(),
      OriginalName: 'x',
      Mime: '',
    }
    expect(
      await mentor.call('files.startUpload', { ...large, Parts: 800, FileSize: 800 * 262_144 }),
    ).toMatchObject({ status: 400, body: { fields: [{ rule: 'file_too_large' }] } })
    expect(
      await mentor.call('files.startUpload', { ...large, Parts: 2, FileSize: 5 }),
    ).toMatchObject({ status: 400, body: { fields: [{ rule: 'file_parts' }] } })
    for (const Category of ['photos', 'chats/33', 'Chat/33']) {
      expect(
        await mentor.call('files.startUpload', { ...large, Category, Parts: 1, FileSize: 5 }),
      ).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'Category', rule: 'file_category' }] },
      })
    }
  })

  it('are told which rule a part breaks', async () => {
    const { mentee, mentor } = programme.as
    const size = 2 * UPLOAD_PART_BYTES + 5
    const Id = await beginUpload(mentee, target(8), Buffer.alloc(size))
    const refusalOf = async (part: number, bytes: number, UserId = menteeId()) => {
      const data = Buffer.alloc(bytes)
      const { status, body } = await mentee.call('files.uploadPart', { Id, part, UserId, data })
      return { status, fields: (body as { fields: { field: string; rule: string }[] }).fields }
    }
    const refused = (field: string, rule: string) => ({ status: 400, fields: [{ field, rule }] })
    expect(await refusalOf(0, UPLOAD_PART_BYTES, programme.people.mentor.id)).toMatchObject(
      refused('UserId', 'file_of_other'),
    )
    expect(await refusalOf(9, 5)).toMatchObject(refused('part', 'file_part_number'))
    expect(await refusalOf(1, 5)).toMatchObject(refused('data', 'file_part_length'))
    expect(await refusalOf(2, 6)).toMatchObject(refused('data', 'file_part_length'))
    const odd = [{ ActionId: true }, { MenteeId: [60] }, { QuestionId: [null] }, { Index: ' ' }]
    for (const change of odd) {
      const asked = { MenteeId: menteeId(), ActionId: actionId, ...change }
      expect(await mentor.call('files.listToolFiles', asked)).toMatchObject({
        status: 400,
        body: { fields: [{ field: Object.keys(change)[0], rule: 'invalid_type' }] },
      })
    }
  })

  it('are in the copy of one’s data, with their contents', async () => {
    const content = Buffer.from('δικό μου')
    const { body } = await uploadFile(programme.as.mentee, target(6), content)
    const copy = await fetch(`${programme.server.url}/api/privacy/OwnData`, {
      headers: { cookie: programme.as.mentee.cookie ?? '' },
    })
    const archive = unzipSync(new Uint8Array(await copy.arrayBuffer()))
    const id = 'Id' in body ? body.Id : 0
    const packed = archive[`files/uploaded/${id} έγγραφο.txt`]
    expect(packed && Buffer.from(packed).equals(content)).toBe(true)
  })

  it('end when they stand still for a day; contents go a day after their rows', async () => {
    const { mentee } = programme.as
    const { server, db } = programme
    const keyOf = async (id: number) => {
      const row = await db.row<{ key: string }>(
        sql`select storage_key as key from stored_files where id = ${id}`,
      )
      return row?.key ?? ''
    }
    const content = randomBytes(UPLOAD_PART_BYTES + 1)
    const idle = await beginUpload(mentee, target(5), content)
    await mentee.ask('files.uploadPart', {
      Id: idle,
      part: 1,
      UserId: menteeId(),
      data: content.subarray(UPLOAD_PART_BYTES),
    })
    const { body } = await uploadFile(mentee, target(5, { name: 'gone' }), content)
    const gone = 'Id' in body ? body.Id : 0
    const [idleKey, goneKey] = [await keyOf(idle), await keyOf(gone)]
    await mentee.ask('files.deleteFile', { Id: gone })
    const lie = async () => [
      (await server.storage.listParts({ key: idleKey, parts: 2, partBytes: UPLOAD_PART_BYTES }))
        .length > 0,
      (await server.storage.read(goneKey)) !== undefined,
    ]
    await sweepFiles(db, server.storage, now)
    expect(await lie()).toEqual([true, true])
    // Rows that go are noted by the clock of the database, which this programme is behind.
    await db.run(sql`update removed_contents set at = ${now}`)
    now = new Date(now.getTime() + 25 * HOUR_MS)
    await sweepFiles(db, server.storage, now)
    expect(await lie()).toEqual([false, false])
    expect(await mentee.ask('files.readUpload', { Id: idle })).toMatchObject({ State: 'expired' })
    expect(await mentee.call('files.endUpload', { Id: idle })).toMatchObject({ status: 422 })
    now = new Date(now.getTime() + 25 * HOUR_MS)
    await sweepFiles(db, server.storage, now)
    expect(await mentee.call('files.readUpload', { Id: idle })).toMatchObject({ status: 404 })
  })
})
