import { LOG_PAGE } from '@telemachos/contract/audit/limits'
import { fold } from '@telemachos/rules/greek-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const FIELDS = [
  { Name: 'goal', Label: 'Στόχος', Labels: { en: 'Goal' }, Type: 'text', Visible: 4, Editable: 4 },
  { Name: 'ward', Label: 'Επιμέλεια', Type: 'text', Visible: 0, Editable: 0 },
  { Name: 'afm', Label: 'ΑΦΜ', Type: 'afm', Visible: 4, Editable: 4 },
]

describe('the log', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let elsewhere: number
  let mentee: number
  let manager: TestClient
  let both: TestClient
  let superAdmin: TestClient

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    mentee = programme.people.mentee.id
    const { db, server, as } = programme
    elsewhere = await createProject(db)
    await db.run(sql`update projects set settings =
      ${JSON.stringify({ User: { Fields: FIELDS } })}::jsonb`)
    const sign = ({ username }: { username: string }) => server.client().signIn(username)
    manager = await sign(await createPerson(db, ProjectId, ['ProjectManager'], {}))
    const two = await createPerson(db, ProjectId, ['Admin'], {})
    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${elsewhere}, ${two.id}, array['Admin'])`)
    both = await sign(two)
    const root = await createPerson(db, ProjectId, ['Admin'], {})
    await db.run(sql`update users set super_admin = true where id = ${root.id}`)
    superAdmin = await sign(root)
    await superAdmin.ask('identity.switchRole', { Role: 'SuperAdmin' })
    await as.admin.ask('people.updateFields', {
      UserId: mentee,
      Fields: [
        { Name: 'goal', Value: 'Μηχανικός' },
        { Name: 'ward', Value: 'Εισαγγελία' },
        { Name: 'afm', Value: '094014201' },
      ],
    })
    await as.admin.ask('people.updateField', {
      UserId: mentee,
      Name: 'goal',
      Value: 'Ηλεκτρολόγος',
    })
    await both.ask('identity.switchProject', { ProjectId: elsewhere })
    await both.ask('projects.hideSetup', { ProjectId: elsewhere, Hidden: true })
  })
  afterAll(() => programme.close())

  const read = (who: TestClient, more: object = {}) =>
    who.ask('audit.listEntries', { ProjectId, ...more })
  const ofFields = { Verb: 'users.fieldUpdated' }

  it('says who changed what of whom, from which value to which, the newest first', async () => {
    const { list } = await read(programme.as.admin, { ...ofFields, PersonId: mentee })
    expect(list.map(({ Changes }) => Changes)).toEqual([
      [{ Kind: 'field', Name: 'Στόχος', Old: 'Μηχανικός', New: 'Ηλεκτρολόγος' }],
      [
        { Kind: 'field', Name: 'Στόχος', Old: '', New: 'Μηχανικός' },
        { Kind: 'field', Name: 'Επιμέλεια', Old: '', New: 'Εισαγγελία' },
        { Kind: 'field', Name: 'ΑΦΜ', Old: '', New: expect.not.stringContaining('0940142') },
      ],
    ])
    expect(list[0]).toMatchObject({
      Verb: 'users.fieldUpdated',
      By: { Id: programme.people.admin.id },
      Subject: { Id: mentee },
      Project: { Id: ProjectId },
      Admin: null,
    })
  })

  it('shows and finds no field above the reader’s level, and no number of the state', async () => {
    const { list } = await read(manager, ofFields)
    expect(list.flatMap(({ Changes }) => Changes.map(({ Name }) => Name))).toEqual([
      'Στόχος',
      'Στόχος',
      'ΑΦΜ',
    ])
    const found = async (who: TestClient, Text: string) => (await read(who, { Text })).list.length
    expect(await found(programme.as.admin, 'εισαγγελια')).toBe(1)
    expect(await found(manager, 'εισαγγελια')).toBe(0)
    expect(await found(manager, 'ΜΗΧΑΝΙΚΌΣ')).toBe(2)
    expect(await found(programme.as.admin, '94014201')).toBe(0)
    expect(await found(programme.as.admin, '%%')).toBe(0)
  })

  it('is read by administrators of their projects, by managers of one, and by nobody else', async () => {
    const projectsOf = async (who: TestClient, more: object) => {
      const { list } = await read(who, more)
      return [...new Set(list.map(({ Project }) => Project?.Id ?? null))].toSorted()
    }
    await both.ask('identity.switchProject', { ProjectId })
    expect(await projectsOf(both, {})).toEqual([ProjectId])
    expect(await projectsOf(both, { Everywhere: true })).toEqual([elsewhere, ProjectId].toSorted())
    expect(await projectsOf(programme.as.admin, { Everywhere: true })).toEqual([ProjectId])
    expect(await projectsOf(manager, { Everywhere: true })).toEqual([ProjectId])
    expect(await projectsOf(superAdmin, { Everywhere: true })).toEqual(
      [null, elsewhere, ProjectId].toSorted(),
    )
    const refused = await manager.call('audit.listEntries', { ProjectId: elsewhere })
    expect(refused.status).toBe(404)
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const) {
      const { status } = await programme.as[name].call('audit.listEntries', { ProjectId })
      expect(status, name).toBe(403)
    }
  })

  it('has each entry once, page by page, where many have one time', async () => {
    const count = 2 * LOG_PAGE + 7
    await programme.db.run(sql`
      insert into audit_log (at, verb, project_id, subject_id, request_id)
      select timestamptz '2020-03-01 10:00:00.123456+02', 'action.completed', ${ProjectId}, ${mentee}, 'same'
      from generate_series(1, ${count}::int)`)
    const filter = { Verb: 'action.completed', From: '2020-03-01', To: '2020-03-01' }
    // Filters go back to 1800 (spec §5), other days to 1900.
    const early = (From: string) =>
      programme.as.admin.call('audit.listEntries', {
        ...{ ProjectId, Verb: 'action.completed', From },
      })
    expect((await early('1800-01-01')).status).toBe(200)
    expect((await early('1799-12-31')).status).toBe(400)
    const ids: number[] = []
    for (let After: number | null | undefined; After !== null;) {
      const { list, Next } = await read(programme.as.admin, {
        ...filter,
        ...(After !== undefined && { After }),
      })
      ids.push(...list.map(({ Id }) => Id))
      After = Next
    }
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(count)
    expect((await read(programme.as.admin, { ...filter, To: '2020-02-29' })).list).toEqual([])
  })

  it('finds what was done in somebody’s place by either of the two', async () => {
    const { db, people } = programme
    await db.run(sql`
      insert into audit_log (verb, actor_id, acting_admin_id, project_id, request_id)
      values ('actions.created', ${people.mentor.id}, ${people.otherMentor.id}, ${ProjectId}, 'place')`)
    for (const ActorId of [people.mentor.id, people.otherMentor.id]) {
      const { list } = await read(programme.as.admin, { ActorId, Verb: 'actions.created' })
      expect(list).toEqual([
        expect.objectContaining({
          By: expect.objectContaining({ Id: people.mentor.id }),
          Admin: expect.objectContaining({ Id: people.otherMentor.id }),
        }),
      ])
    }
  })

  it('tells states, roles and settings in both their values', async () => {
    const { admin } = programme.as
    const UserId = programme.people.stranger.id
    await admin.ask('people.setActiveState', { UserId, State: 2 })
    const project = await admin.ask('projects.getProjectById', { Id: ProjectId })
    const settings = JSON.parse(project.Settings) as { User: { Fields: { Label: string }[] } }
    settings.User.Fields[0]!.Label = 'Επάγγελμα'
    await admin.ask('projects.setProject', {
      Project: { ...project, Settings: JSON.stringify(settings) },
    })
    const changesOf = async (Verb: string) => (await read(admin, { Verb })).list[0]?.Changes
    expect(await changesOf('people.stateSet')).toEqual([
      { Kind: 'state', Name: '', Old: '1', New: '2' },
    ])
    expect(await changesOf('projects.saved')).toEqual([
      { Kind: 'setting', Name: 'User.Fields.goal.Label', Old: 'Στόχος', New: 'Επάγγελμα' },
    ])
    const { list } = await read(admin, { Text: 'επαγγελμα' })
    expect(list.map(({ Verb }) => Verb)).toEqual(['projects.saved'])
  })

  it('records who reads it, once in a while for the same filter, and who exports it', async () => {
    const { admin } = programme.as
    const filter = { PersonId: mentee, From: '2020-01-01' }
    await read(admin, filter)
    await read(admin, filter)
    const { Id, Firsts, count } = await admin.ask('audit.startExport', { ProjectId, ...filter })
    const [First = 0] = Firsts
    const page = { ProjectId, ...filter, ExportId: Id, First }
    const { list } = await admin.ask('audit.exportPage', page)
    expect(list).toHaveLength(count)
    expect((await both.call('audit.exportPage', page)).status).toBe(404)
    expect((await admin.call('audit.exportPage', { ...page, From: '2019-01-01' })).status).toBe(404)
    const about = (await read(admin, { ActorId: programme.people.admin.id, ...filter })).list
    expect(about.map(({ Verb }) => Verb).slice(0, 2)).toEqual(['audit.exported', 'audit.read'])
    const { times } = await programme.db.one<{ times: number }>(sql`
      select count(*)::int as times from audit_log
      where verb = 'audit.read' and subject_id = ${mentee} and detail ->> 'filter' = (
        select detail ->> 'filter' from audit_log where detail ->> 'exportId' = ${Id})`)
    expect(times).toBe(1)
  })

  it('finds a word that very many values have from the newest on, page by page', async () => {
    const { db, as } = programme
    const values = 2_100
    await db.run(sql`
      with made as (
        insert into audit_log (at, verb, actor_id, project_id, subject_id, request_id)
        select now() - make_interval(secs => i), 'users.fieldUpdated', ${mentee}, ${ProjectId}, ${mentee},
          'common'
        from generate_series(1, ${values}) i returning id, project_id, subject_id
      )
      insert into audit_changes (audit_id, project_id, subject_id, kind, name, old_value, new_value)
      select id, project_id, subject_id, 'field', 'goal', '', 'Κοινότατη λέξη ' || id from made`)
    const filter = { Text: 'κοινοτατη' }
    const first = await read(as.admin, filter)
    expect(first.list).toHaveLength(LOG_PAGE)
    const second = await read(as.admin, { ...filter, After: first.Next ?? 0 })
    const ids = [...first.list, ...second.list].map(({ Id }) => Id)
    expect(new Set(ids).size).toBe(2 * LOG_PAGE)
    const isFound = (entry: (typeof first.list)[number]) =>
      entry.Changes.some(({ New }) => New?.startsWith('Κοινότατη'))
    expect([...first.list, ...second.list].every(isFound)).toBe(true)
    // Whoever does not see the field does not find it, however common the word is.
    await db.run(sql`
      update audit_changes set name = 'nowhere' where name = 'goal' and new_value like 'Κοινότατη%'`)
    expect((await read(as.admin, filter)).list).toEqual([])
    await db.run(sql`delete from audit_changes where new_value like 'Κοινότατη%'`)
  })

  it('folds in the database as the rules do', async () => {
    const texts = ['Άννα  ΠΑΠΠΆΣ', 'Œuvre Straße ØRSTED łódź', ' ΐϋ\u00AD\u200B ς ', 'Жанна Ґ']
    const rows = await programme.db.rows<{ folded: string }>(sql`
      select fold_text(t) as folded from unnest(${texts}::text[]) with ordinality x (t, n) order by n`)
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold))
  })
})
