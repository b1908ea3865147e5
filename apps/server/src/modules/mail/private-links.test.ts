import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { seal, newSealingKey, unseal } from '../../kernel/sealed-text.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { openMailSender, privateLink, queueMails, queueOutside } from './index.ts'
import { forgetLinks } from './link-store.ts'
import { cancelMails, resendMails } from './mail-log-store.ts'

const log = openLog('silent')
const TOKEN = 'kL3_secret-token-of-43-characters-AAAAAAAAA'
const PUBLIC_URL = 'https://mentoring.example.org'

describe('links of mails', () => {
  let test: TestDatabase
  let database: Database
  let server: MailServer
  let projectId: number
  let userId: number
  let closeAll: (() => Promise<void>)[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, log)
    projectId = await createProject(database)
    ;({ id: userId } = await createPerson(database, projectId, ['Mentee']))
    await database.run(sql`update users set email = 'maria@example.org' where id = ${userId}`)
  })
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(async () => {
    for (const close of closeAll) await close()
    closeAll = []
    await server.close()
    await database.run(sql`delete from mails`)
    await database.run(sql`delete from mail_bounces`)
  })
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  const send = async (smtpUrl: string | undefined = server.url) => {
    const from = 'program@example.org'
    const opened = openMailSender({ database, log, smtpUrl, from, publicUrl: PUBLIC_URL })
    closeAll.push(() => opened.close())
    await opened.sendDue()
  }
  const link = (seconds = 900) =>
    privateLink((token) => `/resetpassword/${token}`, TOKEN, { publicUrl: PUBLIC_URL, seconds })
  const invite = (seconds?: number) =>
    queueMails(database, {
      template: 'identity.invitation',
      projectId: null,
      senderId: null,
      to: [{ userId, key: 'invitation', model: { username: 'maria' }, link: link(seconds) }],
    })
  const remind = () =>
    queueOutside(
      database,
      {
        template: 'applications.uploadReminder',
        ...{ projectId, senderId: null, recipient: 'maria@example.org', language: 'el' },
        key: 'reminder',
        model: { title: 'Γέφυρες', documents: ['Κάρτα'], days: 30 },
        link: link(),
      },
      new Date(),
    )
  const mails = () =>
    database.rows<{ state: string; error: string | null; body: string | null }>(
      sql`select state, error, body from mails order by id`,
    )
  /** All that is kept of mails, but for the sealed links. */
  const kept = async () =>
    JSON.stringify(
      await database.rows(sql`
        select to_jsonb(m) as mail, to_jsonb(b) as bounce, to_jsonb(l) as link
        from mails m left join mail_bounces b using (user_id)
        left join mail_links l on l.mail_id = m.id`),
    )
  const links = () => database.rows(sql`select from mail_links`)

  it('leave with the mail, and stand nowhere else, before and after', async () => {
    await invite()
    await database.run(sql`update mails set due_at = now() where key = 'invitation'`)
    await remind()
    await database.run(sql`update mails set due_at = now() where key = 'reminder'`)
    expect(await kept()).not.toContain(TOKEN)
    expect(await links()).toHaveLength(2)
    await send()
    expect(server.received).toHaveLength(2)
    for (const { text, html } of server.received) {
      expect(text).toContain(`${PUBLIC_URL}/resetpassword/${TOKEN}`)
      expect(html).toContain(`href="${PUBLIC_URL}/resetpassword/${TOKEN}"`)
    }
    expect(await kept()).not.toContain(TOKEN)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    expect(await links()).toEqual([])
  })

  it('are not in what is kept where there is no mail server, and leave once there is one', async () => {
    await invite()
    await send('')
    const [mail] = await mails()
    expect(mail).toMatchObject({ state: 'kept' })
    expect(mail?.body).toContain(`${PUBLIC_URL}/resetpassword/***`)
    expect(await kept()).not.toContain(TOKEN)
    const box = { projectId, withAccounts: true }
    const [{ id } = { id: 0 }] = await database.rows<{ id: number }>(
      sql`select id::int as id from mails`,
    )
    expect(await resendMails(database, box, [id])).toBe(1)
    expect(await cancelMails(database, box, [id])).toBe(1)
    expect(await resendMails(database, box, [id])).toBe(1)
    await send()
    expect(server.received[0]?.text).toContain(TOKEN)
  })

  it('are not in what a mail server has against a mail', async () => {
    server.refuseMail = ({ text = '' }) => ({
      code: 554,
      text: `5.7.1 ${/https\S+/.exec(text)?.[0].toUpperCase()} is listed; ${TOKEN.slice(0, 20)} ${TOKEN.slice(20)}`,
    })
    await invite()
    await send()
    expect(await mails()).toMatchObject([{ state: 'failed' }])
    const [{ error } = { error: '' }] = await mails()
    expect(error).toContain('HTTPS://MENTORING.EXAMPLE.ORG/RESETPASSWORD/… is listed')
    const everything = (await kept()).toLowerCase()
    for (const part of [TOKEN, TOKEN.slice(0, 20), TOKEN.slice(20)])
      expect(everything).not.toContain(part.toLowerCase())
  })

  it('are not sent once they hold no longer, and are forgotten', async () => {
    await invite(-1)
    await send()
    expect(server.received).toEqual([])
    expect(await mails()).toMatchObject([{ state: 'failed', error: 'link_expired' }])
    expect(await forgetLinks(database)).toBe(1)
    expect(await links()).toEqual([])
  })

  it('open with the key of their database alone', async () => {
    await invite()
    await database.run(sql`delete from mail_link_keys`)
    await send()
    expect(await mails()).toMatchObject([{ state: 'failed', error: 'link_expired' }])
    const key = newSealingKey()
    const sealed = seal('μυστικό', key)
    expect(unseal(sealed, key)).toBe('μυστικό')
    expect(seal('μυστικό', key)).not.toBe(sealed)
    expect(unseal(sealed, newSealingKey())).toBeUndefined()
    expect(unseal(`${sealed.slice(0, -2)}AA`, key)).toBeUndefined()
    expect(unseal('short', key)).toBeUndefined()
  })

  it('are there once where a mail of the same key is queued again', async () => {
    expect(await invite()).toEqual([userId])
    expect(await invite()).toEqual([])
    expect(await remind()).toBe(true)
    expect(await remind()).toBe(false)
    expect(await links()).toHaveLength(2)
  })
})
