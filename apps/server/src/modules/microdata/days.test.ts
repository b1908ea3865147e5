import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('the days of joining and of leaving', () => {
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { start, end } = READY_FORMS['2021-27']
    await programme.db.run(sql`
      update projects set microdata_start = ${JSON.stringify(start)}::jsonb,
        microdata_end = ${JSON.stringify(end)}::jsonb
      where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())

  const save = (
    phase: 'start' | 'end',
    Answer: string,
    who: 'mentee' | 'stranger' = 'mentee',
    Final = false,
  ) =>
    programme.as.admin.call(phase === 'start' ? 'microdata.setStart' : 'microdata.setEnd', {
      ...{ ProjectId, UserId: programme.people[who].id, Final },
      Data: [{ id: phase === 'start' ? '1' : '21', Answer }],
    })
  const faultsOf = async (...asked: Parameters<typeof save>) => {
    const answer = await save(...asked)
    return answer.ok
      ? []
      : answer.body.fields?.map(({ field, rule, message }) => [field, rule, message])
  }

  it('are in their order, and the day that is saved is named where they are not', async () => {
    expect(await faultsOf('start', '05/03/2026')).toEqual([])
    expect(await faultsOf('end', '04/03/2026')).toEqual([
      ['Data.21', 'before_entry', 'Η έξοδος δεν μπορεί να είναι πριν από την ημερομηνία εισόδου.'],
    ])
    expect(await faultsOf('end', '05/03/2026')).toEqual([])
    expect(await faultsOf('start', '06/03/2026')).toEqual([
      ['Data.1', 'after_exit', 'Η είσοδος δεν μπορεί να είναι μετά την ημερομηνία εξόδου.'],
    ])
    expect(await faultsOf('start', '01/03/2026')).toEqual([])
  })

  it('have been, where a form is final', async () => {
    const today = todayInAthens(new Date())
    const rulesOf = async (day: string, isFinal = true) =>
      ((await faultsOf('start', day, 'stranger', isFinal)) ?? []).flatMap(([field, rule]) =>
        field === 'Data.1' ? rule : [],
      )
    for (const day of [addDays(today, 1), '2999-12-31'])
      expect(await rulesOf(day)).toEqual(['after_today'])
    expect(await rulesOf(today)).toEqual([])
    expect(await rulesOf('2999-12-31', false)).toEqual([])
    await save('start', '01/03/2026', 'stranger')
  })

  it('are answered once each', async () => {
    const twice = await programme.as.admin.call('microdata.setStart', {
      ...{ ProjectId, UserId: programme.people.mentee.id, Final: false },
      Data: [
        { id: '1', Answer: '01/03/2026' },
        { id: '1', Answer: '02/03/2026' },
      ],
    })
    expect(twice).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Data.1.id', rule: 'duplicate' }] },
    })
  })

  it('are in their order also where both are saved at once', async () => {
    const both = await Promise.all([
      save('start', '10/03/2026', 'stranger'),
      save('end', '09/03/2026', 'stranger'),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  it('are named where they have come to stand the wrong way round', async () => {
    await save('start', '01/03/2026')
    await save('end', '05/03/2026')
    const reasons = async () =>
      (
        await programme.as.admin.ask('microdata.listIncomplete', {
          ProjectId,
          Phase: 'end',
          page: 1,
        })
      ).list.find(({ UserId }) => UserId === programme.people.mentee.id)?.Missing
    expect(await reasons()).not.toContain('left_before')
    await programme.db.run(sql`
      update microdata set answers = answers || '{"21": "2026-02-20"}'
      where phase = 'end' and user_id = ${programme.people.mentee.id}`)
    expect(await reasons()).toContain('left_before')
  })
})
