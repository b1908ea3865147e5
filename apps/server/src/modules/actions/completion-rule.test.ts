import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addTextField, createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { actionNeeds } from './action-needs.ts'

describe('completing an action', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId)
  })

  const mentee = () => ({ ActionId, MenteeId: programme.people.mentee.id })
  const rule = async (rest: object) => {
    const { body } = await programme.as.admin.call('actions.saveContent', {
      ProjectId: programme.projectId,
      ActionId,
      Version: 1,
      ...{ Title: 'Δράση', Titles: {}, Descr: '', Descrs: {} },
      ...{ ShowCondition: '', EnableCondition: '', Form: [] },
      Completion: { By: 'either', NeedsFields: true, Condition: '', ...rest },
    })
    return body
  }
  const complete = async (name: PersonName) => {
    const { status, body } = await programme.as[name].call('actions.completeAction', mentee())
    return status === 200 ? 'done' : (body as { details?: object }).details
  }
  const missingOf = async (name: PersonName) =>
    (await programme.as[name].ask('actions.getMissing', mentee())).map(({ Rule }) => Rule)

  it.each([
    ['mentor', 'mentee', 'mentor_completes'],
    ['mentee', 'mentor', 'mentee_completes'],
  ] as const)('is for the %s alone, where its authors say so', async (By, other, why) => {
    await rule({ By })
    expect(await missingOf(other)).toEqual([why])
    expect(await complete(other)).toMatchObject({ rule: 'something_missing' })
    expect(await missingOf(By)).toEqual([])
    expect(await complete(By)).toBe('done')
  })

  it('is always open to those who oversee', async () => {
    await rule({ By: 'mentee' })
    expect(await complete('coordinator')).toBe('done')
  })

  it('waits for its condition, whoever completes it', async () => {
    const { id } = programme.people.mentee
    await addTextField(programme.db, programme.projectId, 'sector')
    await rule({ Condition: "user.sector == 'Υγεία'" })
    for (const name of ['mentee', 'mentor', 'admin'] as const) {
      expect(await missingOf(name)).toEqual(['completion_condition'])
      expect(await complete(name)).toMatchObject({ rule: 'something_missing' })
    }
    await programme.db.run(sql`
      update users set fields = fields || '{"sector": "Υγεία"}' where id = ${id}`)
    expect(await complete('mentee')).toBe('done')
    expect(await missingOf('mentee')).toEqual([])
  })

  it('says in words what other domains ask for', async () => {
    actionNeeds.provide('test', {
      beforeCompleting: (_context, cell) =>
        Promise.resolve(cell.actionId === ActionId ? [{ rule: 'required', field: 'goals' }] : []),
    })
    expect(await programme.as.mentee.ask('actions.getMissing', mentee())).toEqual([
      { Rule: 'required', Text: expect.any(String), Field: 'goals' },
    ])
    expect(await complete('mentor')).toMatchObject({ Missing: [{ Rule: 'required' }] })
    actionNeeds.provide('test', {})
  })

  it('has no condition that nobody can read', async () => {
    expect(await rule({ Condition: '1 +' })).toMatchObject({
      fields: [{ field: 'Completion.Condition', rule: 'expression' }],
    })
  })
})
