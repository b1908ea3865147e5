import { randomUUID } from 'node:crypto'
import { draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, relate } from '../../testing/factories.ts'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import {
  addQuest,
  setQuestProgramme,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import type { PersonName } from '../../testing/small-programme.ts'

const OVERSEERS = ['admin', 'coordinator', 'supervisor'] as const
const READERS = [...OVERSEERS, 'mentor', 'otherMentor'] as const

const programme = setQuestProgramme()
let quest: TestQuest
beforeAll(async () => {
  const { db, projectId, people, as } = programme
  for (const place of [1, 2, 3]) {
    const other = await createPerson(db, projectId, ['Mentee'], { lastName: `Άλλος ${place}` })
    await relate(db, projectId, 'mentor', [people.otherMentor, other])
  }
  quest = await addQuest(
    programme,
    [draftQuestion({ Type: 6, Model: 'i1', Options: options(1, 2, 3), Required: true })],
    {
      Scales: [
        {
          ...{ id: 'mood', name: label('Διάθεση', 'Mood'), method: 'sum', minAnswered: null },
          ...{ items: [{ model: 'i1', reversed: false, weight: 1 }], parts: [], bands: [] },
        },
      ],
    },
  )
  for (const [name, option] of [
    ['mentee', 2],
    ['stranger', 3],
  ] as const) {
    const { AnswerSetId } = await as[name].ask('questionnaires.start', {
      ...{ ActionId: quest.actionId, MenteeId: people[name].id },
    })
    const write = writeOf(AnswerSetId ?? 0, quest.groupOf('i1'))
    await as[name].ask('questionnaires.answerClosed', { ...write, OptionId: option })
    // One has ended, and the other has not.
    if (name === 'mentee')
      await as[name].ask('questionnaires.finish', {
        ...{ AnswerSetId: AnswerSetId ?? 0, Epoch: 0, Expected: [] },
      })
  }
  await openCall(db, projectId)
  for (const status of [1, 2, 2, 3, 1000] as const) await makeApplication(db, projectId, { status })
  await db.run(sql`
    insert into stored_files (project_id, category, name, file_index, version, original_name, user_id,
      uploaded_by, state, parts, bytes, mime, hash, storage_key, started_at, ended_at)
    select ${projectId}, 'tools/1/1/0', 'n' || n, 1, '20200101000000000', 'file ' || n,
      case when n > 2 then ${people.stranger.id}::int else ${people.mentee.id} end,
      ${people.mentee.id}, 'done', 1, n * 1000, 'text/plain', '', 'key ' || n, now(), now()
    from generate_series(1, 5) n`)
  await db.run(sql`update projects
    set settings = jsonb_set(settings, '{Config,Chat}', '{"Enabled": true}') where id = ${projectId}`)
  for (const name of ['mentee', 'stranger'] as const) {
    const mentor = name === 'mentee' ? people.mentor : people.otherMentor
    const { Id: ConversationId } = await as[name].ask('chat.startConversation', {
      ...{ ProjectId: projectId, UserId: mentor.id },
    })
    for (const Message of ['Ένα', 'Δύο'].slice(name === 'mentee' ? 0 : 1))
      await as[name].ask('chat.sendMessage', { ConversationId, MessageId: randomUUID(), Message })
  }
})

/** What a text finds for somebody, sorted. */
async function found(name: PersonName, Query: string): Promise<string[]> {
  const Roles = ['Coordinator', 'Supervisor', 'Mentor'] as const
  const { Id } = await programme.as.admin.ask('reports.saveQuery', {
    ...{ Name: `${name} ${Query}`.slice(0, 150), Query },
    Roles: [...Roles],
  })
  const { Result } = await programme.as[name].ask('reports.executeQuery', { Id, Parameters: {} })
  return Result.map((row) => Object.values(row).join(' ')).toSorted()
}

/** Everybody in somebody’s list of people. */
async function listed(name: PersonName) {
  const all = []
  for (let page = 1; page < 10; page++) {
    const input = { ProjectId: programme.projectId, page }
    const { list } = await programme.as[name].ask('people.listPeople', input)
    if (list.length === 0) return all
    all.push(...list)
  }
  throw new Error('the list has no end')
}

describe.each(OVERSEERS)('what %s reads', (name) => {
  it('of people is whom their list shows, with the same mentors', async () => {
    const people = await listed(name)
    expect(people.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id from people')).toEqual(
      people.map(({ Id }) => String(Id)).toSorted(),
    )
    expect(await found(name, 'select user_id, last_name, mentor_id from people')).toEqual(
      people.map(({ Id, LastName, Mentor }) => `${Id} ${LastName} ${Mentor?.Id ?? ''}`).toSorted(),
    )
  })

  it('of assignments is who their list says looks after whom', async () => {
    const people = await listed(name)
    const now = `select user_id, holder_id from relations where kind = 'mentor' and to_at is null`
    expect(await found(name, now)).toEqual(
      people.flatMap(({ Id, Mentor }) => (Mentor ? [`${Id} ${Mentor.Id}`] : [])).toSorted(),
    )
  })

  it('of applications is what the lists by status show', async () => {
    const rows: string[] = []
    for (const Group of ['applicants', 'eligible', 'selected', 'rejected'] as const) {
      const input = { ProjectId: programme.projectId, Group, Search: '', page: 1 }
      const { list } = await programme.as[name].ask('applications.list', input)
      rows.push(...list.map(({ Id, Status }) => `${Id} ${Status}`))
    }
    expect(rows).toHaveLength(5)
    expect(await found(name, 'select application_id, status from applications')).toEqual(
      rows.toSorted(),
    )
  })
})

describe.each(READERS)('what %s reads', (name) => {
  const shown = async () => {
    const input = { ProjectId: programme.projectId, QuestId: quest.questId, page: 1 }
    const { list } = await programme.as[name].ask('questionnaires.listAnswered', input)
    return list
  }

  it('of attempts is what the results of the questionnaire show', async () => {
    const rows = (await shown()).map((one) => `${one.AnswerSetId} ${one.State}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select answer_set_id, state from answer_sets')).toEqual(
      rows.toSorted(),
    )
  })

  it('of answers and scores is of the attempts that have ended', async () => {
    const ended = (await shown()).filter(({ State }) => State === 'finished')
    const ids = ended.map((one) => String(one.AnswerSetId)).toSorted()
    expect(await found(name, 'select answer_set_id from answers')).toEqual(ids)
    const input = { ProjectId: programme.projectId, ActionIds: [quest.actionId] }
    const { Results } = await programme.as[name].ask('questionnaires.getGroupResults', input)
    expect(Results.map(({ Sets }) => Sets)).toEqual([ids.length])
    expect(await found(name, 'select answer_set_id, score from scores')).toEqual(
      ids.map((id) => `${id} 2`),
    )
  })

  it('of questionnaires is what the list of results shows', async () => {
    const input = { ProjectId: programme.projectId, page: 1 }
    const { list } = await programme.as[name].ask('questionnaires.listResults', input)
    expect(await found(name, 'select quest_id, title from questionnaires')).toEqual(
      list.map(({ Id, Title }) => `${Id} ${Title}`).toSorted(),
    )
  })
})

describe('what who administers reads', () => {
  it('of files is what the page of storage shows', async () => {
    const input = { ProjectId: programme.projectId }
    const { Projects, Largest } = await programme.as.admin.ask('files.getStorage', input)
    const here = Projects.find(({ Id }) => Id === programme.projectId)
    expect(await found('admin', 'select count(*), sum(bytes) from files')).toEqual([
      `${here?.Files} ${here?.Bytes}`,
    ])
    expect(await found('admin', 'select file_id, user_id, bytes from files')).toEqual(
      Largest.map(({ Id, Person, Bytes }) => `${Id} ${Person.Id} ${Bytes}`).toSorted(),
    )
  })

  it('of messages is how many each has written', async () => {
    const { mentee, stranger } = programme.people
    expect(
      await found('admin', 'select user_id, sum(messages) from messages group by user_id'),
    ).toEqual([`${mentee.id} 2`, `${stranger.id} 1`].toSorted())
  })

  it('of sign-ins is what the list of people shows', async () => {
    const people = await listed('admin')
    const never = people.filter(({ LastSignedIn }) => LastSignedIn === null)
    expect(never.length).toBeGreaterThan(0)
    expect(await found('admin', 'select user_id from sign_ins where last_at is null')).toEqual(
      never.map(({ Id }) => String(Id)).toSorted(),
    )
  })
})

it.each(['coordinator', 'supervisor', 'mentor'] as const)(
  'views that %s has no page of are closed to them',
  async (name) => {
    const closed = ['files', 'messages', 'sign_ins', ...(name === 'mentor' ? ['applications'] : [])]
    for (const view of closed) {
      const { Id } = await programme.as.admin.ask('reports.saveQuery', {
        ...{ Name: `${name} ${view}`, Query: `select count(*) from ${view}` },
        Roles: ['Coordinator', 'Supervisor', 'Mentor'],
      })
      const answer = await programme.as[name].call('reports.executeQuery', { Id, Parameters: {} })
      expect({ view, status: answer.status, text: JSON.stringify(answer.body) }).toMatchObject({
        ...{ view, status: 400 },
        text: expect.stringContaining('sql_view_closed') as string,
      })
    }
  },
)
