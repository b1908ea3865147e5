import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

describe('searching people', () => {
  let test: TestDatabase
  let server: TestServer
  let admin: TestClient
  let ProjectId: number

  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startTestServer({ connection: test.connection })
    ProjectId = await createProject(server.database)
    const { username } = await createPerson(server.database, ProjectId, ['Admin'], {
      firstName: 'Ίων',
      lastName: 'Γκίνης',
    })
    const names = [
      ...['Παπαδάκης', 'Παπαδέας', 'Παπαδήμος', 'Παπαδόπουλος', 'Παπαδούκας', 'Παπαδημητρίου'],
      // What sounds like the first ones, and is written otherwise.
      'Παππαδάς',
      // Names of one sound, the one that is written as it is searched for coming last.
      ...['Βιλλαράς', 'Βηλαράς'],
      ...['Ζήσης', 'Κώστας', 'Κάκκας', 'Ωραιόπουλος'],
    ]
    for (const lastName of names) {
      await createPerson(server.database, ProjectId, ['Mentee'], { firstName: 'Ίων', lastName })
    }
    admin = await server.client().signIn(username)
  })
  afterAll(async () => {
    await server.close()
    await test.drop()
  })

  const find = async (Search: string, more: object = {}) => {
    const { list } = await admin.ask('people.listPeople', { ProjectId, Search, ...more })
    const { count } = await admin.ask('people.countPeople', { ProjectId, Search })
    expect(count).toBe(list.length)
    return list.map(({ LastName }) => LastName)
  }
  const PAPAD = [
    'Παπαδάκης',
    'Παπαδέας',
    'Παπαδημητρίου',
    'Παπαδήμος',
    'Παπαδόπουλος',
    'Παπαδούκας',
  ]

  it.each(['ζζζ', 'qqq', 'zz', 'κκκκ'])(
    'finds nobody by %s, which sounds like one letter',
    async (text) => {
      expect(await find(text)).toEqual([])
    },
  )

  it('finds from anywhere by one or two letters who has a word that begins so', async () => {
    const quickly = async (Search: string) =>
      (await admin.ask('people.findPeople', { ProjectId, Search })).map(({ LastName }) => LastName)
    expect(await quickly('ζ')).toEqual(['Ζήσης'])
    expect(await quickly('ωρ')).toEqual(['Ωραιόπουλος'])
    // Not in the middle, as six letters of «Παπαδόπουλος» are.
    expect(await quickly('δο')).toEqual([])
    expect(await quickly('δοπ')).toEqual(['Παπαδόπουλος'])
    expect(await quickly('κ ι')).toEqual(['Κάκκας', 'Κώστας'])
    expect(await quickly('%')).toEqual([])
  })

  it('finds from anywhere who is within reach behind hundreds of the same name who are not', async () => {
    const elsewhere = await createProject(server.database)
    const crowd = sql`select id from users where username like 'crowd%'`
    await server.database.run(sql`
      insert into users (username, first_name, last_name, sort_key, search_key)
      select 'crowd' || n, 'Ίων', 'Ζωγράφος', '', 'ζωγραφοσ ιων' from generate_series(1, 300) n`)
    await server.database.run(sql`
      insert into memberships (project_id, user_id, roles)
      select ${elsewhere}::int, id, '{Mentee}' from (${crowd}) c`)
    await createPerson(server.database, ProjectId, ['Mentee'], {
      firstName: 'Ίων',
      lastName: 'Ζωγράφου',
    })
    const found = await admin.ask('people.findPeople', { ProjectId, Search: 'ζωγρ' })
    expect(found.map(({ LastName }) => LastName)).toEqual(['Ζωγράφου'])
    // Of whom one may see, the first in the order of names.
    await server.database.run(sql`
      insert into memberships (project_id, user_id, roles)
      select ${ProjectId}::int, id, '{Mentee}' from (${crowd}) c`)
    const many = await admin.ask('people.findPeople', { ProjectId, Search: 'ζωγρ' })
    expect(many.map(({ LastName }) => LastName)).toEqual(Array(6).fill('Ζωγράφος'))
    await server.database.run(sql`delete from memberships where user_id in (${crowd})`)
  })

  it('finds six from anywhere, who is written so before who sounds so, and within reach alone', async () => {
    const quick = async (Search: string, as = admin) =>
      (await as.ask('people.findPeople', { ProjectId, Search })).map(({ LastName }) => LastName)
    expect(await quick('Παπ')).toHaveLength(6)
    expect(await quick('Βηλαρ')).toEqual(['Βηλαράς', 'Βιλλαράς'])
    const { username, id } = await createPerson(server.database, ProjectId, ['Mentor'])
    const mentor = await server.client().signIn(username)
    expect(await quick('Παπ', mentor)).toEqual([])
    const [found] = await admin.ask('people.findPeople', { ProjectId, Search: 'Παπαδέας' })
    expect(found).toMatchObject({ Roles: ['Mentee'], Active: true })
    const MenteeId = found?.Id ?? 0
    await admin.ask('people.setDefaultMentorSingle', { ProjectId, MenteeId, MentorId: id })
    expect(await quick('papad', mentor)).toEqual(['Παπαδέας'])
  })

  it('keeps to what is written where that finds enough', async () => {
    expect(await find('Παπαδ')).toEqual(PAPAD)
  })

  it('reads Latin letters as they most likely sound', async () => {
    expect(await find('papad')).toEqual([...PAPAD, 'Παππαδάς'])
    expect(await find('wraiopoulos')).toEqual(['Ωραιόπουλος'])
  })

  it('widens a search that finds few to what sounds alike, below what is written so', async () => {
    expect(await find('ΠΑΠΑΔΌ')).toEqual(['Παπαδόπουλος', 'Παπαδούκας'])
    expect(await find('Βιλλ')).toEqual(['Βιλλαράς', 'Βηλαράς'])
    expect(await find('Βηλ')).toEqual(['Βηλαράς', 'Βιλλαράς'])
    expect(await find('Βηλ', { Desc: true })).toEqual(['Βηλαράς', 'Βιλλαράς'])
    expect(await find('Βιλλ', { Desc: true })).toEqual(['Βιλλαράς', 'Βηλαράς'])
  })
})
