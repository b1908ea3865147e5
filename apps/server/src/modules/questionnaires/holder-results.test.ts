import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addQuest,
  setQuestProgramme,
  writeOf,
  type QuestProgramme,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import { sql } from '../../kernel/database/sql.ts'

describe('what holders of links answered', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let filter: { ProjectId: number; QuestId: number }
  let holderSet: number

  beforeAll(async () => {
    quest = await addQuest(programme, QUESTIONS)
    filter = { ProjectId: programme.projectId, QuestId: quest.questId }
    const { mentee } = programme.as
    const cell = { ActionId: quest.actionId, MenteeId: programme.people.mentee.id }
    const { AnswerSetId } = await mentee.ask('questionnaires.start', cell)
    await answer(mentee, AnswerSetId ?? 0, 1, 'μέλος')
    holderSet = await answerByLink(quest, 2, 'με σύνδεσμο')
  })

  async function answer(
    client: QuestProgramme['as']['mentee'],
    setId: number,
    OptionId: number,
    Text: string,
  ): Promise<void> {
    const one = writeOf(setId, quest.groupOf('one'))
    await client.ask('questionnaires.answerClosed', { ...one, OptionId })
    await client.ask('questionnaires.answerOpen', { ...writeOf(setId, quest.groupOf('why')), Text })
    await client.ask('questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected: [] })
  }

  async function answerByLink(asked: TestQuest, optionId: number, text: string): Promise<number> {
    const { TokenName } = await programme.as.admin.ask('questionnaires.createToken', {
      ...{ ProjectId: programme.projectId, QuestId: asked.questId },
      Uses: 5,
    })
    const holder = programme.server.client()
    const { AnswerSetID } = await holder.ask('questionnaires.getByToken', { TokenName })
    const setId = AnswerSetID ?? 0
    await holder.ask('questionnaires.start', { AnswerSetId: setId })
    await answer(holder, setId, optionId, text)
    return setId
  }

  it('is counted with the rest, and said to be by a link', async () => {
    const read = await programme.as.admin.ask('questionnaires.getDistribution', filter)
    expect(read).toMatchObject({ Finished: 2, Sets: 2, ByLink: 1 })
    expect(read.Questions[0]).toMatchObject({
      Answered: 2,
      Groups: [{ Options: [{ Count: 1 }, { Count: 1 }] }],
    })
    expect(
      await programme.as.admin.ask('questionnaires.getDistribution', {
        ...filter,
        State: 'expired',
      }),
    ).toMatchObject({ Sets: 0, ByLink: 0 })
    const ofAction = { ...filter, ActionId: quest.actionId }
    expect(await programme.as.admin.ask('questionnaires.getDistribution', ofAction)).toMatchObject({
      Sets: 1,
      ByLink: 0,
    })
  })

  it('is read by those who read everything of the project, and by nobody else', async () => {
    for (const who of ['mentor', 'supervisor', 'coordinator'] as const) {
      const read = await programme.as[who].ask('questionnaires.getDistribution', filter)
      expect([who, read.Sets, read.ByLink]).toEqual([who, 1, 0])
      const people = await programme.as[who].ask('questionnaires.listAnswered', {
        ...filter,
        page: 1,
      })
      expect(people.list.map(({ AnswerSetId }) => AnswerSetId)).not.toContain(holderSet)
    }
  })

  it('is listed after the names, without one, and is found by none', async () => {
    const ask = (Search: string) =>
      programme.as.admin.ask('questionnaires.listAnswered', { ...filter, page: 1, Search })
    const people = await ask('')
    expect(people).toMatchObject({ count: 2, All: 2 })
    expect(people.list[1]).toMatchObject({ AnswerSetId: holderSet, Name: '', MenteeId: null })
    expect(people.list[0]?.Name).not.toBe('')
    const found = await ask(people.list[0]?.Name.split(' ')[0] ?? '')
    expect(found.list.map(({ AnswerSetId }) => AnswerSetId)).toEqual([people.list[0]?.AnswerSetId])
    const { Questions } = await programme.as.admin.ask('questionnaires.getDistribution', filter)
    const texts = await programme.as.admin.ask('questionnaires.listWrittenTexts', {
      ...filter,
      Question: Questions[1]?.Id ?? '',
      page: 1,
    })
    expect(texts.list.map(({ Name, Text }) => [Name === '', Text])).toEqual([
      [true, 'με σύνδεσμο'],
      [false, 'μέλος'],
    ])
  })

  it('is exported as rows without a name, at the end, over the bounds of pages too', async () => {
    const { admin } = programme.as
    const exported = async () => {
      const {
        Id: ExportId,
        count,
        Pages,
      } = await admin.ask('questionnaires.startResultsExport', filter)
      const pages = Array.from({ length: Pages }, (_, place) =>
        admin.ask('questionnaires.exportResultsPage', { ...filter, ExportId, Page: place + 1 }),
      )
      return { count, list: (await Promise.all(pages)).flatMap(({ list }) => list) }
    }
    const { count, list } = await exported()
    expect(count).toBe(2)
    expect(list[1]).toMatchObject({
      ...{ AnswerSetId: holderSet, LastName: '', FirstName: '', Action: '' },
      Answers: [{ O: 2 }, { T: 'με σύνδεσμο' }],
    })
    await programme.db.run(sql`
      insert into answer_sets (project_id, quest_id, version_id, token_id, holder_hash, state,
        finished_at, scored_at, created_at)
      select project_id, quest_id, version_id, token_id, 'other ' || n, state, finished_at,
        scored_at, created_at
      from answer_sets, generate_series(1, 150) n where id = ${holderSet}`)
    const many = await exported()
    expect(many.count).toBe(152)
    expect(new Set(many.list.map(({ AnswerSetId }) => AnswerSetId)).size).toBe(152)
  })

  it('shows a questionnaire that no action asks', async () => {
    const alone = await addQuest(programme, QUESTIONS)
    await programme.db.run(sql`delete from project_actions where action_id = ${alone.actionId}`)
    await answerByLink(alone, 1, 'μόνο')
    const list = async (who: 'admin' | 'supervisor') => {
      const { projectId: ProjectId } = programme
      const { list: all, count } = await programme.as[who].ask('questionnaires.listResults', {
        ProjectId,
        page: 1,
      })
      expect(count).toBe(all.length)
      return all.flatMap(({ Id, Finished, Actions }) =>
        Id === alone.questId ? [{ Id, Finished, Actions }] : [],
      )
    }
    expect(await list('admin')).toEqual([{ Id: alone.questId, Finished: 1, Actions: [] }])
    expect(await list('supervisor')).toEqual([])
    const read = { ProjectId: programme.projectId, QuestId: alone.questId }
    expect(await programme.as.admin.ask('questionnaires.getDistribution', read)).toMatchObject({
      ...{ Sets: 1, ByLink: 1, Actions: [] },
    })
    const refused = await programme.as.supervisor.call('questionnaires.getDistribution', read)
    expect(refused.status).toBe(404)
  })
})

const QUESTIONS = [
  draftQuestion({ Type: 1, Model: 'one', Options: options('a', 'b') }),
  draftQuestion({ Type: 10, Model: 'why' }),
]
