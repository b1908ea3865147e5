import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { BatchTurns } from './batch-turns.ts'
import { makeBatches, sweepBatches } from './make-batches.ts'

const DAY_MS = 86_400_000

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

type Name = keyof SmallProgramme['as']

const save = (change: object = {}) =>
  programme.as.admin.ask('documents.saveRazorDocument', {
    ...{ ProjectId: programme.projectId, Name: 'diploma', Text: '<p>{{ person.last_name }}</p>' },
    ...{ Roles: ['Mentor' as const], ...change },
  })
const begin = (change: object, as: Name = 'admin') =>
  programme.as[as].call('documents.beginBatch', { Name: 'diploma', ...change })
const batches = (as: Name = 'admin') => programme.as[as].ask('documents.listBatches', {})
let turns = new BatchTurns()
const make = (storage = programme.server.storage) =>
  makeBatches(
    {
      database: programme.db,
      now: new Date(),
      log: openLog('silent'),
      signal: new AbortController().signal,
    },
    { storage, publicUrl: 'https://example.org', turns },
  )
const download = async (Id: number, as: Name = 'admin') => {
  const answer = await fetch(`${programme.server.url}/api/Documents/Batch?Id=${Id}`, {
    headers: { cookie: programme.as[as].cookie ?? '' },
  })
  return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) }
}
const filesOf = (body: Uint8Array) => Object.entries(unzipSync(body))

