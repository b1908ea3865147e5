import { NO_NEEDS } from '@telemachos/contract/actions/type-needs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('reading an action of information', () => {
  let programme: SmallProgramme
  let ActionId: number
  let version: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, { typeId: 8 })
    version = 1
  })

  const save = async (reading: object) => {
    const place = { ProjectId: programme.projectId, ActionId }
    const { Version } = await programme.as.admin.ask('actions.saveContent', {
      ...{ ...place, Title: 'Κανονισμός', Titles: {}, Descr: 'Διαβάστε τον.', Descrs: {} },
      ...{ ShowCondition: '', EnableCondition: '', Form: [], Version: version },
      Needs: { ...NO_NEEDS, reading: { confirm: false, again: false, ...reading } },
    })
    version = Version
  }
  const read = (Version = version, name: PersonName = 'mentee') =>
    programme.as[name].call('submissions.recordReading', { ActionId, Version })
  const work = (name: PersonName) =>
    programme.as[name].call('submissions.getWork', {
      ActionId,
      MenteeId: programme.people.mentee.id,
    })
  const summary = (name: PersonName, id: number | null = ActionId) =>
    programme.as[name].ask('submissions.summarize', {
      ProjectId: programme.projectId,
      MenteeIds: [programme.people.mentee.id, programme.people.stranger.id],
      ActionId: id,
    })
  const isCompleted = async () => {
    const MenteeId = programme.people.mentee.id
    const list = await programme.as.mentee.ask('actions.listMenteeActions', {
      ...{ ProjectId: programme.projectId, MenteeId },
    })
    return list.find(({ Id }) => Id === ActionId)?.Completed
  }

  it('is recorded once, completes the action, and is seen by those who look after the mentee', async () => {
    expect(await work('mentor')).toMatchObject({ body: { Reading: null } })
    const first = await read()
    expect(first).toMatchObject({
      status: 200,
      body: { Reading: { Confirmed: false, Current: true } },
    })
    const again = await read()
    expect(again.body).toEqual(first.body)
    expect(await isCompleted()).toBe(true)
    const found = [{ MenteeId: programme.people.mentee.id, Reading: { Current: true } }]
    expect(await summary('mentor')).toMatchObject(found)
    expect(await summary('otherMentor')).toMatchObject([
      { MenteeId: programme.people.stranger.id, Reading: null },
    ])
    expect(await summary('mentee', null)).toContainEqual(
      expect.objectContaining({ ActionId, MenteeId: programme.people.mentee.id }),
    )
    expect(await work('otherMentor')).toMatchObject({ status: 404 })
    expect((await programme.auditOf(ActionId)).map(({ verb }) => verb)).toEqual([
      'submissions.read',
    ])
  })

  it('is recorded once where two pages reach the end at the same time', async () => {
    const answers = await Promise.all([read(), read(), read()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('is asked for again where the author says so of a new version', async () => {
    await save({ confirm: true })
    expect(await read()).toMatchObject({ body: { Reading: { Confirmed: true } } })
    await save({ confirm: true })
    expect(await work('mentee')).toMatchObject({ body: { Reading: { Current: true } } })
    const seen = version
    await save({ confirm: true, again: true })
    expect(await work('mentor')).toMatchObject({
      body: { Needs: { reading: { again: false } }, Reading: { Current: false } },
    })
    expect(await read(seen)).toMatchObject({
      status: 422,
      body: { details: { rule: 'read_version' } },
    })
    expect(await read()).toMatchObject({ body: { Reading: { Current: true } } })
    // An earlier version that is brought back is no reason to forget who read what.
    await save({ confirm: true })
    expect(await work('mentee')).toMatchObject({ body: { Reading: { Current: true } } })
  })

  it('is of texts alone', async () => {
    ActionId = await createAction(programme.db, programme.projectId, { typeId: 3 })
    expect(await read()).toMatchObject({
      status: 422,
      body: { details: { rule: 'not_information' } },
    })
    expect(await summary('mentee')).toEqual([])
  })
})
