import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
