import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

describe('names as people type them', () => {
  let test: TestDatabase
  let server: TestServer
  let admin: TestClient
  let ProjectId: number

  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startTestServer({ connection: test.connection })
    ProjectId = await createProject(server.database)
    const { username } = await createPerson(server.database, ProjectId, ['Admin'], {
      firstName: 'Ωρίων',
      lastName: 'Ωμέγας',
    })
    const people = [
      ['Έλλη', 'Ο\u2019Νιλ'],
      ['Αγγελική', 'Παππά\u2011Ρήγα'],
      ['άννα', 'Ομάδα 10'],
      ['Anna', 'Ομάδα 2'],
    ]
    for (const [firstName = '', lastName = ''] of people) {
      await createPerson(server.database, ProjectId, ['Mentee'], { firstName, lastName })
    }
    admin = await server.client().signIn(username)
  })
  afterAll(async () => {
    await server.close()
    await test.drop()
  })

  const list = (more: object) => admin.ask('people.listPeople', { ProjectId, ...more })

  it.each([..."'\u2019\u2018\u02bc`\u00b4\u0384"])(
    'finds a name by the apostrophe %s',
    async (mark) => {
      const { list: found } = await list({ Search: `Ο${mark}Νιλ` })
      expect(found.map(({ FirstName }) => FirstName)).toEqual(['Έλλη'])
    },
  )

  it.each([...'-\u2010\u2011\u2013\u2014'])('finds a name by the hyphen %s', async (mark) => {
    const { list: found } = await list({ Search: `παππα${mark}ρηγα` })
    expect(found.map(({ FirstName }) => FirstName)).toEqual(['Αγγελική'])
  })

  it('puts first names in the order of names, and numbers by what they count', async () => {
    const Roles = ['Mentee'] as const
    const byFirst = await list({ Order: 'first_name', Roles })
    expect(byFirst.list.map(({ FirstName }) => FirstName)).toEqual([
      'Αγγελική',
      'άννα',
      'Έλλη',
      'Anna',
    ])
    const byLast = await list({ Roles })
    expect(byLast.list.map(({ LastName }) => LastName)).toEqual([
      'Ο\u2019Νιλ',
      'Ομάδα 2',
      'Ομάδα 10',
      'Παππά\u2011Ρήγα',
    ])
    const { list: grid } = await admin.ask('grid.getActionsGridPage', {
      ...{ ProjectId, Page: 1, Order: 'first_name' },
    })
    expect(grid.map(({ FirstName }) => FirstName)).toEqual(['Αγγελική', 'άννα', 'Έλλη', 'Anna'])
  })

  it('takes somebody who has one name only', async () => {
    const { Rows } = await admin.ask('imports.importUsers', {
      ...{ ProjectId, ConfirmedRoles: [] },
      Users: [{ Username: 'only.one', Roles: '', Fields: { first_name: 'Σουχάρτο' } }],
    })
    expect(Rows.map(({ Verdict, Faults }) => [Verdict, Faults])).toEqual([['added', []]])
    const { list: found } = await list({ Search: 'Σουχάρτο' })
    expect(found.map(({ FirstName, LastName }) => [FirstName, LastName])).toEqual([
      ['Σουχάρτο', ''],
    ])
  })
})
