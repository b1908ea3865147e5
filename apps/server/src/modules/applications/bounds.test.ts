import {
  LARGEST_DOCUMENT,
  MAX_DRAFTS_BYTES,
  MAX_NETWORK_BYTES,
  MAX_NETWORK_TEXT_BYTES,
} from '@telemachos/contract/applications/limits'
import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openCall, pdf, sendDocument, solvedTask } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { removeOld, sweepDocuments } from './remove-old.ts'

const FORM = [
  {
    Title: 'Στοιχεία',
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      identity: { Order: 2, Label: 'Ταυτότητα', Type: 'document', Later: true },
    },
  },
]

const DAY_MS = 86_400_000
const MB = 1024 ** 2

describe('what strangers have kept here without applying', () => {
  let programme: SmallProgramme
  let Project: string
  let now = new Date()
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    Project = await openCall(programme, { form: FORM, now })
  })
  beforeEach(async () => {
    await programme.db.run(sql`delete from application_drafts`)
    await programme.db.run(sql`delete from application_uploads`)
  })
  afterAll(() => programme.close())

  const guest = () => programme.server.client()
  const save = (Token?: string) =>
    guest().call('applications.saveDraft', {
      ...{ Project, Answers: { first_name: 'Άννα' } },
      ...(Token !== undefined && { Token }),
    })
  const draft = async () => {
    const saved = await save()
    if (!saved.ok) throw new Error(JSON.stringify(saved.body))
    return saved.body.Token
  }
  const start = (Token: string, Bytes: number) =>
    guest().call('applications.startDocument', {
      ...{ Token, Question: 'identity', Name: 'α.pdf', Bytes },
    })
  const begin = async (Token: string, Bytes: number) => {
    const begun = await start(Token, Bytes)
    if (!begun.ok) throw new Error(JSON.stringify(begun.body))
    return begun.body.Id
  }
  const part = (Token: string, Id: number, data: Uint8Array) =>
    guest().call('applications.uploadDocumentPart', { Token, Id, part: 0, data })
  const ruleOf = (answer: { ok: boolean; body: unknown }) =>
    answer.ok ? 'ok' : (answer.body as { details?: { rule?: string } }).details?.rule
  /** Leaves so many bytes of what the network may send today, of all that it has sent by now. */
  const leave = (bytes: number, most = MAX_NETWORK_BYTES) =>
    programme.db.run(sql`update application_uploads set bytes = ${most - bytes}`)
  /** Has documents of a project's drafts weigh so much. */
  const fill = (bytes: number) =>
    programme.db.run(sql`
      with filled as (
        insert into application_drafts (project_id, answers, token_hash, saved_at, until)
        values (${programme.projectId}, '{}', 'filled', ${now}::timestamptz,
          ${now}::timestamptz + interval '30 days')
        returning id
      )
      insert into application_documents (draft_id, question, name, bytes, arrived, storage_key, at)
      select filled.id, 'identity', 'α.pdf', size, size, 'filled/' || n, ${now}::timestamptz
      from filled, generate_series(0, (${bytes}::bigint - 1) / ${MB}) n,
        least(${MB}, ${bytes}::bigint - n * ${MB}::bigint) size`)

  it('is bounded by network and day, however much comes at once', async () => {
    const Token = await draft()
    const ids = await Promise.all(Array.from({ length: 5 }, () => begin(Token, 10)))
    await programme.db.run(sql`delete from application_uploads`)
    expect(ruleOf(await part(Token, ids[0] ?? 0, Buffer.alloc(10)))).toBe('ok')
    await leave(25)
    const sent = await Promise.all(ids.map((id) => part(Token, id, Buffer.alloc(10))))
    expect(sent.map(ruleOf).toSorted()).toEqual([
      ...['documents_full', 'documents_full', 'documents_full', 'ok', 'ok'],
    ])
    // What does not fit is not begun, and what is written has room of its own.
    expect(ruleOf(await start(Token, 10))).toBe('documents_full')
    expect((await save(Token)).ok).toBe(true)
    now = new Date(now.getTime() + DAY_MS)
    expect(ruleOf(await start(Token, 10))).toBe('ok')
    expect(ruleOf(await part(Token, ids[4] ?? 0, Buffer.alloc(10)))).toBe('ok')
    await removeOld(programme.db, new Date(now.getTime() + DAY_MS), true)
    const days = await programme.db.rows(sql`select day from application_uploads`)
    expect(days).toHaveLength(1)
  })

  it('is bounded in what is written as well, and says until when', async () => {
    const Token = await draft()
    await leave(1, MAX_NETWORK_TEXT_BYTES)
    for (const one of [await save(), await save(Token)]) expect(ruleOf(one)).toBe('drafts_full')
    expect(ruleOf(await start(Token, 10))).toBe('ok')
  })

  it('takes no room while it is only announced, and goes after an hour', async () => {
    const { storage } = programme.server
    const tokens = await Promise.all([draft(), draft(), draft()])
    for (const Token of tokens) {
      for (let n = 0; n < 5; n += 1) await begin(Token, LARGEST_DOCUMENT)
    }
    const arrived = await programme.db.rows(sql`
      select sum(arrived)::int as bytes from application_documents`)
    expect(arrived).toEqual([{ bytes: 0 }])
    const rows = () => programme.db.rows(sql`select from application_documents`)
    await fill(MAX_DRAFTS_BYTES - LARGEST_DOCUMENT)
    const Token = await draft()
    const Id = await begin(Token, LARGEST_DOCUMENT)
    expect(ruleOf(await part(Token, Id, Buffer.alloc(UPLOAD_PART_BYTES)))).toBe('ok')
    // What was begun while there was room is held to it as it comes.
    await programme.db.run(sql`
      update application_documents set arrived = bytes where id = ${Id}`)
    const [late = ''] = tokens
    const { Documents } = await guest().ask('applications.getApplication', { Token: late })
    expect(Documents).toEqual([])
    const [first] = await programme.db.rows<{ id: number }>(sql`
      select d.id from application_documents d where arrived = 0 order by d.id limit 1`)
    expect(ruleOf(await part(late, first?.id ?? 0, Buffer.alloc(UPLOAD_PART_BYTES)))).toBe(
      'documents_full',
    )
    const before = (await rows()).length
    await sweepDocuments(programme.db, storage, new Date(now.getTime() + 59 * 60_000))
    expect(await rows()).toHaveLength(before)
    await sweepDocuments(programme.db, storage, new Date(now.getTime() + 61 * 60_000))
    expect(await rows()).toHaveLength(before - 15)
  })

  it('is saved and added to at once without anybody waiting for ever', async () => {
    const Token = await draft()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => (place % 2 === 0 ? save(Token) : start(Token, 10))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('is bounded by project, and what has been handed in is not held back', async () => {
    const Token = await draft()
    const sent = await draft()
    const made = await guest().ask('applications.submit', {
      ...{ Project, Answers: { first_name: 'Άννα' }, Truthful: true, Consent: true, Draft: sent },
      Captcha: await solvedTask(programme.db),
    })
    await fill(MAX_DRAFTS_BYTES - 10)
    expect(ruleOf(await start(Token, 11))).toBe('documents_full')
    expect(ruleOf(await start(made.Token, 11))).toBe('ok')
    const [first, second] = [await begin(Token, 10), await begin(Token, 10)]
    expect(ruleOf(await part(Token, first, Buffer.alloc(10)))).toBe('ok')
    expect(ruleOf(await part(Token, second, Buffer.alloc(10)))).toBe('documents_full')
    expect(ruleOf(await start(Token, 1))).toBe('documents_full')
  })

  it('goes a week after a draft was saved last, as far as it is documents', async () => {
    const left = await draft()
    const used = await draft()
    for (const Token of [left, used])
      await sendDocument(guest(), { Token, Question: 'identity' }, pdf())
    now = new Date(now.getTime() + 5 * DAY_MS)
    expect((await save(used)).ok).toBe(true)
    const countOf = async (Token: string) =>
      (await guest().ask('applications.getApplication', { Token })).Documents.length
    now = new Date(now.getTime() + 2 * DAY_MS - 60_000)
    await removeOld(programme.db, now, true)
    expect([await countOf(left), await countOf(used)]).toEqual([1, 1])
    now = new Date(now.getTime() + 120_000)
    await removeOld(programme.db, now, true)
    expect([await countOf(left), await countOf(used)]).toEqual([0, 1])
  })
})
