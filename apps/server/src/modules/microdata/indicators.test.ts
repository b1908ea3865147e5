import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

/** On joining unemployed for long, of tertiary education, in a jobless household. */
const WHOLE = { '1': '2026-03-05', '2': '2.2', '3': '3.3', '6': '6.3', '7': '7.2', '10': '10.3' }

const daysAgo = (days: number) => addDays(todayInAthens(new Date()), -days)

describe('indicators', () => {
  let programme: SmallProgramme
  let ProjectId: number
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const forms = await programme.db.rows<{ id: number }>(sql`
      insert into microdata_forms (project_id, phase, number, content, at)
      values (${ProjectId}, 'start', 1, ${JSON.stringify(READY_FORMS['2021-27'].start)}::jsonb, now()),
        (${ProjectId}, 'end', 1, ${JSON.stringify(READY_FORMS['2021-27'].end)}::jsonb, now()),
        (${ProjectId}, 'start', 2, ${JSON.stringify(READY_FORMS['2014-20'].start)}::jsonb, now())
      returning id`)
    const [entry, exit, older] = forms.map(({ id }) => id)
    const add = async (
      name: string,
      fields: object,
      start?: [object, boolean, number?],
      end?: object,
    ) => {
      const { id } = await createPerson(programme.db, ProjectId, ['Mentee'], { lastName: name })
      ids[name] = id
      await programme.db.run(sql`
        update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${id}`)
      const put = (phase: string, form: number | undefined, answers: object, final: boolean) =>
        programme.db.run(sql`
          insert into microdata (project_id, user_id, phase, form_id, answers, final, saved_at)
          values (${ProjectId}, ${id}, ${phase}, ${form ?? 0}, ${JSON.stringify(answers)}::jsonb,
            ${final}, now())`)
      if (start) await put('start', start[2] ?? entry, start[0], start[1])
      if (end) await put('end', exit, end, true)
    }
    const man = { gender: '5301', birth_date: '1999-01-01' }
    const woman = { gender: '5302', birth_date: '1960-01-01' }
    await add('Άνδρας', man, [WHOLE, true], {
      ...{ '21': '2026-04-01', '23': '23.1', '25': '25.1', '26': '26.1', '27': '27.2' },
    })
    await add('Εκκρεμεί', woman, [WHOLE, true], { '21': daysAgo(200), '23': '23.2' })
    await add('Νωρίς', man, [{ ...WHOLE, '7': '7.1' }, true], { '21': daysAgo(20), '23': '23.4' })
    await add('Γυναίκα', woman, [WHOLE, true])
    await add('Παλιά', woman, [{ ...WHOLE, '9': '9.1' }, true, older])
    await add('Πρόχειρο', man, [WHOLE, false], { '23': '23.2' })
    await add('Λείπουν', {}, [{ '1': '2026-03-05', '2': '2.1' }, true])
  })
  afterAll(() => programme.close())

  const ask = () => programme.as.admin.ask('microdata.getIndicators', { ProjectId })

  it('count by gender and phase those who are final and complete', async () => {
    const { Start, End, People, Complete } = await ask()
    const counts = Object.fromEntries(
      [...Start, ...End].map(({ Code, Men, Women }) => [Code, [Men, Women]]),
    )
    expect(counts).toMatchObject({
      ...{ EECO01: [2, 2], EECO02: [2, 2], EECO03: [2, 2], EECO05: [0, 0] },
      ...{ EECO07: [2, 0], EECO08: [0, 2], EECO11: [2, 2], EECO12: [0, 0] },
      ...{ CO02: [0, 1], CO07: [0, 1], CO08: [0, 1], CO12: [0, 1], CO15: [0, 1] },
      ...{ EECR01: [0, 1], EECR03: [1, 0], EECR04: [1, 0], EECR05: [1, 0], EECR06: [0, 0] },
    })
    // With the mentee and the stranger of the programme, who have not begun.
    expect([People, Complete]).toEqual([9, { Start: 5, End: 3 }])
  })

  it('name who counts, and who does not and why', async () => {
    const listed = async (Code: string, Gender?: string) => {
      const input = { ProjectId, Code, Gender, page: 1 }
      const { list } = await programme.as.admin.ask('microdata.listCounted', input)
      return list.map(({ LastName }) => LastName)
    }
    expect(await listed('EECO03')).toEqual(['Άνδρας', 'Γυναίκα', 'Εκκρεμεί', 'Νωρίς'])
    expect(await listed('EECO03', '5302')).toEqual(['Γυναίκα', 'Εκκρεμεί'])
    expect(await listed('EECR04', '5302')).toEqual([])
    const incomplete = async (Phase: string) => {
      const input = { ProjectId, Phase, page: 1 }
      const { list, count } = await programme.as.admin.ask('microdata.listIncomplete', input)
      expect(count).toBe(list.length)
      return Object.fromEntries(list.map(({ LastName, Missing }) => [LastName, Missing.join(' ')]))
    }
    expect(await incomplete('start')).toEqual({
      ...{ mentee: 'not_begun', stranger: 'not_begun', Πρόχειρο: 'not_final' },
      Λείπουν: 'gender age education household',
    })
    expect(await incomplete('end')).toMatchObject({ Γυναίκα: 'not_begun', Πρόχειρο: 'not_final' })
    // Whose six months have passed without an answer; they count on leaving all the same.
    expect(await incomplete('later')).toEqual({ Εκκρεμεί: 'later_due' })
  })

  it('reach as far as who asks', async () => {
    const { People } = await programme.as.supervisor.ask('microdata.getIndicators', { ProjectId })
    expect(People).toBe(1)
    for (const who of ['mentor', 'mentee'] as const) {
      const { status } = await programme.as[who].call('microdata.getIndicators', { ProjectId })
      expect([who, status]).toEqual([who, 403])
    }
  })
})
