import { MAX_FORM } from '@telemachos/contract/applications/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORM, solvedTask } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('application forms', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let url: string

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    ;({ url } = await programme.as.admin.ask('projects.getProjectById', { Id: ProjectId }))
  })
  afterAll(() => programme.close())

  const save = async (Application: unknown, more: object = {}) => {
    const { as } = programme
    const { Revision } = await as.admin.ask('projects.getProjectById', { Id: ProjectId })
    const Settings = JSON.stringify({ Config: { Application }, ...more })
    return as.admin.call('projects.setProject', {
      Project: { Id: ProjectId, url, Descr: 'Έργο', Settings, Revision },
    })
  }
  const versions = () => programme.as.admin.ask('applications.listFormVersions', { ProjectId })

  it('have a version for each form that was saved; one that comes back is what it was', async () => {
    expect((await save(FORM)).status).toBe(200)
    const changed = FORM.slice(0, 1)
    await save(changed)
    await save(changed, { Extra: 1 })
    const [second, first] = await versions()
    expect(second).toMatchObject({ Version: 2, Questions: 5, Current: true })
    expect(first).toMatchObject({ Version: 1, Questions: 8, Current: false, Applications: 0 })
    await save(FORM)
    expect((await versions()).map(({ Version, Current }) => [Version, Current])).toEqual([
      [2, false],
      [1, true],
    ])
    const { Form } = await programme.as.admin.ask('applications.getFormVersion', {
      ProjectId,
      Id: second?.Id ?? 0,
    })
    expect(JSON.parse(Form)).toEqual(changed)
  })

  it('keep those who applied on the form that they filled in', async () => {
    const { as, server } = programme
    await as.admin.ask('applications.setCall', {
      ...{ ProjectId, OpensAt: '2020-01-01T00:00:00Z', ClosesAt: null, Capacity: null },
    })
    const guest = server.client()
    const { Token } = await guest.ask('applications.submit', {
      Project: url,
      Answers: {
        ...{ first_name: 'Α', last_name: 'Β', email: 'a@example.org', afm: '094259216' },
        ...{ works: 'Ναι', sector: 'Υγεία' },
      },
      ...{ Truthful: true, Consent: true, Captcha: await solvedTask(programme.db) },
    })
    await save(FORM.slice(0, 1))
    const own = await guest.ask('applications.getApplication', { Token })
    expect(own.Sections).toHaveLength(2)
    const [current, first] = await versions()
    expect([current?.Applications, first?.Applications]).toEqual([0, 1])
  })

  it('may be larger than other settings, up to a limit of their own', async () => {
    const long = (length: number) => [
      { Title: 'Α', Text: 'α'.repeat(length), Questions: { a: { Label: 'Β' } } },
    ]
    expect((await save(long(300_000))).status).toBe(200)
    const { Settings } = await programme.as.admin.ask('projects.getProjectById', { Id: ProjectId })
    expect(JSON.parse(Settings)).toMatchObject({ Config: { Application: long(300_000) } })
    expect((await save(long(MAX_FORM))).status).toBe(400)
    expect((await save(FORM, { Extra: 'x'.repeat(70_000) })).status).toBe(400)
  })

  it('are tried before they are saved, by those who write them', async () => {
    const Form = JSON.stringify(FORM)
    const Answers = { first_name: 'Άννα', works: 'Ναι', sector: 'Τουρισμός', years: '61' }
    const tried = await programme.as.admin.ask('applications.tryForm', { ProjectId, Form, Answers })
    expect(tried.Asked.map(({ Name }) => Name)).toContain('sector')
    expect(tried.Faults.map(({ Name, Rule }) => [Name, Rule]).toSorted()).toEqual([
      ['afm', 'required'],
      ['email', 'required'],
      ['last_name', 'required'],
      ['sector', 'invalid_value'],
      ['years', 'answer_refused'],
    ])
    // Scripts judge as they do when an application is handed in, once all else is right.
    const scripted = [
      {
        Title: 'Α',
        Questions: {
          months: { Order: 1, Script: 'return value < 61 ? 0 : 1', ValidationText: 'Έως 60.' },
          odd: { Order: 2, Label: 'Περίεργο', Script: 'for (;;) {}' },
          paper: {
            Order: 3,
            Type: 'document',
            Required: true,
            Script: "return value === 'a.pdf' ? 0 : 1",
          },
        },
      },
    ]
    const run = async (given: Record<string, string>) =>
      (
        await programme.as.admin.ask('applications.tryForm', {
          ...{ ProjectId, Form: JSON.stringify(scripted), Answers: given },
        })
      ).Faults.map(({ Name, Rule, Text }) => [Name, Rule, Text] as const)
    expect(await run({ months: '61', paper: 'a.pdf' })).toEqual([
      ['months', 'answer_refused', 'Έως 60.'],
    ])
    expect(await run({ months: '60', paper: 'a.pdf' })).toEqual([])
    expect((await run({ months: '61' })).map(([name, rule]) => [name, rule])).toEqual([
      ['paper', 'required'],
    ])
    const [[stuck, rule, why] = []] = await run({ odd: 'x', paper: 'a.pdf' })
    expect([stuck, rule]).toEqual(['odd', 'cannot_check'])
    expect(why).toContain('δεν τελειώνει')
    const { Faults } = await programme.as.admin.ask('applications.getCall', { ProjectId })
    expect(Faults).toEqual([])
    const odd = await programme.as.admin.ask('applications.tryForm', {
      ...{ ProjectId, Form: '{"not": "a form"}', Answers: {} },
    })
    expect(odd).toEqual({ Asked: [], Faults: [] })
    const input = { ProjectId, Form, Answers: {} }
    expect((await programme.as.coordinator.call('applications.tryForm', input)).status).toBe(403)
    const { Id = 0 } = (await versions())[0] ?? {}
    const elsewhere = await programme.as.supervisor.call('applications.getFormVersion', {
      ...{ ProjectId, Id },
    })
    expect(elsewhere.status).toBe(403)
    const absent = await programme.as.admin.call('applications.getFormVersion', {
      ...{ ProjectId, Id: 2_000_000 },
    })
    expect(absent.status).toBe(404)
  })
})
