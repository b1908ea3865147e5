import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const FIELDS = [
  { Name: 'municipality', Label: 'Πόλη', Type: 'text', Visible: 4, Editable: 3 },
  { Name: 'languages', Label: 'Γλώσσες', Type: 'text', Visible: 4, Editable: 3 },
  {
    Name: 'secret',
    Label: 'Κρυφό',
    Labels: { en: 'Hidden' },
    Type: 'text',
    Visible: 1,
    Editable: 1,
  },
  { Name: 'mentor_capacity', Label: 'Θέσεις', Type: 'number', Visible: 2, Editable: 1 },
]

describe('suggested mentors', () => {
  let programme: SmallProgramme
  let waiting: number
  let near: number
  let full: number
  let absent: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    const settings = {
      Config: { Matching: { Capacity: 5, SharedFields: ['secret'] } },
      User: { Fields: FIELDS },
    }
    await db.run(
      sql`update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${projectId}`,
    )
    const here = { municipality: 'Λαμία', secret: 'κωδικός' }
    const create = async (role: 'Mentor' | 'Mentee', fields: object, lastName = 'Αλφα') =>
      (await createPerson(db, projectId, [role], { lastName, fields })).id
    near = await create('Mentor', { ...here, languages: 'Αγγλικά' })
    full = await create('Mentor', { ...here, mentor_capacity: '0' })
    absent = await create('Mentor', { ...here, languages: 'Αγγλικά' })
    await db.run(sql`update users set last_signed_in_at = now() where id <> ${absent}`)
    waiting = await create('Mentee', { ...here, languages: 'Ελληνικά, Αγγλικά' })
    await db.run(sql`
      insert into relations (project_id, kind, holder_id, subject_id)
      select ${projectId}, 'coordinator', ${programme.people.coordinator.id}, id
      from unnest(${[near, waiting]}::int[]) id`)
  })
  afterAll(() => programme.close())

  const suggest = (as: 'admin' | 'coordinator' = 'admin') =>
    programme.as[as].ask('people.suggestMentors', { ProjectId: programme.projectId, page: 1 })

  it('name why, to those who may see it, and leave out who is full or never signed in', async () => {
    const { list, count, NeverSignedIn } = await suggest()
    expect({ count, NeverSignedIn }).toEqual({ count: 1, NeverSignedIn: 1 })
    expect(list[0]).toMatchObject({ Mentee: { Id: waiting }, Area: 'Λαμία' })
    const [first] = list[0]?.Suggestions ?? []
    expect(first).toMatchObject({ Mentor: { Id: near }, Score: 100 })
    expect(first?.Reasons).toEqual([
      { Kind: 'area', Value: 'Λαμία' },
      { Kind: 'language', Value: 'Αγγλικά' },
      { Kind: 'field', Label: 'Κρυφό', Value: 'κωδικός' },
      { Kind: 'capacity', Free: 5, Load: 0, OnPage: 0 },
    ])
    const suggested = list[0]?.Suggestions.map(({ Mentor }) => Mentor.Id)
    expect(suggested).not.toContain(full)
    expect(suggested).not.toContain(absent)
  })

  it('name the fields in the language of who asks', async () => {
    await programme.as.admin.ask('identity.setLanguage', { Language: 'en' })
    const [first] = (await suggest()).list
    await programme.as.admin.ask('identity.setLanguage', { Language: 'el' })
    expect(first?.Suggestions[0]?.Reasons).toContainEqual({
      Kind: 'field',
      Label: 'Hidden',
      Value: 'κωδικός',
    })
  })

  it('tell a coordinator nothing of a field that is hidden from them, nor of mentors elsewhere', async () => {
    const [found] = (await suggest('coordinator')).list
    expect(found?.Suggestions.map(({ Mentor }) => Mentor.Id)).toEqual([near])
    expect(JSON.stringify(found)).not.toContain('κωδικός')
  })

  it('show loads and capacities of holders', async () => {
    const { list } = await programme.as.admin.ask('people.listAssignable', {
      ProjectId: programme.projectId,
      Kind: 'mentor',
      Order: 'free',
      page: 1,
    })
    expect(list.map(({ Id, Load, Capacity }) => [Id, Load, Capacity])).toEqual([
      [near, 0, 5],
      [absent, 0, 5],
      [programme.people.mentor.id, 1, 5],
      [programme.people.otherMentor.id, 1, 5],
      [full, 0, 0],
    ])
  })

  it('are linked only when approved, and leave alone who has a mentor by now', async () => {
    const pairs = (MentorId: number) => ({
      ProjectId: programme.projectId,
      Pairs: [{ MenteeId: waiting, MentorId }],
    })
    expect(await programme.as.admin.ask('people.approvePairs', pairs(near))).toMatchObject({
      Changed: 1,
      Skipped: 0,
    })
    const { otherMentor } = programme.people
    expect(
      await programme.as.admin.ask('people.approvePairs', pairs(otherMentor.id)),
    ).toMatchObject({ Changed: 0, Skipped: 1 })
    expect((await suggest()).count).toBe(0)
  })

  it('are not needed to link two thousand by a filter in one call', async () => {
    const { db, projectId, people, as } = programme
    await db.run(sql`
      with added as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        select 'crowd-' || n, 'Νίκη', 'Πλήθος', 'πληθοσ ' || n, 'πληθοσ νικη' from generate_series(1, 2000) n
        returning id)
      insert into memberships (project_id, user_id, roles)
      select ${projectId}::int, id, array['Mentee'] from added`)
    const all = { ProjectId: projectId, Search: 'Πλήθος', Roles: ['Mentee'], Filter: [] }
    const counted = await as.admin.ask('people.countLinking', {
      ...all,
      HolderId: people.mentor.id,
    })
    expect(counted).toEqual({ Matched: 2000, Changed: 2000, Already: 0, Meetings: 0 })
    const linked = { ...all, MentorId: people.mentor.id }
    const result = await as.admin.ask('people.setDefaultMentor', linked)
    expect(result).toMatchObject({ Changed: 2000, Already: 0, Skipped: 0 })
    const { traces } = await db.one<{ traces: number }>(sql`
      select count(distinct subject_id)::int as traces from audit_log
      where verb = 'linking.mentorSet' and (detail ->> 'linking')::int = ${result.LinkingId}`)
    expect(traces).toBe(2000)
    expect(
      await as.admin.ask('people.undoLinking', {
        ProjectId: projectId,
        LinkingId: result.LinkingId,
      }),
    ).toMatchObject({ Changed: 2000 })
  }, 60_000)
})
