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
const turns = new BatchTurns()
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

  it('are mailed where that is asked for, and go a month later', async () => {
    const { mentee } = programme.people
    await begin({ UserIds: [mentee.id], Mails: true })
    await make()
    const mails = await programme.db.rows(sql`
      select f.mime from mails m join mail_files f on f.mail_id = m.id
      where m.template = 'documents.made' and m.user_id = ${mentee.id}`)
    expect(mails).toEqual([{ mime: 'application/pdf' }])
    const now = new Date(Date.now() + 31 * DAY_MS)
    await sweepBatches({ database: programme.db, now }, programme.server.storage)
    expect(await batches()).toEqual([])
    expect(await programme.server.storage.listOlder('documents', now)).toEqual([])
  })
})
