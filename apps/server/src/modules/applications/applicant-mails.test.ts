import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { prove, solvedTask } from '../../testing/applications.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

interface Mail {
  readonly id: number
  readonly template: string
  readonly recipient: string
  readonly text: string
}

describe('mails to applicants', () => {
  let programme: SmallProgramme
  let ProjectId: number
  const REASON = { el: 'Εκτός ορίων', en: 'Out of bounds' }

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await openCall(programme.db, ProjectId)
  })
  afterAll(() => programme.close())

  const choose = async (Mails: ('received' | 'changes' | 'eligible' | 'rejected')[]) => {
    const { admin } = programme.as
    const { Version } = await admin.ask('applications.getRules', { ProjectId })
    const rules = { Criteria: [], Reasons: [REASON], Ties: [], Disagreement: 20 }
    await admin.ask('applications.setRules', { ProjectId, ...rules, Mails, Version })
  }
  const mailsOf = async (id: number) => {
    const mails = await programme.db.rows<Mail>(sql`
      select m.id::int as id, m.template, m.recipient, m.model ->> 'text' as text
      from mails m join applications a on a.email = m.recipient
      where a.id = ${id} order by m.id`)
    return withLinks(programme.db, mails)
  }
  const move = (id: number, Status: -1 | -2 | 1000, Reason?: string) =>
    programme.as.admin.ask('applications.changeStatus', { ProjectId, Ids: [id], Status, Reason })

  it('are sent of what the project has chosen alone', async () => {
    await choose(['rejected', 'changes'])
    const { id } = await makeApplication(programme.db, ProjectId)
    expect((await move(id, -1)).Mailed).toBe(0)
    await move(id, -2)
    expect(await mailsOf(id)).toEqual([])
    expect((await move(id, 1000, REASON.el)).Mailed).toBe(1)
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual(['applications.rejected'])
    const { History } = await programme.as.admin.ask('applications.read', { ProjectId, AppId: id })
    expect(History.at(-1)).toMatchObject({ Kind: 'mail', Note: 'rejected' })
  })

  it('are in the applicant’s language, with a link of their own that holds', async () => {
    await choose(['rejected', 'changes'])
    const { id } = await makeApplication(programme.db, ProjectId)
    await programme.db.run(sql`update applications set language = 'en' where id = ${id}`)
    const { Mailed } = await programme.as.admin.ask('applications.resubmit', {
      ...{ ProjectId, AppId: id, Text: 'Please.', Questions: ['last_name'] },
    })
    expect(Mailed).toBe(1)
    await move(id, 1000, REASON.el)
    const [changes, rejected] = await mailsOf(id)
    expect(changes?.text).toBe('About: «Επώνυμο». Please.')
    expect(rejected?.text).toBe(REASON.en)
    const Token = new URL(changes?.url ?? '').pathname.split('/').at(-1) ?? ''
    const guest = programme.server.client()
    expect(await guest.ask('applications.checkToken', { Token })).toEqual({ Status: 'valid' })
  })

  it('are not sent where there is no address', async () => {
    await choose(['eligible'])
    const { id } = await makeApplication(programme.db, ProjectId, { answers: { email: '' } })
    expect((await move(id, -1)).Mailed).toBe(0)
    const other = await makeApplication(programme.db, ProjectId)
    expect((await move(other.id, -1)).Mailed).toBe(1)
    // Each time that it becomes eligible.
    await move(other.id, -2)
    expect((await move(other.id, -1)).Mailed).toBe(1)
  })

  it('say once that an application has come', async () => {
    await choose(['received'])
    const guest = programme.server.client()
    const { url } = await programme.as.admin.ask('projects.getProjectById', { Id: ProjectId })
    const submission = {
      Project: url,
      Answers: {
        ...{ first_name: 'Α', last_name: 'Β', email: 'came@example.org', afm: '094259216' },
        works: 'Όχι',
      },
      ...{ Truthful: true, Consent: true, Captcha: await solvedTask(programme.db) },
    }
    await guest.ask('applications.submit', submission)
    await guest.ask('applications.submit', submission)
    await prove(guest, programme.db, 'came@example.org')
    const mails = await programme.db.rows(
      sql`select template from mails where recipient = 'came@example.org' order by id`,
    )
    expect(mails).toEqual([
      { template: 'applications.proof' },
      { template: 'applications.received' },
    ])
  })
})
