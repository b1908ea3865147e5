import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('operations', () => {
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
  })
  afterAll(() => programme.close())

  it('tell of each job when it ran, when it is due, and why it failed', async () => {
    const { db, as } = programme
    await db.run(sql`
      insert into recurring_jobs (name, due_at, failures, last_error, last_run_at)
      values ('files.sweep', now() + interval '1 hour', 3,
        '{"type":"Error","message":"no room","stack":"at secret.ts"}', now())
      on conflict (name) do update set due_at = excluded.due_at, failures = excluded.failures,
        last_error = excluded.last_error, last_run_at = excluded.last_run_at`)
    const [first] = await as.admin.ask('operations.listJobs', { ProjectId })
    expect(first).toMatchObject({
      Name: 'files.sweep',
      EverySeconds: 600,
      State: 'waiting',
      Failures: 3,
      Error: 'Error · no room',
    })
    await as.admin.ask('operations.runJob', { ProjectId, Name: 'files.sweep' })
    const { due } = await db.one<{ due: boolean }>(sql`
      select due_at <= now() as due from recurring_jobs where name = 'files.sweep'`)
    const { jobs } = await db.one<{ jobs: string[] }>(sql`
      select array_agg(detail ->> 'job') as jobs from audit_log where verb = 'operations.jobRun'`)
    expect([due, jobs]).toEqual([true, ['files.sweep']])
    const unknown = { ProjectId, Name: 'nobody.knows' }
    expect((await as.admin.call('operations.runJob', unknown)).status).toBe(404)
  })

  it('show who is signed in, and let an administrator end that of those below', async () => {
    const { as, people, server, db } = programme
    const { list, count } = await as.admin.ask('identity.listSignedIn', { ProjectId, page: 1 })
    expect(count).toBe(Object.keys(people).length)
    const of = (id: number) => list.filter(({ Person }) => Person.Id === id)
    expect(of(people.mentor.id)).toEqual([
      expect.objectContaining({ Current: false, MayEnd: true, Admin: null }),
    ])
    expect(of(people.admin.id)).toEqual([expect.objectContaining({ Current: true, MayEnd: false })])
    const [session] = of(people.mentor.id)
    const ending = { ProjectId, UserId: people.mentor.id, Id: session!.Id }
    // Another's number names no session of theirs.
    const wrong = { ...ending, UserId: people.mentee.id }
    expect((await as.admin.call('identity.endPersonSession', wrong)).status).toBe(404)
    await as.admin.ask('identity.endPersonSession', ending)
    expect((await as.mentor.call('people.getCurrentUser', { ProjectId })).status).toBe(401)
    expect((await as.admin.call('identity.endPersonSession', ending)).status).toBe(404)
    const { subjects } = await db.one<{ subjects: number[] }>(sql`
      select array_agg(subject_id) as subjects from audit_log
      where verb = 'identity.personSessionEnded'`)
    expect(subjects).toEqual([people.mentor.id])
    // Nobody below ends anything, and an Admin not another Admin.
    const second = await server.client().signIn(people.mentee.username)
    await db.run(sql`update memberships set roles = array['Admin']
      where user_id = ${people.otherMentor.id}`)
    const again = await as.admin.ask('identity.listSignedIn', { ProjectId, page: 1 })
    const peer = again.list.find(({ Person }) => Person.Id === people.otherMentor.id)!
    expect(peer.MayEnd).toBe(false)
    const ofPeer = { ProjectId, UserId: people.otherMentor.id, Id: peer.Id }
    expect((await as.admin.call('identity.endPersonSession', ofPeer)).status).toBe(404)
    expect((await second.call('identity.listSignedIn', { ProjectId, page: 1 })).status).toBe(403)
  })

  it('show the room that files take, and the largest of them', async () => {
    const { as, people, db } = programme
    await db.run(sql`
      insert into stored_files (project_id, category, name, file_index, version, original_name,
        user_id, uploaded_by, state, parts, bytes, mime, hash, storage_key, started_at, ended_at)
      select ${ProjectId}, 'tools/1/1/0', 'n' || n, 1, '20200101000000000', 'file ' || n,
        ${people.mentee.id}, ${people.mentee.id}, 'done', 1, n * 1000, 'text/plain', '', 'key ' || n,
        now(), now() from generate_series(1, 12) n`)
    const { Projects, Largest } = await as.admin.ask('files.getStorage', { ProjectId })
    expect(Projects).toEqual([
      expect.objectContaining({
        Id: ProjectId,
        Bytes: 78_000,
        Files: 12,
        QuotaBytes: 51_200 * 1024 ** 2,
      }),
    ])
    expect(Largest.map(({ Name }) => Name).slice(0, 2)).toEqual(['file 12', 'file 11'])
    expect(Largest).toHaveLength(10)
    expect((await as.supervisor.call('files.getStorage', { ProjectId })).status).toBe(403)
  })
})
