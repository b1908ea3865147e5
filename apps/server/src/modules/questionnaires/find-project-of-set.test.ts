import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createProject } from '../../testing/factories.ts'
import { addQuest, setQuestProgramme, startSet } from '../../testing/quest-programme.ts'
import type { PersonName } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

describe('the address of an answer set', () => {
  const programme = setQuestProgramme()
  let elsewhere: number
  let setId: number
  /** The same people with the other project in their sessions. */
  const away: Partial<Record<PersonName, TestClient>> = {}
  const as = (who: PersonName): TestClient => away[who] ?? programme.as[who]
  beforeAll(async () => {
    const { db, people, server } = programme
    elsewhere = await createProject(db)
    const quest = await addQuest(programme, [draftQuestion({ Type: 1, Options: options(1, 2) })])
    setId = await startSet(programme, quest)
    for (const who of ['mentee', 'mentor', 'stranger', 'otherMentor'] as const) {
      const role = who === 'mentee' || who === 'stranger' ? 'Mentee' : 'Mentor'
      await db.run(sql`
        insert into memberships (project_id, user_id, roles)
        values (${elsewhere}, ${people[who].id}, ${[role]}::text[])`)
      away[who] = await server.client().signIn(people[who].username)
      await away[who].ask('identity.switchProject', { ProjectId: elsewhere })
    }
  })

  const find = (client: TestClient, AnswerSetId = setId) =>
    client.call('questionnaires.findProject', { AnswerSetId })

  it('leads from another project to its own, for whoever sees it there', async () => {
    const { projectId } = programme
    for (const client of [as('mentee'), as('mentor'), as('admin')]) {
      expect(await find(client)).toMatchObject({ ok: true, body: { ProjectId: projectId } })
    }
    const input = { AnswerSetId: setId, Lang: 'el' as const }
    expect(await as('mentee').call('questionnaires.getByAnswerSetId', input)).toMatchObject({
      status: 404,
    })
    await as('mentee').ask('identity.switchProject', { ProjectId: projectId })
    expect(await as('mentee').call('questionnaires.getByAnswerSetId', input)).toMatchObject({
      ok: true,
    })
  })

  it('is to everybody else as one that does not exist', async () => {
    const answerOf = async (client: TestClient, id?: number) => {
      const { status, body } = await find(client, id)
      return JSON.stringify({ status, body: { ...body, requestId: '' } })
    }
    for (const client of [as('stranger'), as('otherMentor')]) {
      expect(await answerOf(client)).toBe(await answerOf(client, 2_000_000))
      expect(await find(client)).toMatchObject({ status: 404 })
    }
    expect(await find(programme.server.client())).toMatchObject({ status: 401 })
  })
})
