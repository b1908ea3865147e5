import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const save = (change: object, client = programme.as.admin) =>
  client.call('indicators.saveIndicator', {
    ...{ Label: 'Αυτοπεποίθηση', Kind: 'number', Level: 3, EditLevel: 3, ...change },
  })

async function saved(change: object = {}) {
  const answer = await save(change)
  if (!answer.ok) throw new Error(JSON.stringify(answer.body))
  return answer.body as { Id: number; Name: string; TextName: string }
}

const set = (Id: number, Value: unknown, change: object = {}, client = programme.as.mentor) =>
  client.call('indicators.setStatistic', {
    ...{ Id, UserId: programme.people.mentee.id, Value, ...change },
  })

const get = (Ids: number[], UserIds: number[], client = programme.as.mentor) =>
  client.call('indicators.getStatistics', { Ids, UserIds })

describe('an indicator', () => {
  it('is a pair of fields of the project, in every list of people', async () => {
    const { Id, Name, TextName } = await saved({ Label: 'Βαθμός' })
    expect(await set(Id, 7.5)).toMatchObject({ body: { Id, Value: 7.5, Text: '' } })
    await programme.as.mentor.ask('indicators.setStatisticText', {
      ...{ Id, UserId: programme.people.mentee.id, Text: 'Μετά το βιογραφικό' },
    })
    expect(
      await get([Id], [programme.people.mentee.id, programme.people.stranger.id]),
    ).toMatchObject({
      body: [{ Id, UserId: programme.people.mentee.id, Value: 7.5, Text: 'Μετά το βιογραφικό' }],
    })
    const { list } = await programme.as.coordinator.ask('people.listPeople', {
      ...{ ProjectId: programme.projectId, Columns: [Name, TextName] },
    })
    expect(list).toMatchObject([{ Fields: { [Name]: '7.5', [TextName]: 'Μετά το βιογραφικό' } }])
  })

  it('keeps its number and its values when it is changed, and another has another', async () => {
    const first = await saved({ Label: 'Πρώτος' })
    await set(first.Id, 3)
    const second = await saved({ Label: 'Δεύτερος' })
    expect(second.Id).not.toBe(first.Id)
    expect(await saved({ Id: first.Id, Label: 'Νέο όνομα', Labels: { en: 'New' } })).toMatchObject({
      ...{ Id: first.Id, Name: first.Name, Label: 'Νέο όνομα' },
    })
    expect(await get([first.Id], [programme.people.mentee.id])).toMatchObject({
      body: [{ Value: 3 }],
    })
    await programme.as.admin.ask('indicators.removeIndicator', { Id: second.Id })
    expect((await saved({ Label: 'Τρίτος' })).Id).toBeGreaterThan(second.Id)
    expect(await save({ Id: second.Id })).toMatchObject({
      body: { fields: [{ field: 'Id', rule: 'unknown_indicator' }] },
    })
  })

  it('is for its level, and for people within reach', async () => {
    const { Id } = await saved({ Level: 2, EditLevel: 1 })
    const refused = { body: { fields: [{ field: 'Id', rule: 'unknown_indicator' }] } }
    expect(await set(Id, 1)).toMatchObject(refused)
    expect(await get([Id], [programme.people.mentee.id])).toMatchObject({
      body: { fields: [{ field: 'Ids.0', rule: 'unknown_indicator' }] },
    })
    expect(await set(Id, 1, {}, programme.as.supervisor)).toMatchObject({
      body: { fields: [{ field: 'Value', rule: 'not_editable' }] },
    })
    expect(await set(Id, 1, {}, programme.as.admin)).toMatchObject({ status: 200 })
    const open = await saved({})
    const { stranger } = programme.people
    expect(await set(open.Id, 1, { UserId: stranger.id })).toMatchObject({ status: 404 })
    await set(open.Id, 9, { UserId: stranger.id }, programme.as.admin)
    expect(await get([open.Id], [stranger.id])).toMatchObject({ body: [] })
    expect(await save({}, programme.as.coordinator)).toMatchObject({ status: 403 })
  })

  it('takes what its kind takes, and says what is wrong with the rest', async () => {
    const number = await saved({})
    expect(await set(number.Id, 'πολύ')).toMatchObject({
      body: { fields: [{ field: 'Value', rule: 'number' }] },
    })
    const choice = await saved({ Kind: 'select', Options: ['Χαμηλό', 'Υψηλό'] })
    expect(await set(choice.Id, 'υψηλο')).toMatchObject({ body: { Value: 'Υψηλό' } })
    expect(await set(choice.Id, 'Μέτριο')).toMatchObject({
      body: { fields: [{ field: 'Value', rule: 'invalid_value' }] },
    })
    const yes = await saved({ Kind: 'yesno' })
    expect(await set(yes.Id, true)).toMatchObject({ body: { Value: '1' } })
    expect(await set(yes.Id, null)).toMatchObject({ body: { Value: '' } })
    expect(await save({ Kind: 'select', Options: ['Ένα'] })).toMatchObject({
      body: { fields: [{ field: 'Options', rule: 'indicator_options' }] },
    })
    expect(await save({ Level: 2, EditLevel: 3 })).toMatchObject({
      body: { fields: [{ field: 'EditLevel' }] },
    })
  })

  it('that two write: the second is told what is there, and who wrote it', async () => {
    const { Id } = await saved({})
    await set(Id, 4)
    const both = await Promise.all([
      set(Id, 5, { Old: '4' }),
      set(Id, 6, { Old: '4' }, programme.as.admin),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]]
    expect(lost.body).toMatchObject({
      code: 'conflict',
      details: {
        Value: String((won.body as { Value: number }).Value),
        SavedBy: expect.any(String),
      },
    })
  })

  it('is summed up over the people within reach alone', async () => {
    const { Id } = await saved({})
    await set(Id, 4)
    await set(Id, 10, { UserId: programme.people.stranger.id }, programme.as.admin)
    const summary = (client = programme.as.admin) =>
      client.ask('indicators.summarizeIndicator', { Id })
    expect(await summary()).toMatchObject({ People: 2, Filled: 2, Mean: 7, Min: 4, Max: 10 })
    expect(await summary(programme.as.coordinator)).toMatchObject({
      ...{ People: 1, Filled: 1, Mean: 4, Values: [{ Value: '4', Count: 1 }] },
    })
  })

  it('is listed with the people of whom it says something, and of whom nothing', async () => {
    const { Id } = await saved({})
    await set(Id, 4)
    const list = (Search: string, client = programme.as.admin) =>
      client.ask('indicators.listMeasured', { Ids: [Id], Search })
    expect(await list('')).toMatchObject({
      ...{ count: 2, All: 2 },
      list: [{ LastName: 'mentee', Answers: [{ Id, Value: 4 }] }, { Answers: [] }],
    })
    expect(await list('stranger')).toMatchObject({ count: 1, All: 2 })
    expect(await list('', programme.as.supervisor)).toMatchObject({ count: 1, All: 1 })
  })

  it('that is a number of the state is none', async () => {
    const { Settings, ...project } = (await programme.as.admin.ask('projects.getProjectById', {
      Id: programme.projectId,
    })) as { Settings: string; Id: number; url: string; Descr: string; Revision: number }
    const settings = JSON.parse(Settings) as { User: { ProjectFields: object[] } }
    const levels = { Visible: 4, Editable: 4 }
    settings.User.ProjectFields.push(
      { Name: 'tax', Label: 'ΑΦΜ', Type: 'number', Means: 'afm', Indicator: 900_000, ...levels },
      { Name: 'tax_text', Label: 'Σχόλιο', Type: 'text', IndicatorText: 900_000, ...levels },
    )
    const { Id, url, Descr, Revision } = project
    await programme.as.admin.ask('projects.setProject', {
      Project: { Id, url, Descr, Revision, Settings: JSON.stringify(settings) },
    })
    expect(await get([900_000], [programme.people.mentee.id])).toMatchObject({ status: 400 })
  })
})
