import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { prove, solvedTask } from '../../testing/applications.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import type { LeavingMail } from '../mail/index.ts'
import { reviewMails } from './review-mails.ts'
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
  const CRITERION = { Key: 'need', Label: { el: 'Ανάγκη', en: '' }, Weight: 1, Max: 10 }
  const REASON = { el: 'Εκτός ορίων', en: 'Out of bounds' }

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await openCall(programme.db, ProjectId)
  })
  afterAll(() => programme.close())

  const choose = async (Mails: MailKind[]) => {
    const { admin } = programme.as
    const { Version } = await admin.ask('applications.getRules', { ProjectId })
    const rules = { Criteria: [CRITERION], Reasons: [REASON], Ties: [], Disagreement: 20 }
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
  })

  it('say once where an application stands, until they have said otherwise', async () => {
    await choose(['eligible', 'rejected'])
    const { id } = await makeApplication(programme.db, ProjectId)
    expect((await move(id, -1)).Mailed).toBe(1)
    await move(id, -2)
    expect((await move(id, -1)).Mailed).toBe(0)
    expect((await move(id, 1000, REASON.el)).Mailed).toBe(1)
    await move(id, -2)
    expect((await move(id, 1000, REASON.el)).Mailed).toBe(0)
    // For another reason it is something else.
    await move(id, -2)
    expect((await move(id, 1000, 'Δεν απάντησε.')).Mailed).toBe(1)
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual([
      'applications.eligible',
      'applications.rejected',
      'applications.rejected',
    ])
  })

  it('are not said to have been sent where they no longer held when they were to leave', async () => {
    await choose(['eligible'])
    const { id } = await makeApplication(programme.db, ProjectId)
    await move(id, -1)
    await move(id, -2)
    const [mail] = await programme.db.rows<LeavingMail>(sql`
      select id::int as id, key, template, project_id as "projectId", user_id as "userId", model
      from mails where key ^@ ${`applications.eligible:${id}:`}`)
    if (!mail) throw new Error('no mail')
    expect(await reviewMails(programme.db, [mail])).toEqual(new Map([[mail.id, null]]))
    const told = await programme.as.admin.ask('applications.read', { ProjectId, AppId: id })
    expect(told.Told).toBeNull()
    expect((await move(id, -1)).Mailed).toBe(1)
  })

  it('ask once for the same changes', async () => {
    await choose(['changes'])
    const { id } = await makeApplication(programme.db, ProjectId)
    const { admin } = programme.as
    const ask = (Text: string) => admin.ask('applications.resubmit', { ProjectId, AppId: id, Text })
    expect((await ask('Το ΑΦΜ.')).Mailed).toBe(1)
    expect((await ask('Το ΑΦΜ.')).Mailed).toBe(0)
    expect((await ask('Και το όνομα.')).Mailed).toBe(1)
  })

  it('say the reason of a rejection unless it stays with staff', async () => {
    await choose(['rejected'])
    const { id } = await makeApplication(programme.db, ProjectId)
    await programme.as.admin.ask('applications.changeStatus', {
      ...{ ProjectId, Ids: [id], Status: 1000, Reason: REASON.el, HideReason: true },
    })
    expect((await mailsOf(id)).map(({ text }) => text)).toEqual([''])
    const read = await programme.as.admin.ask('applications.read', { ProjectId, AppId: id })
    expect(read).toMatchObject({ Reason: REASON.el, Told: { Kind: 'rejected' } })
  })

  it('say that an application is being reviewed with its first score sheet, where that is wanted', async () => {
    const { admin, coordinator } = programme.as
    await choose(['reviewing'])
    const { id, token } = await makeApplication(programme.db, ProjectId)
    const sheet = { ProjectId, AppId: id, Points: { need: 5 } }
    await admin.ask('applications.score', sheet)
    await admin.ask('applications.score', { ...sheet, Points: { need: 6 } })
    await coordinator.ask('applications.score', sheet)
    expect((await mailsOf(id)).map(({ template }) => template)).toEqual(['applications.reviewing'])
    const { Steps } = await programme.server.client().ask('applications.getApplication', {
      Token: token,
    })
    expect(Steps.map(({ Kind }) => Kind)).toEqual(['received', 'reviewing'])
  })

  it('say that an application was withdrawn, which is gone by then', async () => {
    await choose(['withdrawn'])
    const { token, protocol } = await makeApplication(programme.db, ProjectId, {
      answers: { email: 'left@example.org' },
    })
    const guest = programme.server.client()
    await guest.ask('applications.withdraw', { Token: token })
    const mails = await programme.db.rows(sql`
      select template, has_link as "hasLink", model ->> 'protocol' as protocol from mails
      where recipient = 'left@example.org'`)
    expect(mails).toEqual([{ template: 'applications.withdrawn', hasLink: false, protocol }])
    // Nobody else's mailbox hears of what was never proven to be theirs.
    const unproven = await makeApplication(programme.db, ProjectId, {
      isProven: false,
      answers: { email: 'nobody@example.org' },
    })
    await guest.ask('applications.withdraw', { Token: unproven.token })
    expect(
      await programme.db.rows(sql`select from mails where recipient = 'nobody@example.org'`),
    ).toEqual([])
  })

  it('are few, however often the same address applies and withdraws', async () => {
    await choose(['withdrawn'])
    const guest = programme.server.client()
    for (let turn = 0; turn < 9; turn += 1) {
      const { token } = await makeApplication(programme.db, ProjectId, {
        answers: { email: 'again@example.org' },
      })
      await guest.ask('applications.withdraw', { Token: token })
    }
    const { count } = await programme.db.one<{ count: number }>(
      sql`select count(*)::int as count from mails where recipient = 'again@example.org'`,
    )
    expect(count).toBe(5)
  })

  it('are part of the way that the applicant follows, without what was taken back', async () => {
    await choose(['eligible', 'rejected', 'changes'])
    const { id, token } = await makeApplication(programme.db, ProjectId)
    const { admin } = programme.as
    await admin.ask('applications.resubmit', { ProjectId, AppId: id, Text: 'Το ΑΦΜ.' })
    await move(id, -1)
    await move(id, -2)
    await move(id, 1000, REASON.el)
    const { Steps } = await programme.server.client().ask('applications.getApplication', {
      Token: token,
    })
    expect(Steps.map(({ Kind }) => Kind)).toEqual(['received', 'changes', 'rejected'])
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
