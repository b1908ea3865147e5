import { listAssignedStaff } from '../people/index.ts'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const AT_ONCE = 50

describe('completing', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const newAction = (options: Parameters<typeof createAction>[2] = {}) =>
    createAction(programme.db, programme.projectId, options)
  const complete = (name: PersonName, ActionId: number, rest: object = {}) =>
    programme.as[name].call('actions.completeAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      ...rest,
    })
  const undo = (name: PersonName, ActionId: number) =>
    programme.as[name].call('actions.undoCompletion', {
      ActionId,
      MenteeId: programme.people.mentee.id,
    })
  const stored = (actionId: number) =>
    programme.db.row<{ by: number; mentor: number | null; at: string | null; data: object }>(sql`
      select completed_by as by, mentor_id as mentor, completed_at as at, data
      from completions where action_id = ${actionId}`)
  const ownData = async (ActionId: number) => {
    const MenteeId = programme.people.mentee.id
    const answer = await programme.as.mentor.ask('actions.getMenteeData', { ActionId, MenteeId })
    return JSON.parse(answer.Data) as unknown
  }
  /** The answer's status, code, and named rules, once it is sure that nothing has changed. */
  const refused = async (attempt: () => ReturnType<typeof complete>) => {
    const before = await fingerprint(programme.db)
    const { status, body } = await attempt()
    expect(await fingerprint(programme.db)).toEqual(before)
    if (typeof body === 'boolean') throw new Error('it was not refused')
    const { code, fields = [], details = {} } = body
    return { status, code, ...details, fields: fields.map(({ field, rule }) => `${field} ${rule}`) }
  }

  it('is undone as one’s own only while it is: not where somebody else has completed it since', async () => {
    const { people, as } = programme
    const id = await newAction()
    const cell = { ActionId: id, MenteeId: people.mentee.id, Own: true }
    const undoOwn = () => as.mentor.call('actions.undoCompletion', cell)
    expect((await complete('mentor', id)).body).toBe(true)
    expect((await undo('admin', id)).body).toBe(true)
    // There is none any more: nothing is left to be undone.
    expect((await undoOwn()).body).toBe(true)
    expect((await complete('admin', id)).body).toBe(true)
    expect(await refused(undoOwn)).toEqual({
      status: 409,
      code: 'conflict',
      SavedAt: (await stored(id))?.at,
      SavedBy: 'Άννα admin',
      fields: [],
    })
    expect((await undo('mentor', id)).body).toBe(true)
    expect((await complete('mentor', id)).body).toBe(true)
    expect((await undoOwn()).body).toBe(true)
    expect((await stored(id))?.at).toBeNull()
  })

  it('is kept with who, when, mentor and data, audited and announced to those concerned', async () => {
    const { people, projectId, auditOf, eventsOf } = programme
    const { mentee, mentor, supervisor, coordinator } = people
    const id = await newAction()
    expect((await complete('mentor', id, { Data: '{"held": true}' })).body).toBe(true)
    expect(await stored(id)).toMatchObject({
      by: mentor.id,
      mentor: mentor.id,
      data: { held: true },
    })
    expect(await ownData(id)).toEqual({})
    expect(await auditOf(id)).toEqual([
      { verb: 'action.completed', actorId: mentor.id, subjectId: mentee.id, detail: {} },
    ])
    const [event, ...more] = await eventsOf(id)
    expect(more).toEqual([])
    expect(event?.name).toBe('actions.completionChanged')
    expect(event?.payload).toEqual({
      ProjectId: projectId,
      ActionId: id,
      MenteeId: mentee.id,
      Completed: true,
    })
    expect(event?.rooms).toEqual([
      `user:${mentee.id}`,
      `project:${projectId}`,
      `assignedStaff:${projectId}:${mentee.id}:${id}`,
    ])
    const assignedStaff = await listAssignedStaff(programme.db, [{ projectId, userId: mentee.id }])
    expect(assignedStaff).toEqual([
      [mentor.id, supervisor.id, coordinator.id].toSorted((a, b) => a - b),
    ])
  })

  it('changes nothing the second time', async () => {
    const { people, auditOf, eventsOf } = programme
    const id = await newAction()
    await complete('mentee', id, { Data: '{"answer": 1}' })
    const first = await stored(id)
    expect((await complete('mentor', id, { Data: '{"answer": 2}' })).body).toBe(true)
    expect((await complete('mentee', id, { Data: '{"answer": 3}' })).body).toBe(true)
    // The same again, after who was named is no longer a mentor of theirs.
    expect((await complete('mentor', id, { MentorId: people.stranger.id })).body).toBe(true)
    expect(await stored(id)).toEqual(first)
    expect(first).toMatchObject({ by: people.mentee.id, data: { answer: 1 } })
    expect(await ownData(id)).toEqual({ answer: 1 })
    expect(await auditOf(id)).toHaveLength(1)
    expect((await eventsOf(id)).map((event) => event.name)).toEqual([
      'actions.completionChanged',
      'actions.dataChanged',
    ])
  })

  it(`happens once when it is asked for ${AT_ONCE} times at once`, async () => {
    const id = await newAction()
    const who = (index: number) => (index % 2 ? 'mentee' : 'mentor')
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        complete(who(index), id, { Data: `{"attempt": ${index}}` }),
      ),
    )
    expect(answers.map((answer) => answer.body)).toEqual(Array(AT_ONCE).fill(true))
    const audit = await programme.auditOf(id)
    expect(audit).toHaveLength(1)
    const completion = await stored(id)
    expect(completion?.by).toBe(audit[0]?.actorId)
    const isOwn = completion?.by === programme.people.mentee.id
    expect(await ownData(id)).toEqual(isOwn ? completion.data : {})
    expect(await programme.eventsOf(id)).toHaveLength(isOwn ? 2 : 1)
  })

  it('leaves alone what the mentor set in the mentee’s own data', async () => {
    const id = await newAction()
    const MenteeId = programme.people.mentee.id
    const Data = '{"lastMail": "2026-01-05", "old": 1}'
    await programme.as.mentor.ask('actions.saveMenteeData', { ActionId: id, MenteeId, Data })
    expect(
      await refused(() => complete('mentee', id, { Data: '{"lastMail": "x"}' })),
    ).toMatchObject({
      status: 400,
      fields: ['Data.lastMail read_only'],
    })
    const same = '{"lastMail": "2026-01-05", "new": 2}'
    expect((await complete('mentee', id, { Data: same })).body).toBe(true)
    expect(await ownData(id)).toEqual({ lastMail: '2026-01-05', new: 2 })
  })

  it.each([3, 5, 6, 8])('of type %i is the mentee’s to do', async (typeId) => {
    expect((await complete('mentee', await newAction({ typeId }))).body).toBe(true)
  })

  it.each([1, 2, 7])('of type %i is the mentor’s', async (typeId) => {
    const id = await newAction({ typeId })
    expect(await refused(() => complete('mentee', id))).toMatchObject({
      status: 422,
      code: 'rule_violated',
      rule: 'mentor_completes',
    })
    expect((await complete('supervisor', id)).body).toBe(true)
  })

  it('waits for another action however EnableCondition names it', async () => {
    const names = (id: number) => [
      `completion[${id}]`,
      `completion [ '${id}' ].At`,
      `completion["${id}"] && user.Id`,
      `completion[${id - 1} + 1]`,
      `(completion)[${id}]`,
      `[completion][0]["${id}"]`,
      `completion[999999] || completion["${id}"]`,
    ]
    const before = await newAction()
    const waiting: number[] = []
    for (const enableCondition of names(before)) waiting.push(await newAction({ enableCondition }))
    for (const id of waiting)
      expect(await refused(() => complete('mentee', id))).toMatchObject({ rule: 'not_enabled' })
    await complete('mentor', before)
    for (const id of waiting) expect((await complete('mentee', id)).body).toBe(true)
  })

  it('waits for EnableCondition, but only for the mentee', async () => {
    const before = await newAction()
    const id = await newAction({ enableCondition: `completion["${before}"]` })
    expect(await refused(() => complete('mentee', id))).toMatchObject({
      status: 422,
      rule: 'not_enabled',
    })
    await complete('mentee', before)
    expect((await complete('mentee', id)).body).toBe(true)
    const never = await newAction({ enableCondition: 'false' })
    expect(await refused(() => complete('mentor', never, { Locked: false }))).toMatchObject({
      status: 422,
      rule: 'locked_for_mentee',
    })
    expect((await complete('mentor', never)).body).toBe(true)
    expect((await programme.auditOf(never)).map(({ detail }) => detail)).toEqual([{ locked: true }])
  })

  it('is for nobody of what a condition hides from the mentee', async () => {
    const unshown = await newAction({ showCondition: 'false' })
    for (const name of ['mentor', 'coordinator', 'admin'] as const)
      expect(await refused(() => complete(name, unshown))).toMatchObject({
        status: 422,
        rule: 'action_unshown',
      })
  })

  it('is for nobody of an inactive action, until it is active again', async () => {
    const ActionId = await newAction()
    const change = (date: string | null) =>
      programme.as.mentor.ask('actions.updateMenteeData', {
        ActionId,
        MenteeId: programme.people.mentee.id,
        Data: JSON.stringify({ date }),
      })
    await change('3000-01-01')
    for (const name of ['mentee', 'mentor', 'admin'] as const)
      expect(await refused(() => complete(name, ActionId))).toMatchObject({
        status: 422,
        rule: 'action_inactive',
      })
    await change(null)
    expect((await complete('mentee', ActionId)).body).toBe(true)
  })

  it('names the mentee’s mentor, or the caller, and nobody else', async () => {
    const { people, db, projectId } = programme
    const { mentor, otherMentor, admin, mentee } = people
    const special = await newAction()
    await relate(db, projectId, 'mentor', [otherMentor, mentee], special)
    await complete('mentee', special)
    expect(await stored(special)).toMatchObject({ mentor: otherMentor.id })
    const id = await newAction()
    for (const [name, MentorId] of [
      ['admin', otherMentor.id],
      ['mentor', admin.id],
      ['mentee', mentee.id],
      ['admin', 2_000_000_000],
    ] as const) {
      expect(await refused(() => complete(name, id, { MentorId }))).toMatchObject({
        status: 400,
        fields: ['MentorId not_their_mentor'],
      })
    }
    expect((await complete('admin', id, { MentorId: admin.id })).body).toBe(true)
    expect(await stored(id)).toMatchObject({ mentor: admin.id })
    const default_ = await newAction()
    expect((await complete('coordinator', default_, { MentorId: mentor.id })).body).toBe(true)
  })

  it.each([
    ['"text"', 'object'],
    ['[]', 'object'],
    ['null', 'object'],
    ['{"__proto__": 1}', 'forbidden_key'],
    ['{"deep": {"constructor": 1}}', 'forbidden_key'],
    ['{"text": "\\u0000"}', 'characters'],
    ['{"text": "\\ud800"}', 'characters'],
    [`{"deep": ${'['.repeat(1000)}${']'.repeat(1000)}}`, 'too_deep'],
    ['{"much": 1e999}', 'too_big'],
    ['{', 'json'],
    [`{"long": "${'ά'.repeat(65_530)}"}`, 'too_big'],
  ])('refuses %.30s as data', async (Data, rule) => {
    const id = await newAction()
    for (const name of ['mentor', 'mentee'] as const) {
      expect(await refused(() => complete(name, id, { Data }))).toMatchObject({
        status: 400,
        fields: [`Data ${rule}`],
      })
    }
  })

  it('is out of the question where the action or the mentee is not the caller’s', async () => {
    const id = await newAction()
    const hidden = await newAction({ flags: GRID_FLAGS.Published + GRID_FLAGS.HideFromMentor })
    const draft = await newAction({ flags: 0 })
    const attempts = [
      () => complete('otherMentor', id),
      () => complete('stranger', id),
      () => complete('mentor', hidden),
      () => complete('admin', draft),
      () => complete('admin', id, { MenteeId: programme.people.mentor.id }),
      () => complete('admin', 2_000_000_000),
    ]
    for (const attempt of attempts) {
      expect(await refused(attempt)).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('can be taken back by the mentor, keeps what was written, and is told', async () => {
    const { people, auditOf, eventsOf } = programme
    const id = await newAction()
    await complete('mentee', id, { Data: '{"answer": 1}' })
    expect((await undo('mentor', id)).body).toBe(true)
    expect((await undo('mentor', id)).body).toBe(true)
    expect(await stored(id)).toMatchObject({ at: null, data: { answer: 1 } })
    expect(await ownData(id)).toEqual({ answer: 1 })
    const trail = (await auditOf(id)).map(({ verb, actorId }) => [verb, actorId])
    expect(trail).toEqual([
      ['action.completed', people.mentee.id],
      ['action.undone', people.mentor.id],
    ])
    expect((await eventsOf(id)).at(-1)?.payload).toMatchObject({ Completed: false })
    expect((await undo('mentee', id)).status).toBe(403)
    expect((await undo('otherMentor', id)).status).toBe(404)
    expect((await complete('mentor', id)).body).toBe(true)
    expect(await stored(id)).toMatchObject({ by: people.mentor.id, data: { answer: 1 } })
  })

  it('answers a repeated request with the first answer', async () => {
    const id = await newAction()
    const input = { ActionId: id, MenteeId: programme.people.mentee.id }
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const ask = () => programme.as.mentor.call('actions.completeAction', input, headers)
    expect((await ask()).body).toBe(true)
    await undo('mentor', id)
    expect((await ask()).body).toBe(true)
    expect(await stored(id)).toMatchObject({ at: null })
  })
})
