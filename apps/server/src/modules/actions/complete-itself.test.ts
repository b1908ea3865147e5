import { NO_NEEDS } from '@telemachos/contract/actions/type-needs'
import { todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { addTextField, createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { completeAllThemselves, noteTimedRules } from './complete-itself.ts'

const MINUTE = 60_000
const BY_ITSELF = { By: 'automatic', NeedsFields: true, Condition: '' }
const CHECKLIST = {
  checklist: [
    { id: 'i_one', label: { el: 'Πρώτο', en: 'First' }, required: true },
    { id: 'i_two', label: { el: 'Δεύτερο', en: 'Second' }, required: true },
  ],
}

describe('actions that complete themselves', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  /** An action that completes itself, under this condition. */
  const make = async (
    { needs, form, Condition = '' }: { needs?: object; form?: object[]; Condition?: string },
    typeId = 3,
  ): Promise<number> => {
    const { db, projectId } = programme
    const data = {
      ...(needs && { needs: { ...NO_NEEDS, reading: { confirm: false, since: 1 }, ...needs } }),
      ...(form && { form }),
    }
    const id = await createAction(db, projectId, { typeId, data })
    await db.run(sql`
      update actions set completion = ${JSON.stringify({ ...BY_ITSELF, Condition })}::jsonb
      where id = ${id}`)
    return id
  }
  const run = async (minutes = 3) => {
    const now = new Date(Date.now() + minutes * MINUTE)
    await completeAllThemselves({ database: programme.db, now, log: openLog('silent') })
  }
  const cell = (ActionId: number) => ({ ActionId, MenteeId: programme.people.mentee.id })
  const done = async (ActionId: number, name: 'mentee' | 'stranger' = 'mentee') => {
    const list = await programme.as[name].ask('actions.listMenteeActions', {
      ...{ ProjectId: programme.projectId, MenteeId: programme.people[name].id },
    })
    return list.find(({ Id }) => Id === ActionId)?.Completed
  }
  const tick = (ActionId: number, Item: string, Done = true) =>
    programme.as.mentor.call('submissions.tick', { ...cell(ActionId), Item, Done })

  it('do so with the write that brings the last thing, as the system', async () => {
    const { as, auditOf, eventsOf } = programme
    const id = await make({ needs: CHECKLIST })
    expect(await as.mentee.call('actions.completeAction', cell(id))).toMatchObject({
      status: 422,
      body: {
        details: {
          Missing: expect.arrayContaining([
            { Rule: 'completes_itself', Text: expect.any(String), Field: null },
          ]),
        },
      },
    })
    await tick(id, 'i_one')
    await run()
    expect(await done(id)).toBe(false)
    await tick(id, 'i_two')
    expect([await done(id), await done(id, 'stranger')]).toEqual([true, false])
    expect((await auditOf(id)).filter(({ verb }) => verb === 'action.completed')).toEqual([
      {
        ...{ verb: 'action.completed', actorId: null, detail: { automatic: true } },
        subjectId: programme.people.mentee.id,
      },
    ])
    const told = (await eventsOf(id)).filter(({ name }) => name === 'actions.completionChanged')
    expect(told).toHaveLength(1)
    // What is gone again takes nothing back, and nothing is completed twice.
    await tick(id, 'i_one', false)
    await run()
    expect(await done(id)).toBe(true)
  })

  it('wait for a questionnaire that nobody has finished', async () => {
    const rule = { Condition: 'true' }
    const [task, asking] = [await make(rule), await make(rule, 4)]
    await run()
    expect([await done(task), await done(asking)]).toEqual([true, false])
    const missing = await programme.as.mentee.ask('actions.getMissing', cell(asking))
    expect(missing.map(({ Rule }) => Rule)).toEqual(['completes_itself', 'quest_unfinished'])
  })

  it('do so by what was handed in and accepted', async () => {
    const { as } = programme
    const slot = {
      ...{ id: 's_cv', label: { el: 'Βιογραφικό', en: 'CV' }, hint: { el: '', en: '' } },
      ...{ required: true, item: null, takes: ['note'], files: [], maxFiles: 1, maxMb: 5 },
      ...{ review: true, template: null },
    }
    const id = await make({ needs: { slots: [slot] } }, 5)
    const handIn = { ...cell(id), Slot: 's_cv' }
    await as.mentee.ask('submissions.submit', { ...handIn, Revision: 0, Note: 'Ορίστε' })
    expect(await done(id)).toBe(false)
    const decide = (Accept: boolean, Revision: number) =>
      as.mentor.ask('submissions.decide', { ...handIn, Revision, Accept, Reason: 'Λείπει' })
    await decide(true, 1)
    expect(await done(id)).toBe(true)
  })

  it('do so when a form is filled in, once its writer rests', async () => {
    const { as } = programme
    const label = { el: 'Στόχος', en: 'Goal' }
    const id = await make({ form: [{ name: 'goal', type: 'text', label, required: true }] })
    const save = (goal: string) =>
      as.mentee.ask('actions.updateDataAsMentee', {
        ActionId: id,
        Data: JSON.stringify({ goal }),
      })
    const missing = async (name: 'mentee' | 'mentor') =>
      (await as[name].ask('actions.getMissing', cell(id))).map(({ Rule }) => Rule)
    expect(await missing('mentee')).toEqual(['completes_itself', 'form_required'])
    expect(await missing('mentor')).toEqual(['completes_itself', 'form_awaits_mentee'])
    await save('Ν')
    expect([await missing('mentee'), await missing('mentor')]).toEqual([
      ['completes_soon'],
      ['completes_soon'],
    ])
    await run(1)
    expect(await done(id)).toBe(false)
    await run(3)
    expect(await done(id)).toBe(true)
  })

  it('do so by their condition, when what it reads changes or time passes', async () => {
    const { as, db, people } = programme
    const first = await createAction(db, programme.projectId)
    await addTextField(db, programme.projectId, 'city')
    const after = await make({ Condition: `completion['${first}'] && user.city == 'Βόλος'` })
    await as.admin.ask('actions.completeAction', cell(first))
    await run()
    expect(await done(after)).toBe(false)
    await db.run(sql`
      update users set fields = fields || '{"city": "Βόλος"}' where id = ${people.mentee.id}`)
    await run()
    expect([await done(after), await done(after, 'stranger')]).toEqual([true, false])

    const later = new Date(Date.now() + 2 * 24 * 60 * MINUTE)
    const timed = await make({ Condition: `today() >= '${todayInAthens(later)}'` })
    await run()
    expect(await done(timed)).toBe(false)
    const job = { database: db, now: later, log: openLog('silent') }
    await noteTimedRules(job)
    await completeAllThemselves(job)
    expect(await done(timed)).toBe(true)
  })

  it('stay open where somebody took it back, until something is done in them again', async () => {
    const { as } = programme
    const id = await make({ needs: CHECKLIST })
    await tick(id, 'i_one')
    await tick(id, 'i_two')
    await as.admin.ask('actions.undoCompletion', cell(id))
    await run()
    expect(await done(id)).toBe(false)
    // Nobody is told that it will be completed soon.
    for (const name of ['mentee', 'mentor'] as const) {
      const missing = await as[name].ask('actions.getMissing', cell(id))
      expect(missing.map(({ Rule }) => Rule)).toEqual(['completion_taken_back'])
    }
    await tick(id, 'i_one', false)
    await tick(id, 'i_one')
    expect(await done(id)).toBe(true)
  })

  it('never do so without asking for anything, hidden, or for a conference', async () => {
    const { db } = programme
    const nothing = await make({})
    const conference = await make({ Condition: 'true' }, 7)
    const hidden = await make({ Condition: 'true' })
    await db.run(sql`update project_actions set flags = 0 where action_id = ${hidden}`)
    await run()
    const rows = await db.rows(sql`
      select from completions where action_id = any (${[nothing, conference, hidden]}::int[])`)
    expect(rows).toEqual([])
    await db.run(sql`update project_actions set flags = 2 where action_id = ${hidden}`)
    await run()
    expect(await done(hidden)).toBe(true)
  })
})
