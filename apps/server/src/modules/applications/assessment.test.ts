import { STATUS, STATUSES } from '@telemachos/contract/applications/statuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const words = (el: string) => ({ el, en: '' })

const RULES = {
  Criteria: [
    { Key: 'need', Label: words('Ανάγκη'), Weight: 3, Max: 10 },
    { Key: 'motive', Label: words('Κίνητρο'), Weight: 1, Max: 4 },
  ],
  Reasons: [words('Εκτός ορίων')],
  Ties: ['need', 'received'],
  Mails: [],
  Disagreement: 20,
}

describe('the assessment of applications', () => {
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await openCall(programme.db, ProjectId)
  })
  afterAll(() => programme.close())

  const make = async (options = {}) => (await makeApplication(programme.db, ProjectId, options)).id
  const score = (who: PersonName, AppId: number, need: number, motive = 0) =>
    programme.as[who].call('applications.score', {
      ...{ ProjectId, AppId, Points: { need, motive }, Comment: `του ${who}` },
    })
  const read = (who: PersonName, AppId: number) =>
    programme.as[who].ask('applications.read', { ProjectId, AppId })

  it('has rules of the project, which two do not overwrite for each other', async () => {
    const { admin, coordinator } = programme.as
    expect(await admin.ask('applications.getRules', { ProjectId })).toMatchObject({
      ...{ Criteria: [], Ties: ['received'], Version: 0, Scored: false },
    })
    const unset = await score('admin', await make(), 1)
    expect(unset.ok ? '' : unset.body.details?.['rule']).toBe('no_criteria')
    const set = (more: object, Version: number) =>
      admin.call('applications.setRules', { ProjectId, ...RULES, ...more, Version })
    expect((await set({}, 0)).status).toBe(200)
    expect((await set({ Disagreement: 5 }, 0)).status).toBe(409)
    expect((await set({}, 1)).status).toBe(200)
    expect((await set({ Ties: ['nothing'] }, 2)).status).toBe(400)
    expect((await set({ Criteria: [RULES.Criteria[0], RULES.Criteria[0]] }, 2)).status).toBe(400)
    const refused = await coordinator.call('applications.setRules', {
      ...{ ProjectId, ...RULES, Version: 2 },
    })
    expect(refused.status).toBe(403)
    expect(await coordinator.ask('applications.getRules', { ProjectId })).toMatchObject(RULES)
  })

  it('keeps reviewers blind to each other until both are in, then shows where they disagree', async () => {
    const id = await make()
    expect((await score('supervisor', id, 10, 4)).status).toBe(200)
    const before = await read('coordinator', id)
    expect(before.Scores).toEqual({
      ...{ Own: null, In: 1, Sheets: [], Score: null, Disagreement: false, MayScore: true },
    })
    expect(JSON.stringify(before)).not.toContain('του supervisor')
    expect(before.History.at(-1)).toMatchObject({ Kind: 'score', Note: '' })
    expect((await read('supervisor', id)).Scores.Own).toMatchObject({ Total: 100 })
    // One's own may change meanwhile; it stays one sheet.
    await score('supervisor', id, 8, 2)
    expect((await score('coordinator', id, 5, 0)).body).toMatchObject({ Complete: true })
    const after = await read('admin', id)
    expect(after.Scores.Sheets.map(({ Total }) => Total)).toEqual([72.5, 37.5])
    expect(after.Scores).toMatchObject({ Score: 55, Disagreement: true, MayScore: false })
    const third = await score('admin', id, 5)
    expect(third.ok ? '' : third.body.details?.['rule']).toBe('two_reviewers')
    // They talk, and one comes nearer.
    await score('coordinator', id, 8, 0)
    expect((await read('admin', id)).Scores).toMatchObject({ Score: 66.25, Disagreement: false })
  })

  it('takes two sheets, however many hand theirs in at once', async () => {
    const id = await make()
    const all = await Promise.all(
      (['admin', 'supervisor', 'coordinator'] as const).flatMap((who) =>
        Array.from({ length: 4 }, () => score(who, id, 5)),
      ),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(8)
    expect((await read('admin', id)).Scores.In).toBe(2)
  })

  it('wants points for each criterion, within its bounds', async () => {
    const id = await make()
    const { admin } = programme.as
    for (const Points of [{}, { need: 1 }, { need: 1, motive: 5 }, { need: 1, motive: 1, x: 1 }]) {
      const refused = await admin.call('applications.score', { ProjectId, AppId: id, Points })
      expect(refused.status).toBe(400)
    }
    expect((await score('admin', id, 1.25)).status).toBe(400)
    expect((await score('admin', id, 1.5)).status).toBe(200)
  })

  it('ends where an application is selected or rejected', async () => {
    for (const status of STATUSES) {
      const answer = await score('admin', await make({ status }), 5)
      expect([status, answer.status]).toEqual([
        status,
        status === STATUS.selected || status === STATUS.rejected ? 422 : 200,
      ])
    }
  })

  it('leaves the criteria as they are once something has been scored, but for their words', async () => {
    const { admin } = programme.as
    const { Version, Scored } = await admin.ask('applications.getRules', { ProjectId })
    expect(Scored).toBe(true)
    const [need, motive] = RULES.Criteria
    const heavier = [{ ...need, Weight: 4 }, motive]
    const refused = await admin.call('applications.setRules', {
      ...{ ProjectId, ...RULES, Criteria: heavier, Version },
    })
    expect(refused.ok ? '' : refused.body.details?.['rule']).toBe('criteria_used')
    const reworded = [{ ...need, Label: words('Κοινωνική ανάγκη') }, motive]
    const kept = await admin.call('applications.setRules', {
      ...{ ProjectId, ...RULES, Criteria: reworded, Version },
    })
    expect(kept.status).toBe(200)
  })

  it('has notes, which only who wrote one takes away', async () => {
    const id = await make()
    const { admin, coordinator, mentor } = programme.as
    const { Id } = await admin.ask('applications.addNote', {
      ...{ ProjectId, AppId: id, Text: 'Να δούμε το ΑΦΜ.' },
    })
    expect((await read('coordinator', id)).Notes).toMatchObject([
      { Id, Text: 'Να δούμε το ΑΦΜ.', Mine: false },
    ])
    const others = await coordinator.call('applications.removeNote', { ProjectId, Id })
    expect(others.status).toBe(404)
    const stranger = await mentor.call('applications.addNote', {
      ...{ ProjectId, AppId: id, Text: 'x' },
    })
    expect(stranger.status).toBe(403)
    await admin.ask('applications.removeNote', { ProjectId, Id })
    expect((await read('admin', id)).Notes).toEqual([])
  })
})
