import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { createAction } from '../../testing/factories.ts'
import { copiedColumns } from './copy-store.ts'
import { tablesWith } from './declared-tables.ts'

describe('the copy of one’s own data', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, people, projectId } = programme
    for (const who of ['mentor', 'mentee', 'stranger'] as const)
      await db.run(
        sql`update users set email = ${`token-${who}@example.org`} where id = ${people[who].id}`,
      )
    const actionId = await createAction(db, projectId, { typeId: 1 })
    const { id } = await db.one<{ id: number }>(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      values (${projectId}, ${actionId}, ${people.mentor.id}, ${people.mentee.id},
        tstzrange('2030-01-01T10:00Z', '2030-01-01T10:45Z')) returning id`)
    await db.run(sql`insert into meeting_private_notes (meeting_id, author_id, notes)
      values (${id}, ${people.mentor.id}, 'token-private <b>')`)
    await db.run(sql`insert into meeting_journals (meeting_id, notes, comment, comment_at)
      values (${id}, 'token-notes', 'token-comment', now())`)
  })
  afterAll(() => programme.close())

  async function copyOf(who: PersonName) {
    const answer = await fetch(`${programme.server.url}/api/privacy/OwnData`, {
      headers: { cookie: programme.as[who].cookie ?? '' },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
  }

  it('covers every table that has something in the copy', () => {
    const tables = tablesWith('columns')
      .map(([table]) => table)
      .filter((table) => copiedColumns(table).length > 0)
    expect(
      tablesWith('copy')
        .map(([table]) => table)
        .toSorted(),
    ).toEqual(tables.toSorted())
  })

  it('has what is the mentee’s, and nothing of anybody else or for staff alone', async () => {
    const files = await copyOf('mentee')
    for (const name of ['data.json', 'index.html']) {
      expect(files[name]).toContain('token-mentee@example.org')
      expect(files[name]).toContain('token-notes')
      expect(files[name]).not.toMatch(/token-(stranger|mentor|private|comment)/)
    }
    expect(files['data.json']).not.toContain('argon2')
  })

  it('has an author’s private notes, escaped on the page, and the remark on their journal', async () => {
    const files = await copyOf('mentor')
    expect(files['data.json']).toContain('token-private <b>')
    expect(files['index.html']).toContain('token-private &lt;b&gt;')
    expect(files['data.json']).toContain('token-comment')
  })

  it('says in words what is kept in codes', async () => {
    const { db, people } = programme
    const fields = JSON.stringify({ gender: '5302', gdpr: '1' })
    await db.run(sql`update users set fields = fields || ${fields}::jsonb
      where id = ${people.mentee.id}`)
    const files = await copyOf('mentee')
    const page = files['index.html'] ?? ''
    expect(page).toContain('Γυναίκα')
    expect(page).not.toContain('5302')
    expect(page).toContain('Έκδοση συγκατάθεσης')
    expect(files['data.json']).toContain('5302')
  })

  it('leaves an audit row', async () => {
    const { id } = programme.people.mentee
    await copyOf('mentee')
    expect(
      await programme.db.row(sql`select from audit_log where actor_id = ${id}
        and subject_id = ${id} and verb = 'privacy.ownDataDownloaded'`),
    ).toBeDefined()
  })
})
