import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { openMailSender, queueMails } from './index.ts'
import { resendMails } from './mail-log-store.ts'

const log = openLog('silent')

describe('sending mail', () => {
  let test: TestDatabase
  let database: Database
  let server: MailServer
  let projectId: number
  let closeAll: (() => Promise<void>)[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, log)
    projectId = await createProject(database)
  })
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(async () => {
    for (const close of closeAll) await close()
    closeAll = []
    await server.close()
    await database.run(sql`delete from mails`)
  })
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  const sender = (smtpUrl: string | undefined = server.url) => {
    const opened = openMailSender({
      database,
      log,
      smtpUrl,
      from: 'Πρόγραμμα <program@example.org>',
      publicUrl: 'https://mentoring.example.org',
    })
    closeAll.push(opened.close)
    return opened
  }
  let made = 0
  const person = async (change: { email?: string; language?: string; firstName?: string } = {}) => {
    const { firstName = 'Γιώργος', email = `p${++made}@example.org`, language = 'el' } = change
    const { id } = await createPerson(database, projectId, ['Mentee'], { firstName })
    await database.run(sql`
      update users set email = ${email}, language = ${language} where id = ${id}`)
    return { id, email }
  }
  const reset = (userId: number, key: string, model: object = {}) =>
    queueMails(database, {
      template: 'identity.resetPassword',
      projectId: null,
      senderId: null,
      to: [
        {
          userId,
          key,
          model: {
            username: 'giorgos',
            url: 'https://mentoring.example.org/r',
            minutes: 15,
            ...model,
          },
        },
      ],
    })
  const mails = () =>
    database.rows<{ state: string; error: string | null; attempts: number }>(sql`
      select state, error, attempts from mails order by id`)
  const makeDue = () => database.run(sql`update mails set due_at = now() where state = 'queued'`)

  it('writes to people in their language, by name, as text and as HTML', async () => {
    const greek = await person()
    const english = await person({ language: 'en', firstName: 'Maria' })
    await reset(greek.id, 'a')
    await reset(english.id, 'b')
    await sender().sendDue()
    const [first, second] = server.received.toSorted((a, b) =>
      (a.to?.[0]?.address ?? '').localeCompare(b.to?.[0]?.address ?? ''),
    )
    expect(first).toMatchObject({
      subject: 'Νέος κωδικός σύνδεσης',
      from: { name: 'Πρόγραμμα', address: 'program@example.org' },
      to: [{ address: greek.email }],
    })
    expect(first?.text).toContain('Γεια σας, Γιώργο,')
    expect(first?.text).toContain('Ορισμός νέου κωδικού: https://mentoring.example.org/r')
    expect(first?.html).toContain('<a href="https://mentoring.example.org/r"')
    expect(second?.subject).toBe('A new password')
    expect(second?.text).toContain('Hello Maria,')
    expect(await mails()).toEqual([
      { state: 'sent', error: null, attempts: 1 },
      { state: 'sent', error: null, attempts: 1 },
    ])
  })

  it('mails nobody twice for one event, however many servers send', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => person()))
    for (const { id } of people) {
      expect(await reset(id, `once-${id}`)).toEqual([id])
      expect(await reset(id, `once-${id}`)).toEqual([])
    }
    await Promise.all(Array.from({ length: 4 }, () => sender().sendDue()))
    await expect
      .poll(async () => (await mails()).filter(({ state }) => state === 'sent').length)
      .toBe(60)
    const arrived = server.received.map(({ to }) => to?.[0]?.address)
    expect(arrived.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  it('tries again later when the server is busy or gone, and then sends once', async () => {
    const { id } = await person()
    await reset(id, 'busy')
    server.refuse = () => ({ code: 451, text: 'try later' })
    const opened = sender()
    await opened.sendDue()
    expect(await mails()).toMatchObject([
      { state: 'queued', error: expect.stringContaining('451') },
    ])
    server.refuse = () => undefined
    const port = Number(new URL(server.url).port)
    await server.close()
    await makeDue()
    await opened.sendDue()
    expect(await mails()).toMatchObject([{ state: 'queued', attempts: 2 }])
    server = await startMailServer(port)
    await makeDue()
    await opened.sendDue()
    expect(await mails()).toEqual([{ state: 'sent', error: null, attempts: 3 }])
    expect(server.received).toHaveLength(1)
  })

  it('notes an address that is refused for good, and writes there no more until it changes', async () => {
    const { id } = await person()
    server.refuse = () => ({ code: 550, text: 'no such mailbox' })
    const opened = sender()
    await reset(id, 'bounce-1')
    await opened.sendDue()
    await reset(id, 'bounce-2')
    server.refuse = () => undefined
    await opened.sendDue()
    expect(await mails()).toMatchObject([
      { state: 'failed', error: expect.stringContaining('no such mailbox') },
      { state: 'failed', error: 'bounced' },
    ])
    expect(server.received).toEqual([])
    await database.run(sql`update users set email = 'new@example.org' where id = ${id}`)
    await reset(id, 'bounce-3')
    await opened.sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('keeps the files of what was refused, for when it is sent again', async () => {
    const { id: userId } = await person()
    await queueMails(database, {
      ...{ template: 'identity.resetPassword', projectId, senderId: null },
      to: [
        {
          ...{ userId, key: 'with-file' },
          model: { username: 'giorgos', url: 'https://mentoring.example.org/r', minutes: 15 },
          files: [{ name: 'Βεβαίωση.txt', mime: 'text/plain', content: Buffer.from('ναι') }],
        },
      ],
    })
    await makeDue()
    server.refuseMail = () => ({ code: 554, text: 'not today' })
    const opened = sender()
    await opened.sendDue()
    expect(await mails()).toMatchObject([{ state: 'failed' }])
    server.refuseMail = () => undefined
    const ids = await database.rows<{ id: number }>(sql`select id::int as id from mails`)
    const box = { projectId, withAccounts: false }
    await resendMails(
      database,
      box,
      ids.map(({ id }) => id),
    )
    await opened.sendDue()
    expect(server.received[0]?.attachments).toMatchObject([{ filename: 'Βεβαίωση.txt' }])
    expect(await database.rows(sql`select from mail_files`)).toEqual([])
  })

  it('does not send again what may have arrived, and says so', async () => {
    const { id } = await person()
    await reset(id, 'cut')
    server.cutsAfterData = true
    const opened = sender()
    await opened.sendDue()
    expect(server.received).toHaveLength(1)
    expect(await mails()).toMatchObject([{ state: 'failed', error: 'unknown' }])
  })

  it('keeps mails for an administrator to read where there is no mail server', async () => {
    const { id } = await person()
    await reset(id, 'kept')
    const opened = openMailSender({
      database,
      log,
      smtpUrl: undefined,
      from: 'x@example.org',
      publicUrl: 'https://mentoring.example.org',
    })
    closeAll.push(opened.close)
    await opened.sendDue()
    const [mail] = await database.rows(sql`select state, subject, body from mails`)
    expect(mail).toMatchObject({ state: 'kept', subject: 'Νέος κωδικός σύνδεσης' })
    expect(server.received).toEqual([])
  })

  it('lets nobody add headers, recipients or links by what they are called', async () => {
    const { id } = await person({
      firstName: 'Eve\r\nBcc: all@example.org [x](https://evil.example)',
    })
    await reset(id, 'inject', { username: '<script>alert(1)</script>\r\nX-Evil: 1' })
    await sender().sendDue()
    const [mail] = server.received
    expect(mail?.bcc ?? []).toEqual([])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.html).not.toContain('href="https://evil.example"')
  })

  it.each(['', 'nobody', 'a@b c', 'two@example.org, three@example.org'])(
    'fails, naming why, for the address "%s"',
    async (email) => {
      const { id } = await person({ email })
      await reset(id, `address-${email}`)
      await sender().sendDue()
      expect(await mails()).toMatchObject([{ state: 'failed', error: 'no_address' }])
    },
  )

  it('frees what a dead server held: what was only taken is sent, what was leaving is not', async () => {
    const [taken, leaving] = [await person(), await person()]
    await reset(taken.id, 'taken')
    await reset(leaving.id, 'leaving')
    await database.run(sql`
      update mails set state = case key when 'taken' then 'taken' else 'sending' end,
        holder = gen_random_uuid(), held_until = now() - interval '1 second'`)
    await sender().sendDue()
    expect(await mails()).toMatchObject([
      { state: 'sent', error: null },
      { state: 'failed', error: 'unknown' },
    ])
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual([taken.email])
  })

  it('frees what was held before the clock was set back by a day', async () => {
    await reset((await person()).id, 'taken')
    await database.run(sql`
      update mails set state = 'taken', holder = gen_random_uuid(),
        held_until = now() + interval '1 day'`)
    await sender().sendDue()
    expect(await mails()).toMatchObject([{ state: 'sent', error: null }])
  })
})
