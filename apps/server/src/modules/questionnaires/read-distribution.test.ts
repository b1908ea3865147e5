import { draftQuestion, label, options, rows } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import {
  addQuest,
  setQuestProgramme,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import { sql } from '../../kernel/database/sql.ts'
import { scoreEnded } from './score-set.ts'

type Given = Readonly<Record<string, readonly (number | string | null)[]>>

describe('results of a questionnaire', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let endActionId: number
  let filter: { ProjectId: number; QuestId: number }

  beforeAll(async () => {
    quest = await addQuest(programme, QUESTIONS, { Title: label('Αρχή', 'Start'), Scales: [MOOD] })
    endActionId = await createAction(programme.db, programme.projectId, {
      typeId: 4,
      questId: quest.questId,
    })
    filter = { ProjectId: programme.projectId, QuestId: quest.questId }
    const start = quest.actionId
    await answer('mentee', start, { ...LOW, sure: [2] })
    programme.pass(60)
    await answer('stranger', start, { one: [2], many: [1, null, 1], grid: [2, 2], sure: [6] })
    programme.pass(60)
    await answer('mentee', endActionId, { one: [2], many: [null, 1], grid: [2, 1], sure: [7] })
  })

  /** Chooses or writes in the groups of each question, in order, and finishes. */
  async function answer(
    who: 'mentee' | 'stranger',
    ActionId: number,
    given: Given,
    isFinished = true,
  ): Promise<number> {
    const client = programme.as[who]
    const MenteeId = programme.people[who].id
    const { AnswerSetId } = await client.ask('questionnaires.start', { ActionId, MenteeId })
    const id = AnswerSetId ?? 0
    for (const [model, values] of Object.entries(given)) {
      for (const [place, value] of values.entries()) {
        if (value === null) continue
        const write = writeOf(id, quest.groupOf(model) + place)
        const isText = typeof value === 'string' || model === 'sure'
        await (isText
          ? client.ask('questionnaires.answerOpen', { ...write, Text: String(value) })
          : client.ask('questionnaires.answerClosed', { ...write, OptionId: value }))
      }
    }
    if (isFinished) {
      await client.ask('questionnaires.finish', { AnswerSetId: id, Epoch: 0, Expected: [] })
    }
    return id
  }

  const read = (who: 'admin' | 'mentor' | 'otherMentor', own: object = {}) =>
    programme.as[who].ask('questionnaires.getDistribution', { ...filter, ...own })

  it('are counted by question: choices, rows, numbers and texts', async () => {
    const { Questions, ...all } = await read('admin')
    expect(all).toMatchObject({ Title: 'Αρχή', Version: 1, Finished: 3, Expired: 0, Running: 0 })
    expect(all.Sets).toBe(3)
    const [one, many, grid, sure, why] = Questions
    expect(one).toMatchObject({ Model: 'one', Answered: 3, Section: 'Μέρος' })
    expect(countsOf(one)).toEqual([[1, 2]])
    expect(countsOf(many)).toEqual([[2], [1], [1]])
    expect(countsOf(grid)).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(sure?.Groups[0]?.Numbers).toEqual({
      Mean: 5,
      Low: 2,
      High: 7,
      Bins: [
        { From: 2, To: 2, Count: 1 },
        { From: 6, To: 6, Count: 1 },
        { From: 7, To: 7, Count: 1 },
      ],
    })
    expect(why).toMatchObject({ Answered: 1 })
  })

  it('put many different numbers into parts of their range that lose none', async () => {
    const asked = await addQuest(programme, [draftQuestion({ Type: 12, Model: 'n' })])
    await programme.db.run(sql`
      with people as (select user_id from memberships where project_id = ${programme.projectId}),
      made as (
        insert into answer_sets (id, project_id, quest_id, version_id, action_id, mentee_id,
          respondent_id, state, finished_at, scored_at, created_at)
        select 900000 + row_number() over (order by one.user_id, other.user_id),
          ${programme.projectId}, v.quest_id, v.id, ${asked.actionId}, one.user_id, other.user_id,
          'finished', now(), now(), now()
        from questionnaire_versions v, people one, people other where v.quest_id = ${asked.questId}
        returning id
      )
      insert into quest_answers (answer_set_id, group_id, text, rev, client_id, seq, answered_at)
      select id, 1, case when id = 900001 then 'none' else (id - 900000)::text end, 1, 'test', 1,
        now()
      from made`)
    const { Questions } = await programme.as.admin.ask('questionnaires.getDistribution', {
      ProjectId: programme.projectId,
      QuestId: asked.questId,
    })
    const numbers = Questions[0]?.Groups[0]?.Numbers
    // From 2 to 49: what is no number is left out.
    expect(numbers).toMatchObject({ Low: 2, High: 49, Mean: 25.5 })
    expect(numbers?.Bins).toHaveLength(12)
    expect(numbers?.Bins.map(({ Count }) => Count)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    expect(numbers?.Bins.at(-1)).toMatchObject({ To: 49 })
  })

  it('count a blank of a shared total as nothing given, so that the means add up to it', async () => {
    const before = quest
    quest = await addQuest(programme, [
      draftQuestion({ Type: 19, Model: 'share', Rows: rows('a', 'b', 'c') }),
    ])
    await answer('mentee', quest.actionId, { share: ['100'] })
    await answer('stranger', quest.actionId, { share: ['40', '60'] })
    const { Questions } = await read('admin', { QuestId: quest.questId })
    quest = before
    expect(Questions[0]?.Groups.map(({ Numbers }) => Numbers)).toMatchObject([
      { Mean: 70, Low: 40, High: 100 },
      { Mean: 30, Low: 0, High: 60, Bins: [{ Count: 1 }, { Count: 1 }] },
      { Mean: 0, Low: 0, High: 0, Bins: [{ From: 0, To: 0, Count: 2 }] },
    ])
  })

  it('are those of the people within reach, and of one action where it is named', async () => {
    expect(await read('mentor')).toMatchObject({ Finished: 2, Sets: 2 })
    expect(await read('otherMentor')).toMatchObject({ Finished: 1, Sets: 1 })
    const atEnd = await read('admin', { ActionId: endActionId })
    expect(atEnd).toMatchObject({ Finished: 1 })
    expect(countsOf(atEnd.Questions[0])).toEqual([[0, 1]])
    const other = await addQuest(programme, [draftQuestion({ Type: 10, Model: 'a' })])
    const call = (who: 'mentor' | 'mentee', own: object) =>
      programme.as[who].call('questionnaires.getDistribution', { ...filter, ...own })
    expect((await call('mentor', { ActionId: other.actionId })).status).toBe(404)
    expect((await call('mentor', { QuestId: 2_000_000_000 })).status).toBe(404)
    expect((await call('mentor', { Version: 9 })).status).toBe(404)
    expect((await call('mentee', {})).status).toBe(403)
  })

  it('leave out what was hidden in the end', async () => {
    const asked = await addQuest(programme, QUESTIONS)
    const before = quest
    quest = asked
    await answer('mentee', asked.actionId, { ...LOW, sure: [5] }, false)
    await answer('mentee', asked.actionId, { one: [2] })
    quest = before
    const { Questions } = await read('mentor', { QuestId: asked.questId })
    expect(countsOf(Questions[0])).toEqual([[0, 1]])
    expect(Questions[4]).toMatchObject({ Model: 'why', Answered: 0 })
  })

  it('list what was written, and who has answered, by pages', async () => {
    const Question = (await read('admin')).Questions[4]?.Id ?? ''
    const texts = (who: 'admin' | 'otherMentor', own: object = {}) =>
      programme.as[who].call('questionnaires.listWrittenTexts', {
        ...filter,
        Question,
        page: 1,
        ...own,
      })
    expect((await texts('admin')).body).toMatchObject({ list: [{ Text: 'Γιατί ναι' }], count: 1 })
    expect((await texts('otherMentor')).body).toMatchObject({ list: [], count: 0 })
    expect((await texts('admin', { page: 2 })).body).toMatchObject({ list: [], count: 1 })
    expect((await texts('admin', { Question: 'ID_none' })).status).toBe(400)
    const people = await programme.as.coordinator.ask('questionnaires.listAnswered', {
      ...filter,
      page: 1,
    })
    expect(people).toMatchObject({ count: 2, All: 2 })
    expect(new Set(people.list.map(({ MenteeId }) => MenteeId))).toEqual(
      new Set([programme.people.mentee.id]),
    )
    const list = await programme.as.otherMentor.ask('questionnaires.listResults', {
      ProjectId: programme.projectId,
      page: 1,
    })
    const row = list.list.find(({ Id }) => Id === quest.questId)
    expect(row).toMatchObject({ Title: 'Αρχή', Finished: 1, Actions: [{}, {}] })
    const ofAction = await programme.as.otherMentor.ask('questionnaires.listResults', {
      ProjectId: programme.projectId,
      ActionId: endActionId,
      page: 1,
    })
    expect(ofAction).toMatchObject({ list: [{ Id: quest.questId }], count: 1, All: 1 })
    expect(ofAction.list[0]?.Actions).toHaveLength(2)
  })

  it('come in bands, and as a change from the first action to the last', async () => {
    const { Scales } = await read('admin')
    expect(Scales).toEqual([
      {
        Id: 'mood',
        Name: 'Διάθεση',
        Count: 3,
        Mean: 5,
        Low: 0,
        High: 10,
        Bands: [
          { Name: 'Χαμηλή', Count: 1 },
          { Name: 'Υψηλή', Count: 2 },
        ],
      },
    ])
    const ask = (who: 'admin' | 'otherMentor') =>
      programme.as[who].ask('questionnaires.getGroupResults', {
        ProjectId: programme.projectId,
        ActionIds: [quest.actionId, endActionId],
      })
    const { Results, Changes } = await ask('admin')
    expect(Results.map(({ Sets, Scales: [scale] }) => [Sets, scale?.Mean])).toEqual([
      [2, 4],
      [1, 7],
    ])
    // Only of those who have both: from 2 to 7, not from the mean of all.
    expect(Changes).toEqual([
      {
        ScaleId: 'mood',
        FromActionId: quest.actionId,
        ToActionId: endActionId,
        Count: 1,
        FromMean: 2,
        ToMean: 7,
        Risen: 1,
        Fallen: 0,
      },
    ])
    expect(await ask('otherMentor')).toMatchObject({
      Results: [{ Sets: 1 }, { Sets: 0, Scales: [] }],
      Changes: [],
    })
  })

  it('of what has expired are counted once it is scored, and apart', async () => {
    const asked = await addQuest(programme, QUESTIONS, { Window: 60, Scales: [MOOD] })
    const before = quest
    quest = asked
    const id = await answer('mentee', asked.actionId, { ...LOW, sure: [1] }, false)
    quest = before
    programme.pass(600)
    await programme.as.mentee.ask('questionnaires.getRemainingTime', { AnswerSetId: id })
    await scoreEnded(programme.db)
    const of = (State: string) => read('mentor', { QuestId: asked.questId, State })
    expect(await of('finished')).toMatchObject({ Sets: 0, Expired: 1, Scales: [] })
    expect(await of('expired')).toMatchObject({ Sets: 1, Scales: [{ Mean: 1, Count: 1 }] })
    expect(await of('all')).toMatchObject({ Sets: 1 })
  })

  it('are exported by pages, to whoever began the export', async () => {
    const begin = (who: 'admin' | 'mentor') =>
      programme.as[who].ask('questionnaires.startResultsExport', filter)
    const { Id: ExportId, count, Pages } = await begin('admin')
    expect({ count, Pages }).toEqual({ count: 3, Pages: 1 })
    const page = (who: 'admin' | 'mentor', own: object = {}) =>
      programme.as[who].call('questionnaires.exportResultsPage', {
        ...filter,
        ExportId,
        Page: 1,
        ...own,
      })
    const { list } = (await page('admin')).body as {
      list: { LastName: string; Scores: object[] }[]
    }
    expect(list.map(({ LastName }) => LastName)).toEqual(['mentee', 'mentee', 'stranger'])
    expect(list[0]?.Scores).toEqual([{ Id: 'mood', Score: 2, Band: 'Χαμηλή' }])
    expect((await page('admin', { Page: 2 })).body).toEqual({ list: [] })
    expect((await page('mentor')).status).toBe(404)
    expect((await page('admin', { State: 'all' })).status).toBe(404)
    const own = await begin('mentor')
    expect(own.count).toBe(2)
    const [trace] = await programme.db.rows<{ detail: object }>(sql`
      select detail from audit_log where verb = 'quest.exportStarted' order by id limit 1`)
    expect(trace?.detail).toMatchObject({ questId: quest.questId, people: 3 })
  })

  it('are nobody’s of another project that asks the same questionnaire, by name or number', async () => {
    const { db, server, people } = programme
    const ProjectId = await createProject(db)
    await createAction(db, ProjectId, { typeId: 4, questId: quest.questId })
    const Question = (await read('admin')).Questions[4]?.Id ?? ''
    const { username } = await createPerson(db, ProjectId, ['Admin'], { lastName: 'Ξένου' })
    const client = await server.client().signIn(username)
    const elsewhere = { ProjectId, QuestId: quest.questId, page: 1 }
    const { page: _, ...counted } = elsewhere
    const { Id, count } = await client.ask('questionnaires.startResultsExport', counted)
    expect(count).toBe(0)
    const answers = await Promise.all([
      client.ask('questionnaires.listAnswered', elsewhere),
      client.ask('questionnaires.listWrittenTexts', { ...elsewhere, Question }),
      client.ask('questionnaires.getDistribution', counted),
      client.ask('questionnaires.exportResultsPage', { ...counted, Page: 1, ExportId: Id }),
      client.ask('questionnaires.listResults', { ProjectId, page: 1 }),
    ])
    expect(answers).toMatchObject([{ count: 0 }, { count: 0 }, { Sets: 0 }, { list: [] }, {}])
    const said = JSON.stringify(answers)
    for (const { id } of Object.values(people)) expect(said).not.toContain(`"MenteeId":${id},`)
    expect(said).not.toMatch(/mentee |stranger |Γιατί ναι/)
    const { id } = await db.one<{ id: number }>(sql`
      select id from answer_sets where quest_id = ${quest.questId} limit 1`)
    expect(await client.call('questionnaires.getByAnswerSetId', { AnswerSetId: id })).toMatchObject(
      { status: 404 },
    )
  })

  it('are forgotten when the answers are cleared', async () => {
    const { AnswerSetId } = (
      await programme.as.admin.ask('questionnaires.listAnswered', {
        ...filter,
        ActionId: endActionId,
        page: 1,
      })
    ).list[0] ?? { AnswerSetId: 0 }
    await programme.as.admin.ask('questionnaires.clear', { id: AnswerSetId })
    expect(await read('admin')).toMatchObject({ Finished: 2, Scales: [{ Count: 2 }] })
  })
})

const MOOD = {
  id: 'mood',
  name: label('Διάθεση', 'Mood'),
  method: 'sum' as const,
  items: [{ model: 'sure', reversed: false, weight: 1 }],
  parts: [],
  minAnswered: null,
  bands: [
    { from: 0, to: 4, name: label('Χαμηλή', 'Low'), text: label('Χαμηλά', 'Low') },
    { from: 5, to: 10, name: label('Υψηλή', 'High'), text: label('Ψηλά', 'High') },
  ],
}

const QUESTIONS = [
  draftQuestion({ Type: 1, Model: 'one', Options: options('a', 'b') }),
  draftQuestion({ Type: 2, Model: 'many', Options: options('a', 'b', 'c') }),
  draftQuestion({ Type: 4, Model: 'grid', Rows: rows('x', 'y'), Options: options(1, 2) }),
  draftQuestion({ Type: 8, Model: 'sure', Data: { Min: 0, Max: 10, Step: 1 } }),
  draftQuestion({ Type: 11, Model: 'why', Condition: "one == 'a'" }),
]

const LOW: Given = { one: [1], many: [1], grid: [1, 1], why: ['Γιατί ναι'] }

const countsOf = (
  question: { Groups: { Options: { Count: number }[] }[] } | undefined,
): number[][] | undefined =>
  question?.Groups.map(({ Options }) => Options.map(({ Count }) => Count))
