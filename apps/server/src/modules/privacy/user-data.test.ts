import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { texts } from '@telemachos/contract/texts'
import { createPerson, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { copiedColumns } from './copy-store.ts'
import { HIDDEN } from './page-labels.ts'
import { sectionOf, tablesWith } from './declared-tables.ts'

describe('a person’s data in the hands of administrators', () => {
  let programme: SmallProgramme
  let superAdmin: TestClient
  let elsewhere: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, server, people, projectId } = programme
    const boss = await createPerson(db, projectId, ['Registered'])
    await db.run(sql`delete from memberships where user_id = ${boss.id}`)
    await db.run(sql`
      update users set super_admin = true, default_project_id = ${projectId} where id = ${boss.id}`)
    superAdmin = await server.client().signIn(boss.username)
    // The stranger was once in a project of others.
    elsewhere = await createProject(db)
    await db.run(sql`insert into memberships (project_id, user_id, roles, left_at)
      values (${elsewhere}, ${people.stranger.id}, '{Mentee}', now())`)
    await db.run(sql`insert into meeting_days_off (user_id, from_day, to_day, note)
      values (${people.mentee.id}, '2030-01-01', '2030-01-31', 'token-absence')`)
  })
  afterAll(() => programme.close())

  const copy = async (who: PersonName, UserId: number, Reason = 'asked') => {
    const address = `${programme.server.url}/api/privacy/UserData?UserId=${UserId}&Reason=${Reason}`
    const answer = await fetch(address, { headers: { cookie: programme.as[who].cookie ?? '' } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const files = answer.status === 200 ? unzipSync(bytes) : {}
    const page = strFromU8(files['index.html'] ?? new Uint8Array())
    return { status: answer.status, page }
  }

  it('an Admin is given the copy of a person of theirs, with a reason that is recorded', async () => {
    const { id } = programme.people.mentee
    const { status, page } = await copy('admin', id)
    expect(status).toBe(200)
    expect(page).toContain('token-absence')
    expect(page).toContain('31/01/2030')
    expect((await copy('admin', id, 'curiosity')).status).toBe(400)
    const row = await programme.db.one<{ detail: object }>(sql`
      select detail from audit_log where verb = 'privacy.userDataDownloaded'`)
    expect(row.detail).toMatchObject({ reason: 'asked' })
  })

  it('is refused to others, and to an Admin of some of the projects alone', async () => {
    const { people } = programme
    for (const who of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const) {
      expect((await copy(who, people.mentee.id)).status).toBe(403)
    }
    expect((await copy('admin', people.stranger.id)).status).toBe(403)
    expect((await copy('admin', 2_000_000_000)).status).toBe(404)
  })

  it('who may not erase asks, and a SuperAdmin decides', async () => {
    const { as, people, db } = programme
    const { id, username } = people.stranger
    const input = { UserId: id, Username: username, Reason: 'asked' }
    expect(await as.admin.call('privacy.eraseUser', input)).toMatchObject({
      status: 403,
      body: { code: 'administered_elsewhere' },
    })
    const before = await as.admin.ask('privacy.previewErasure', { UserId: id })
    expect(before).toMatchObject({ MayErase: false, Sections: [], Request: null })
    for (const Reason of ['asked', 'unlawful']) {
      await as.admin.ask('privacy.requestErasure', { UserId: id, Reason })
    }
    const [request, ...others] = await superAdmin.ask('privacy.listErasureRequests', {})
    expect(request).toMatchObject({ Person: { Id: id }, Reason: 'asked' })
    expect(others).toEqual([])
    expect((await as.admin.call('privacy.listErasureRequests', {})).status).toBe(403)

    await superAdmin.ask('privacy.declineErasure', { Id: request?.Id })
    expect((await superAdmin.call('privacy.declineErasure', { Id: request?.Id })).status).toBe(404)
    await as.admin.ask('privacy.requestErasure', { UserId: id, Reason: 'asked' })
    expect(await superAdmin.ask('privacy.previewErasure', { UserId: id })).toMatchObject({
      MayErase: true,
      Obstacle: null,
      Request: { Reason: 'asked' },
    })
    await superAdmin.ask('privacy.eraseUser', input)
    expect(await superAdmin.ask('privacy.listErasureRequests', {})).toEqual([])
    const decisions = await db.rows(sql`select decision from erasure_requests order by id`)
    expect(decisions).toEqual([{ decision: 'declined' }, { decision: 'erased' }])
  })

  it('what is told beforehand is what is done', async () => {
    const { as, people, db } = programme
    const { id, username } = people.mentee
    const { Sections } = await as.admin.ask('privacy.previewErasure', { UserId: id })
    const removed = Sections.reduce((sum, section) => sum + section.Removed, 0)
    const mentions = Sections.find(({ Section }) => Section === 'mentions')?.Anonymised ?? 0
    expect(Sections.find(({ Section }) => Section === 'participation')).toMatchObject({
      Because: ['funding'],
    })
    await as.admin.ask('privacy.eraseUser', { UserId: id, Username: username, Reason: 'asked' })
    const { detail } = await db.one<{ detail: object }>(sql`
      select detail from audit_log where verb = 'privacy.erased' and subject_id = ${id}`)
    expect(detail).toEqual({ reason: 'asked', removed, anonymised: mentions, sections: Sections })
  })

  it('has words for every table and column of the page', () => {
    const known = new Set(Object.keys(texts))
    const missing = tablesWith('copy').flatMap(([table, rules]) => [
      ...[`privacy.table.${table}`, `privacy.section.${sectionOf(table)}`].filter(
        (key) => !known.has(key),
      ),
      ...[...copiedColumns(table), ...(rules.with ?? [])].filter(
        (column) => !HIDDEN.has(column) && !known.has(`privacy.column.${column}`),
      ),
    ])
    expect(missing).toEqual([])
  })
})
