import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openCall, pdf, prove, sendDocument, solvedTask } from '../../testing/applications.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { partsOf } from '../../testing/upload.ts'
import { removeOld, sweepDocuments } from './remove-old.ts'

const FORM = [
  {
    Title: 'Στοιχεία',
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      email: { Order: 2, Label: 'E-mail' },
      identity: { Order: 3, Label: 'Ταυτότητα', Type: 'document', Required: true },
      card: { Order: 4, Label: 'Κάρτα ανεργίας', Type: 'document', Later: true },
    },
  },
]

const DAY_MS = 86_400_000

describe('documents of applications', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let Project: string
  let guest: TestClient
  let now = new Date()
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    ProjectId = programme.projectId
    guest = programme.server.client()
    Project = await openCall(programme, { form: FORM, now })
  })
  afterAll(() => programme.close())

  const draft = async (Answers: Record<string, string> = { first_name: 'Άννα' }) =>
    (await guest.ask('applications.saveDraft', { Project, Answers })).Token
  const submit = async (Draft: string, email = '') => ({
    Project,
    Answers: { first_name: 'Άννα', email },
    Truthful: true,
    Consent: true,
    Captcha: await solvedTask(programme.db),
    Draft,
  })
  const ruleOf = (answer: { ok: boolean; body: unknown }) =>
    answer.ok
      ? 'ok'
      : ((answer.body as { details?: { rule?: string } }).details?.rule ??
        (answer.body as { fields?: { rule: string }[] }).fields?.[0]?.rule)
  /** Holds an application for something else until a call waits for it. */
  const whileLocked = <Answer>(
    protocol: string,
    change: (tx: Db) => Promise<() => Promise<Answer>>,
  ) =>
    programme.db.transaction(async (tx) => {
      await tx.run(sql`select from applications where protocol = ${protocol} for update`)
      const starting = (await change(tx))()
      await expect
        .poll(() =>
          programme.db.rows(sql`
            select from pg_stat_activity where wait_event_type = 'Lock'
              and datname = current_database()`),
        )
        .toHaveLength(1)
      return { starting }
    })
  const keys = async () =>
    (
      await programme.db.rows<{ key: string }>(sql`
      select storage_key as key from application_documents order by id`)
    ).map(({ key }) => key)

  it('belong to a draft that is saved again, and kept for longer then', async () => {
    const first = await guest.ask('applications.saveDraft', {
      ...{ Project, Answers: { first_name: 'Άννα' } },
    })
    now = new Date(now.getTime() + 86_400_000)
    const { Token } = first
    const again = await guest.ask('applications.saveDraft', {
      ...{ Project, Token, Answers: { first_name: 'Ελένη' } },
    })
    expect(again.Token).toBe(Token)
    expect(Date.parse(again.Until) - Date.parse(first.Until)).toBe(86_400_000)
    expect(await guest.ask('applications.getApplication', { Token })).toMatchObject({
      Answers: { first_name: 'Ελένη' },
    })
  })

  it('and drafts are seen by staff as numbers alone, until they are handed in or gone', async () => {
    const view = { ProjectId, Group: 'applicants' as const, Search: '', page: 1 }
    const before = (await programme.as.admin.ask('applications.list', view)).Counts.drafts
    const Token = await draft({ first_name: 'Ιουλία', email: 'ioulia@example.org' })
    await sendDocument(guest, { Token, Question: 'identity', Name: 'Ιουλία.pdf' }, pdf())
    const listed = await programme.as.supervisor.ask('applications.listDrafts', {
      ProjectId,
      page: 1,
    })
    expect(listed.count).toBe(before + 1)
    expect(listed.list[0]).toEqual({
      ...{ Id: expect.any(Number) as number, Status: -1, Answered: 1, Questions: 4, Documents: 1 },
      SavedAt: now.toISOString(),
      KeptUntil: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(JSON.stringify(listed)).not.toMatch(/Ιουλία|example/)
    for (const who of ['mentor', 'mentee'] as const) {
      const call = await programme.as[who].call('applications.listDrafts', { ProjectId, page: 1 })
      expect(call.status).toBe(403)
    }
    await guest.ask('applications.discardDraft', { Token })
    expect((await programme.as.admin.ask('applications.list', view)).Counts.drafts).toBe(before)
  })

  it('come in parts, hold the application back until they are there, and go with it', async () => {
    const Token = await draft()
    const early = await submit(Token)
    const refused = await guest.call('applications.submit', early)
    expect(ruleOf(refused)).toBe('required')
    const content = pdf(2 * UPLOAD_PART_BYTES + 5)
    const arrived = await sendDocument(guest, { Token, Question: 'identity' }, content)
    expect(arrived.body).toMatchObject({ Question: 'identity', Mime: 'application/pdf' })
    const kept = await guest.ask('applications.getApplication', { Token })
    expect(kept).toMatchObject({ Status: -1, Protocol: '', Missing: ['card'] })
    expect(kept.Documents.map(({ Name }) => Name)).toEqual(['έγγραφο.pdf'])

    const made = await guest.ask('applications.submit', early)
    // The draft is spent; the answer that was lost is given again.
    expect(await guest.ask('applications.checkToken', { Token })).toEqual({
      Status: 'invalidToken',
    })
    const again = await guest.ask('applications.submit', early)
    expect(again.Protocol).toBe(made.Protocol)
    const own = await guest.ask('applications.getApplication', { Token: again.Token })
    expect(own).toMatchObject({
      Status: 1,
      Missing: ['card'],
      Answers: { identity: 'έγγραφο.pdf' },
    })

    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants' as const, Search: made.Protocol, page: 1 },
    })
    const AppId = list[0]?.Id ?? 0
    const staff = await programme.as.admin.ask('applications.listDocuments', { ProjectId, AppId })
    expect(staff.Missing).toEqual([{ Question: 'card', Label: 'Κάρτα ανεργίας' }])
    const Id = staff.Documents[0]?.Id ?? 0
    const file = await programme.as.admin.call('applications.downloadDocument', {
      ...{ ProjectId, AppId, Id },
    })
    expect(Buffer.from(file.body as Uint8Array).equals(content)).toBe(true)
    const mentor = await programme.as.mentor.call('applications.downloadDocument', {
      ...{ ProjectId, AppId, Id },
    })
    expect(mentor.status).toBe(403)

    // What is missing may come later, and is gone from the list then.
    await sendDocument(guest, { Token: again.Token, Question: 'card', Name: 'κάρτα.pdf' }, pdf())
    const after = await guest.ask('applications.getApplication', { Token: again.Token })
    expect(after).toMatchObject({ Missing: [], Answers: { card: 'κάρτα.pdf' } })
  })

  it('are taken once, whatever is sent again, and only whole', async () => {
    const Token = await draft()
    const content = pdf(UPLOAD_PART_BYTES + 9)
    const [first, second] = partsOf(content)
    if (!first || !second) throw new Error('two parts')
    const { Id, Parts } = await guest.ask('applications.startDocument', {
      ...{ Token, Question: 'identity', Name: 'α.pdf', Bytes: content.length },
    })
    expect(Parts).toBe(2)
    const part = (number: number, data: Uint8Array) =>
      guest.call('applications.uploadDocumentPart', { Token, Id, part: number, data })
    expect((await part(1, second)).ok).toBe(true)
    expect(ruleOf(await guest.call('applications.endDocument', { Token, Id }))).toBe('file_parts')
    expect(ruleOf(await part(0, second))).toBe('file_parts')
    expect(ruleOf(await part(2, second))).toBe('file_parts')
    const both = await Promise.all([part(0, first), part(0, first)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(ruleOf(await part(0, Buffer.alloc(UPLOAD_PART_BYTES)))).toBe('file_part_differs')
    const ended = await Promise.all(
      [1, 2].map(() => guest.ask('applications.endDocument', { Token, Id })),
    )
    expect(ended[0]).toEqual(ended[1])
  })

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'σάρωση.pdf'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'σάρωση.pdf'],
    ['a drawn picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'a.png'],
    ['plain text', Buffer.from('γεια'), 'a.pdf'],
    ['an archive', Buffer.from(zipSync({ 'a.exe': new Uint8Array(9) })), 'a.docx'],
    ['noise', Buffer.from([0, 1, 2, 3, 4, 5]), 'a.jpg'],
  ])('are not %s, whatever the name says', async (_kind, content, Name) => {
    const Token = await draft()
    const refused = await sendDocument(guest, { Token, Question: 'identity', Name }, content)
    expect(ruleOf(refused)).toBe('file_type')
    expect((await guest.ask('applications.getApplication', { Token })).Documents).toEqual([])
  })

  it('have names that lead nowhere', async () => {
    const Token = await draft()
    for (const [Name, shown] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\Windows\\system32\\a.pdf', 'a.pdf'],
      ['a\u202Efdp.exe', 'afdp.exe'],
      ['...', 'file'],
    ] as const) {
      const { body } = await sendDocument(guest, { Token, Question: 'identity', Name }, pdf())
      expect(body).toMatchObject({ Name: shown })
    }
    for (const key of await keys()) expect(key).toMatch(/^applications\/[0-9a-f]{32}$/)
  })

  it('are limited in number and size, and only what the form asks for', async () => {
    const Token = await draft()
    const start = (more: object) =>
      guest.call('applications.startDocument', {
        ...{ Token, Question: 'identity', Name: 'α.pdf', Bytes: 10 },
        ...more,
      })
    expect(ruleOf(await start({ Question: 'first_name' }))).toBe('not_for_files')
    expect(ruleOf(await start({ Question: 'admin' }))).toBe('not_for_files')
    expect(ruleOf(await start({ Bytes: 10 * 1024 * 1024 + 1 }))).toBe('file_too_large')
    expect((await start({ Token: 'guess' })).status).toBe(404)
    const all = await Promise.all(Array.from({ length: 25 }, () => start({})))
    expect(all.filter(({ ok }) => ok)).toHaveLength(20)
    const other = await draft()
    const large = { Token: other, Bytes: 10 * 1024 * 1024 }
    const sizes = await Promise.all(Array.from({ length: 7 }, () => start(large)))
    expect(sizes.filter(({ ok }) => ok)).toHaveLength(5)
    // The document of one link is not to be had by another.
    const own = await start({ Token: await draft() })
    const Id = own.ok ? own.body.Id : 0
    expect((await guest.call('applications.endDocument', { Token, Id })).status).toBe(404)
    expect((await guest.call('applications.removeDocument', { Token, Id })).status).toBe(404)
  })

  it('are limited alike where an application has been handed in, whoever begins at once', async () => {
    const Draft = await draft()
    await sendDocument(guest, { Token: Draft, Question: 'identity' }, pdf())
    const { Token, Protocol } = await guest.ask('applications.submit', await submit(Draft))
    const { starting } = await whileLocked(Protocol, async (tx) => {
      await tx.run(sql`
        insert into application_documents (application_id, question, name, bytes, storage_key, at)
        select a.id, 'card', 'α.pdf', 10485760, 'applications/' || md5(n::text), ${now}::timestamptz
        from applications a, generate_series(1, 4) n where a.protocol = ${Protocol}`)
      return () =>
        guest.call('applications.startDocument', {
          ...{ Token, Question: 'card', Name: 'α.pdf', Bytes: 10 * 1024 * 1024 },
        })
    })
    // 50 MB with the one that it has.
    expect(ruleOf(await starting)).toBe('too_many_files')
  })

  it('are not handed in once the application has been assessed', async () => {
    const Draft = await draft()
    await sendDocument(guest, { Token: Draft, Question: 'identity' }, pdf())
    const made = await guest.ask('applications.submit', await submit(Draft, 'late@example.org'))
    await prove(guest, programme.db, 'late@example.org')
    const { Token } = made
    const content = pdf(UPLOAD_PART_BYTES + 9)
    const [first, second] = partsOf(content)
    const begin = async () =>
      (
        await guest.ask('applications.startDocument', {
          ...{ Token, Question: 'card', Name: 'α.pdf', Bytes: content.length },
        })
      ).Id
    const part = (Id: number, number: number, data: Uint8Array | undefined) =>
      guest.call('applications.uploadDocumentPart', { Token, Id, part: number, data })
    const [half, whole] = [await begin(), await begin()]
    await part(half, 0, first)
    await Promise.all([part(whole, 0, first), part(whole, 1, second)])
    const ended = await sendDocument(guest, { Token, Question: 'card', Name: 'β.pdf' }, pdf())
    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants' as const, Search: made.Protocol, page: 1 },
    })
    const Ids = list.map(({ Id }) => Id)
    await programme.as.admin.ask('applications.changeStatus', {
      ...{ ProjectId, Ids, Status: -1 as const },
    })
    const versionOf = () =>
      programme.db.one(sql`select version, answers from applications where id = ${Ids[0] ?? 0}`)
    const before = await versionOf()
    const end = (Id: number) => guest.call('applications.endDocument', { Token, Id })
    expect(ruleOf(await part(half, 1, second))).toBe('documents_closed')
    expect(ruleOf(await end(whole))).toBe('documents_closed')
    expect(await versionOf()).toEqual(before)
    const { Documents } = await guest.ask('applications.getApplication', { Token })
    expect(Documents.map(({ Name }) => Name)).toEqual(['έγγραφο.pdf', 'β.pdf'])
    // An answer that was lost is given again.
    expect((await end(ended.ok ? ended.body.Id : 0)).body).toEqual(ended.body)
  })

  it('are not handed in either by whoever has them ready while it is assessed', async () => {
    const Draft = await draft()
    await sendDocument(guest, { Token: Draft, Question: 'identity' }, pdf())
    const { Token, Protocol } = await guest.ask('applications.submit', await submit(Draft))
    const { Id } = await guest.ask('applications.startDocument', {
      ...{ Token, Question: 'card', Name: 'α.pdf', Bytes: pdf().length },
    })
    await guest.ask('applications.uploadDocumentPart', { Token, Id, part: 0, data: pdf() })
    const { starting } = await whileLocked(Protocol, async (tx) => {
      await tx.run(sql`update applications set status = 2 where protocol = ${Protocol}`)
      return () => guest.call('applications.endDocument', { Token, Id })
    })
    expect(ruleOf(await starting)).toBe('documents_closed')
  })

  it('are asked for by mail, with a link of its own, once a day', async () => {
    const Token = await draft()
    await sendDocument(guest, { Token, Question: 'identity' }, pdf())
    const made = await guest.ask('applications.submit', await submit(Token, 'anna@example.org'))
    await prove(guest, programme.db, 'anna@example.org')
    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants' as const, Search: made.Protocol, page: 1 },
    })
    const AppId = list[0]?.Id ?? 0
    const remind = () => programme.as.admin.ask('applications.uploadReminder', { AppId })
    const both = await Promise.all([remind(), remind()])
    expect(both.map(({ Mailed }) => Mailed).toSorted()).toEqual([false, true])
    expect(both[0]?.Missing).toEqual(['Κάρτα ανεργίας'])
    const sent = await programme.db.rows<{ id: number; recipient: string }>(sql`
      select id::int as id, recipient from mails where template = 'applications.uploadReminder'`)
    expect(sent).toMatchObject([{ recipient: 'anna@example.org' }])
    const [mail] = await withLinks(programme.db, sent)
    const link = new URL(mail?.url ?? '').pathname.split('/').at(-1) ?? ''
    expect(await guest.ask('applications.getApplication', { Token: link })).toMatchObject({
      Protocol: made.Protocol,
      Missing: ['card'],
    })
    // The applicant's own link holds as before; nobody reads the mail in the project's log.
    expect(await guest.ask('applications.checkToken', { Token: made.Token })).toEqual({
      Status: 'valid',
    })
    const { list: mails } = await programme.as.admin.ask('mail.listProjectMails', {
      ...{ ProjectId, Search: '', page: 1 },
    })
    expect(mails.map(({ Template }) => Template)).not.toContain('applications.uploadReminder')
    await sendDocument(guest, { Token: link, Question: 'card' }, pdf())
    const none = await programme.as.admin.call('applications.uploadReminder', { AppId })
    expect(ruleOf(none)).toBe('nothing_missing')
  })

  it('go when the application is not sent, is withdrawn, or is old', async () => {
    const { storage } = programme.server
    const unsent = await draft()
    await sendDocument(guest, { Token: unsent, Question: 'identity' }, pdf())
    const sent = await draft()
    await sendDocument(guest, { Token: sent, Question: 'identity' }, pdf())
    const made = await guest.ask('applications.submit', await submit(sent))
    const third = await draft()
    await sendDocument(guest, { Token: third, Question: 'identity' }, pdf())
    const back = await guest.ask('applications.submit', await submit(third))
    const [unsentKey = '', sentKey = '', backKey = ''] = (await keys()).slice(-3)
    await guest.ask('applications.withdraw', { Token: back.Token })
    expect((await guest.call('applications.getApplication', { Token: back.Token })).status).toBe(
      404,
    )

    now = new Date(now.getTime() + 31 * DAY_MS)
    const isKept = async (Token: string) =>
      (await guest.ask('applications.checkToken', { Token })).Status === 'valid'
    expect([await isKept(unsent), await isKept(made.Token)]).toEqual([false, true])
    const sweep = async () => {
      await removeOld(programme.db, now, true)
      // Contents carry the time of the machine, not that of the test.
      await sweepDocuments(programme.db, storage, new Date(Date.now() + 2 * DAY_MS))
    }
    await sweep()
    expect(await storage.read(unsentKey)).toBeUndefined()
    expect(await storage.read(backKey)).toBeUndefined()
    expect(await storage.read(sentKey)).toBeDefined()
    now = new Date(now.getTime() + 345 * DAY_MS)
    await sweep()
    expect(await storage.read(sentKey)).toBeUndefined()
    const left = await programme.db.rows(sql`select id from applications`)
    expect(left).toEqual([])
  })
})
