import { draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'

describe('results', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let setId: number

  beforeAll(async () => {
    quest = await scored('Κλίμακα')
    setId = await answerAll(quest)
  })

  /** Two items of which one is reversed; a follow-up that shows for low answers; a sum. */
  const scored = (title: string) =>
    addQuest(
      programme,
      [
        draftQuestion({ Type: 6, Model: 'i1', Options: options(1, 2, 3, 4, 5), Required: true }),
        draftQuestion({ Type: 6, Model: 'i2', Options: options(1, 2, 3, 4, 5), Required: true }),
        draftQuestion({ Type: 11, Model: 'why', Condition: 'i1 <= 2', Text: label('Γιατί;') }),
        draftQuestion({ Type: 23, Model: 'sum', Data: { Expression: 'i1 + i2' } }),
      ],
      {
        Title: label(title, 'Scale'),
        Scales: [
          {
            id: 'mood',
            name: label('Διάθεση', 'Mood'),
            method: 'sum',
            items: [
              { model: 'i1', reversed: false, weight: 1 },
              { model: 'i2', reversed: true, weight: 1 },
            ],
            parts: [],
            minAnswered: null,
            bands: [
              { from: 2, to: 5, name: label('Χαμηλή', 'Low'), text: label('Χαμηλά', 'Low') },
              { from: 6, to: 10, name: label('Υψηλή', 'High'), text: label('Ψηλά', 'High') },
            ],
          },
        ],
      },
    )

  /** Answers low first and says why, then high, so that the reason is hidden; finishes. */
  async function answerAll(asked: TestQuest): Promise<number> {
    const { mentee } = programme.as
    const id = await startSet(programme, asked)
    const choose = (model: string, OptionId: number) =>
      mentee.ask('questionnaires.answerClosed', { ...writeOf(id, asked.groupOf(model)), OptionId })
    await choose('i1', 1)
    await mentee.ask('questionnaires.answerOpen', {
      ...writeOf(id, asked.groupOf('why')),
      Text: 'κρυμμένη αιτία',
    })
    await choose('i1', 5)
    await choose('i2', 2)
    await mentee.ask('questionnaires.finish', { AnswerSetId: id, Epoch: 0, Expected: [] })
    return id
  }

  it('are scored with bands, without hidden answers, with what the server calculated', async () => {
    const results = await programme.as.mentor.ask('questionnaires.getResults', {
      AnswerSetId: setId,
      Lang: 'en',
    })
    expect(results).toMatchObject({
      Title: 'Scale',
      State: 'finished',
      FinishedAt: programme.now().toISOString(),
      Late: 0,
      Scales: [
        {
          Id: 'mood',
          Name: 'Mood',
          Score: 9,
          Low: 2,
          High: 10,
          Answered: 2,
          Items: 2,
          Band: { Name: 'High', Text: 'High' },
        },
      ],
    })
    expect(results.Answers.map(({ Model, Answer }) => [Model, Answer[0]?.Text])).toEqual([
      ['i1', 'Επιλογή 5'],
      ['i2', 'Επιλογή 2'],
      ['sum', '7'],
    ])
  })

  it('keep the hidden answer with the attempt, for when it shows again', async () => {
    const whole = await programme.as.mentee.ask('questionnaires.getByAnswerSetId', {
      AnswerSetId: setId,
    })
    expect(whole.Answers[`a${quest.groupOf('why')}`]).toMatchObject({ Text: 'κρυμμένη αιτία' })
    expect(whole.Answers[`a${quest.groupOf('sum')}`]).toMatchObject({ Text: '7', Rev: 1 })
  })

  it('are for those who look after the person, and nobody else', async () => {
    const statuses = await Promise.all(
      (
        [
          'mentee',
          'mentor',
          'supervisor',
          'coordinator',
          'admin',
          'otherMentor',
          'stranger',
        ] as const
      ).map(async (who) => {
        const answer = await programme.as[who].call('questionnaires.getResults', {
          AnswerSetId: setId,
        })
        return [who, answer.status]
      }),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      mentee: 200,
      mentor: 200,
      supervisor: 200,
      coordinator: 200,
      admin: 200,
      otherMentor: 404,
      stranger: 404,
    })
  })

  it('of an action that is hidden from somebody are hidden as well', async () => {
    const hidden = await addQuest(
      programme,
      [draftQuestion({ Type: 10, Model: 'a' })],
      {},
      {
        flags: GRID_FLAGS.Published | GRID_FLAGS.HideFromSupervisor,
      },
    )
    const id = await startSet(programme, hidden)
    const ask = (who: 'supervisor' | 'mentor') =>
      programme.as[who].call('questionnaires.getByAnswerSetId', { AnswerSetId: id })
    expect([(await ask('supervisor')).status, (await ask('mentor')).status]).toEqual([404, 200])
  })

  it('of several actions come in the order that is asked for, without what is not finished', async () => {
    const second = await scored('Δεύτερη')
    const unfinished = await scored('Τρίτη')
    await startSet(programme, unfinished)
    await answerAll(second)
    const combine = (who: 'mentor' | 'otherMentor', ActionIds: number[]) =>
      programme.as[who].call('questionnaires.getCombinedResults', {
        MenteeId: programme.people.mentee.id,
        ActionIds,
      })
    const ids = [second.actionId, unfinished.actionId, quest.actionId, second.actionId]
    expect(await combine('mentor', ids)).toMatchObject({
      body: {
        ReportId: null,
        Title: null,
        Parts: 'both',
        Results: [{ Title: 'Δεύτερη' }, { Title: 'Κλίμακα' }],
      },
    })
    expect((await combine('otherMentor', ids)).status).toBe(404)
    expect((await combine('mentor', [2_000_000_000])).status).toBe(404)
  })

  it('are read by a report: those that it has, in its order, and what it shows of them', async () => {
    const { as, projectId, people } = programme
    const MenteeId = people.mentee.id
    const last = await scored('Τελευταία')
    await answerAll(last)
    const first = await scored('Πρώτη')
    await answerAll(first)
    const report = {
      ProjectId: projectId,
      Title: { el: 'Πριν και μετά', en: 'Before and after' },
      Lead: { el: 'Διαβάζεται μαζί με τον ωφελούμενο.', en: '' },
      ActionIds: [first.actionId, last.actionId],
      Parts: 'scales' as const,
    }
    const { ReportId } = await as.coordinator.ask('questionnaires.saveReport', report)
    const combine = async (Lang: 'el' | 'en' = 'el') =>
      as.mentor.ask('questionnaires.getCombinedResults', {
        ...{ ReportId, MenteeId, Lang },
        ActionIds: [last.actionId, quest.actionId, first.actionId],
      })
    const scales = await combine()
    expect(scales).toMatchObject({
      ...{ ReportId, Title: 'Πριν και μετά', Parts: 'scales' },
      Lead: 'Διαβάζεται μαζί με τον ωφελούμενο.',
      Results: [{ Title: 'Πρώτη' }, { Title: 'Τελευταία' }],
    })
    expect(scales.Results.every(({ Answers }) => Answers.length === 0)).toBe(true)
    expect(scales.Results[0]?.Scales.length).toBeGreaterThan(0)

    const changed = { ...report, ReportId, ActionIds: [last.actionId], Parts: 'answers' as const }
    await as.coordinator.ask('questionnaires.saveReport', changed)
    const answers = await combine('en')
    expect(answers).toMatchObject({
      Title: 'Before and after',
      Results: [{ ActionId: last.actionId }],
    })
    expect(answers.Results[0]?.Answers.length).toBeGreaterThan(0)
    expect(answers.Results[0]?.Scales).toEqual([])

    const input = { ProjectId: projectId, ReportId }
    expect((await as.mentor.call('questionnaires.removeReport', input)).status).toBe(403)
    await as.coordinator.ask('questionnaires.removeReport', input)
    const gone = { ReportId, MenteeId, ActionIds: [last.actionId] }
    expect((await as.mentor.call('questionnaires.getCombinedResults', gone)).status).toBe(404)
    const none = { ...report, ActionIds: [2_000_000_000] }
    expect((await as.admin.call('questionnaires.saveReport', none)).status).toBe(400)
  })
})