describe('documents for many', () => {
  it('are made in the background, a PDF for each within reach', async () => {
    await save()
    const { mentee, stranger } = programme.people
    const begun = await begin({ UserIds: [mentee.id, stranger.id] })
    expect(begun).toMatchObject({ status: 200, body: { State: 'making', All: 2, Made: 0 } })
    const { Id } = begun.body as { Id: number }
    expect(await download(Id)).toMatchObject({ status: 422 })
    await make()
    expect(await batches()).toMatchObject([{ Id, State: 'done', All: 2, Made: 2, Failed: 0 }])
    const files = filesOf((await download(Id)).body)
    expect(files).toHaveLength(2)
    for (const [name, content] of files) {
      expect(name).toMatch(/^\p{L}.*\.pdf$/u)
      expect(Buffer.from(content).toString('latin1')).toMatch(/^%PDF-/)
    }
    expect(await batches('mentor')).toEqual([])
    expect(await download(Id, 'mentor')).toMatchObject({ status: 404 })
    expect(await begin({ UserIds: [stranger.id] }, 'mentor')).toMatchObject({ status: 404 })
    expect(await begin({ UserIds: [mentee.id] }, 'mentee')).toMatchObject({ status: 403 })
    expect(await begin({})).toMatchObject({ status: 400 })
  })

  it('of everybody of a role are those of whom the caller sees, with their numbers', async () => {
    await save({ Text: '<p>{{ certificate.number }}</p>' })
    const begun = await begin({ Everybody: 'Mentee', Issues: true }, 'mentor')
    const { Id, All } = begun.body as { Id: number; All: number }
    expect(All).toBeGreaterThan(0)
    await make()
    expect(filesOf((await download(Id, 'mentor')).body)).toHaveLength(All)
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from issued_documents where lower(name) = 'diploma'`)
    expect(count).toBe(All)
    expect(
      await programme.db.rows(sql`
        select verb, count(*)::int as count from audit_log
        where verb = 'documents.issued' group by verb`),
    ).toEqual([{ verb: 'documents.issued', count: All }])
  })

  it('are not of those who hold their role no longer', async () => {
    await save()
    const { mentee } = programme.people
    const { Id } = (await begin({ UserIds: [mentee.id] }, 'mentor')).body as { Id: number }
    await make()
    expect(await download(Id, 'mentor')).toMatchObject({ status: 200 })
    await programme.db.run(sql`update document_batches set role = 'Coordinator' where id = ${Id}`)
    expect(await download(Id, 'mentor')).toMatchObject({ status: 404 })
    expect((await batches('mentor')).map((one) => one.Id)).not.toContain(Id)
  })

  it('that fail hold nobody up: who is tried again and again is named, and the others are made', async () => {
    const { mentee, stranger } = programme.people
    const { storage } = programme.server
    /** Its first content finds no place. */
    const full = () => {
      let left = 1
      return {
        ...storage,
        write: async (key: string, content: Uint8Array) => {
          if (left-- > 0) throw new Error('no place')
          await storage.write(key, content)
        },
      } as typeof storage
    }
    await begin({ UserIds: [mentee.id, stranger.id] })
    await begin({ UserIds: [mentee.id] }, 'mentor')
    await expect(make(full())).rejects.toThrow('no place')
    expect((await batches('mentor'))[0]).toMatchObject({ State: 'done', Made: 1 })
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await batches())[0]).toMatchObject({ State: 'making', Made: 0, Failed: 0 })
      await expect(make(full())).rejects.toThrow('no place')
    }
    await make()
    expect((await batches())[0]).toMatchObject({
      ...{ State: 'done', Made: 1, Failed: 1 },
      Problems: [{ Rule: 'document_not_made' }],
    })
  })

  it('whose process ends each time are given up: what was tried is known to the next one', async () => {
    const { mentee, stranger } = programme.people
    const { storage } = programme.server
    await begin({ UserIds: [mentee.id, stranger.id] })
    const [{ Id } = { Id: 0 }] = await batches()
    /** The process is gone before it says what has become of its first content. */
    const ended = { ...storage, write: () => new Promise<void>(() => {}) } as typeof storage
    for (let attempt = 1; attempt <= 4; attempt++) {
      turns = new BatchTurns()
      void make(ended)
      await expect
        .poll(() => programme.db.row(sql`select attempts from document_batches where id = ${Id}`))
        .toEqual({ attempts: attempt })
    }
    turns = new BatchTurns()
    await make()
    expect((await batches())[0]).toMatchObject({
      ...{ Id, State: 'done', Made: 1, Failed: 1 },
      Problems: [{ Rule: 'document_not_made' }],
    })
  })

  it('take turns: the one that was served last waits', () => {
    const taken = new BatchTurns()
    for (const id of [1, 2, 1]) taken.serve(id)
    expect(taken.served).toEqual([2, 1])
  })

  it('name whose could not be made, and make the others', async () => {
    await save({
      Text: '<p>{{ name }}</p>',
      Function: `if (model.person.Id === ${programme.people.stranger.id}) throw new Error('no')
        return { name: 'x' }`,
      Arguments: '{"person": {}}',
    })
    const { mentee, stranger } = programme.people
    await begin({ UserIds: [mentee.id, stranger.id] })
    await make()
    expect((await batches())[0]).toMatchObject({
      ...{ State: 'done', Made: 1, Failed: 1 },
      Problems: [{ UserId: stranger.id, Rule: 'document_function_error' }],
    })
  })

  it('end where they are cancelled, and where whoever asked is gone', async () => {
    const { mentee } = programme.people
    const { Id } = (await begin({ UserIds: [mentee.id] })).body as { Id: number }
    expect(await programme.as.mentor.call('documents.cancelBatch', { Id })).toMatchObject({
      status: 404,
    })
    await programme.as.admin.ask('documents.cancelBatch', { Id })
    await programme.as.admin.ask('documents.cancelBatch', { Id })
    await make()
    expect((await batches())[0]).toMatchObject({ Id, State: 'cancelled', Made: 0 })
    await begin({ UserIds: [mentee.id] })
    await programme.db.run(
      sql`update document_batches set role = 'Coordinator' where state = 'making'`,
    )
    await make()
    expect((await batches())[0]).toMatchObject({ State: 'failed', Made: 0 })
  })

  it('that are cancelled while they are made keep nothing', async () => {
    const { mentee } = programme.people
    await save({ Function: '' })
    const { Id } = (await begin({ UserIds: [mentee.id] })).body as { Id: number }
    const { storage } = programme.server
    await make({
      ...storage,
      write: async (key: string, content: Uint8Array) => {
        await storage.write(key, content)
        await programme.as.admin.ask('documents.cancelBatch', { Id })
      },
      open: (...args: Parameters<typeof storage.open>) => storage.open(...args),
    } as typeof storage)
    expect((await batches())[0]).toMatchObject({ Id, State: 'cancelled', Made: 0 })
  })

  it('are made with the document as it was when they were begun', async () => {
    await save({ Text: '<p>old</p>' })
    const { mentee } = programme.people
    await begin({ UserIds: [mentee.id] })
    await save({ Text: '{% assign x = 1 %}<p>new</p>' })
    const versions = await programme.as.admin.ask('documents.listRazorVersions', {
      Name: 'diploma',
    })
    expect(versions.slice(0, 2).map(({ Text }) => Text)).toEqual([
      '{% assign x = 1 %}<p>new</p>',
      '<p>old</p>',
    ])
    await make()
    expect((await batches())[0]).toMatchObject({ State: 'done', Made: 1 })
  })

  it('are kept in the library of each, shared with them alone', async () => {
    await save({ Text: '<p>{{ person.last_name }}</p>' })
    const { mentee, stranger } = programme.people
    const titles = async (as: Name) =>
      (await programme.as[as].ask('library.listShared', {})).list.map(({ Title }) => Title)
    const begun = await begin({ UserIds: [mentee.id], Keeps: true }, 'mentor')
    expect(begun).toMatchObject({ status: 200, body: { Keeps: true } })
    expect(await titles('mentee')).toEqual([])
    await make()
    expect((await batches('mentor'))[0]).toMatchObject({ State: 'done', Made: 1, Failed: 0 })
    expect(await titles('mentee')).toEqual([expect.stringMatching(/^diploma – .*\.pdf$/)])
    expect(await titles('otherMentor')).toEqual([])
    const [item] = (await programme.as.mentee.ask('library.listShared', {})).list
    const read = await fetch(`${programme.server.url}/api/library/Download?Id=${item?.Id}`, {
      headers: { cookie: programme.as.mentee.cookie ?? '' },
    })
    expect(Buffer.from(await read.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
    // It is theirs: what is erased with them is its content too.
    const { whose } = await programme.db.one<{ whose: number }>(sql`
      select f.user_id as whose from library_items i join stored_files f on f.id = i.file_id
      where i.id = ${item?.Id ?? 0}`)
    expect(whose).toBe(mentee.id)

    await programme.db.run(sql`
      update memberships set roles = '{Translator}' where user_id = ${stranger.id}`)
    await begin({ UserIds: [stranger.id], Keeps: true })
    await make()
    expect((await batches())[0]).toMatchObject({
      State: 'done',
      Problems: [{ UserId: stranger.id, Rule: 'document_no_library' }],
    })
    await programme.db.run(sql`
      update memberships set roles = '{Mentee}' where user_id = ${stranger.id}`)
  })

  it('are named where the library is full, and the others are kept', async () => {
    const { db, people } = programme
    await save({ Text: '<p>{{ person.last_name }}</p>' })
    const receivers = [people.mentee, people.stranger, people.mentor, people.otherMentor]
    const ids = [...receivers, people.supervisor].map(({ id }) => id)
    const stored = () =>
      db.one<{ all: number; last: number }>(sql`
        select coalesce(sum(bytes), 0)::int as all,
          coalesce((array_agg(bytes order by id desc))[1], 0)::int as last
        from stored_files where project_id = ${programme.projectId}`)
    const shares = async () =>
      (
        await db.one<{ count: number }>(sql`
          select count(*)::int as count from library_shares
          where receiver_id = any (${ids}::int[])`)
      ).count
    const limit = (Files: object) =>
      db.run(sql`update projects set settings = ${JSON.stringify({ Config: { Files } })}::jsonb
        where id = ${programme.projectId}`)
    await begin({ UserIds: [people.mentee.id], Keeps: true })
    await make()
    const { all, last } = await stored()
    expect(last).toBeGreaterThan(0)
    await limit({ ProjectMB: (all + 3.5 * last) / 1024 ** 2 })
    const before = await shares()
    await begin({ UserIds: ids, Keeps: true, Mails: true })
    await make()
    await limit({})
    const [batch] = await batches()
    expect(batch).toMatchObject({
      ...{ State: 'done', All: 5, Made: 3, Failed: 2 },
      Problems: [{ Rule: 'project_quota' }, { Rule: 'project_quota' }],
    })
    expect(await shares()).toBe(before + 3)
    const mailed = await db.rows<{ userId: number }>(sql`
      select user_id as "userId" from mails where key like ${`documents.${batch?.Id}.%`}`)
    expect(mailed).toHaveLength(3)
  })

  // The first content is in the storage, or all of them are.
  it.each([1, 4])(
    'are kept for nobody who has lost their library %s contents later',
    async (after) => {
      let left = after
      const { storage } = programme.server
      const { mentee, stranger } = programme.people
      const roles = (role: string) =>
        programme.db.run(sql`
        update memberships set roles = ${[role]}::text[] where user_id = ${stranger.id}`)
      await begin({ UserIds: [mentee.id, stranger.id], Keeps: true })
      await make({
        ...storage,
        write: async (key: string, content: Uint8Array) => {
          await storage.write(key, content)
          if (--left === 0) await roles('Translator')
        },
      } as typeof storage)
      await roles('Mentee')
      expect((await batches())[0]).toMatchObject({
        ...{ State: 'done', Made: 1, Failed: 1 },
        Problems: [{ UserId: stranger.id, Rule: 'document_no_library' }],
      })
    },
  )

  it('are kept by people themselves, and by no administrator in their place', async () => {
    const { mentee, mentor } = programme.people
    const inPlace = await programme.server.client().signIn(programme.people.admin.username)
    const token = await inPlace.ask('identity.makeLoginAs', { UserId: mentor.id })
    await inPlace.ask('identity.redeemLoginAs', { token })
    const of = { ProjectId: programme.projectId, Name: 'diploma', UserIds: [mentee.id] }
    const refused = { status: 403, body: { code: 'own_person_only' } }
    expect(await inPlace.call('documents.keepDocument', of)).toMatchObject(refused)
    expect(await inPlace.call('documents.beginBatch', { ...of, Keeps: true })).toMatchObject(
      refused,
    )
    expect(await inPlace.call('documents.beginBatch', of)).toMatchObject({ status: 200 })
    await make()
  })

  it('keep the last versions of a document, and the one that a batch is made of', async () => {
    await save({ Text: '<p>begun</p>' })
    await begin({ UserIds: [programme.people.mentee.id] })
    await programme.db.run(sql`
      with saved as (
        update razor_documents set version = version + 60 where name = 'diploma'
        returning id, version)
      insert into razor_document_versions
      select id, version - back, 'later', '', '{}', null, now()
      from saved, generate_series(0, 59) back`)
    const kept = async () =>
      (
        await programme.db.one<{ count: number }>(sql`
          select count(*)::int as count from razor_document_versions v
          join razor_documents d on d.id = v.document_id where d.name = 'diploma'`)
      ).count
    const sweep = () =>
      sweepBatches({ database: programme.db, now: new Date() }, programme.server.storage)
    await sweep()
    expect(await kept()).toBe(51)
    await make()
    expect((await batches())[0]).toMatchObject({ State: 'done', Made: 1 })
    await sweep()
    expect(await kept()).toBe(50)
  })

  it('are mailed where that is asked for, and go a month later', async () => {
    const { mentee } = programme.people
    const { Id } = (await begin({ UserIds: [mentee.id], Mails: true })).body as { Id: number }
    await make()
    const mails = await programme.db.rows(sql`
      select f.mime from mails m join mail_files f on f.mail_id = m.id
      where m.key = ${`documents.${Id}.${mentee.id}`}`)
    expect(mails).toEqual([{ mime: 'application/pdf' }])
    const now = new Date(Date.now() + 31 * DAY_MS)
    await sweepBatches({ database: programme.db, now }, programme.server.storage)
    expect(await batches()).toEqual([])
    expect(await programme.server.storage.listOlder('documents', now)).toEqual([])
  })
})
