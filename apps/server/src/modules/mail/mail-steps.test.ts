import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import {
  SMTP_STEPS,
  startScriptedMailServer,
  type ScriptedMailServer,
  type SmtpMood,
  type SmtpStep,
} from '../../testing/scripted-mail-server.ts'
import { openMailSender } from './index.ts'
import { listMails, toPerson } from './mail-log-store.ts'
import { SMTP_LIMITS } from './smtp-connection.ts'

const log = openLog('silent')

/** Limits whose time is up when a test says so. */
function manualLimits() {
  const running = new Set<() => void>()
  const after = (run: () => void) => {
    running.add(run)
    return () => void running.delete(run)
  }
  const expire = () => {
    for (const run of running) run()
  }
  return { limits: { ...SMTP_LIMITS, after }, expire }
}

const REFUSED: readonly SmtpStep[] = ['RCPT', 'DATA', 'content']

describe('a mail server that does not do what it should', () => {
  let test: TestDatabase
  let database: Database
  let server: ScriptedMailServer
  let projectId: number
  let closeAll: (() => Promise<void>)[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, log)
    projectId = await createProject(database)
  })
  beforeEach(async () => {
    server = await startScriptedMailServer()
  })
  afterEach(async () => {
    server.mood = () => 'well'
    server.dropLines()
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

  const open = (limits = SMTP_LIMITS) => {
    const opened = openMailSender({
      database,
      log,
      smtpUrl: server.url,
      from: 'program@example.org',
      publicUrl: 'https://mentoring.example.org',
      limits,
    })
    closeAll.push(opened.close)
    return opened
  }
  let made = 0
  /** Queues a mail to somebody. */
  const queue = async (email = `p${++made}@example.org`): Promise<number> => {
    const { id } = await createPerson(database, projectId, ['Mentee'])
    await database.run(sql`update users set email = ${email} where id = ${id}`)
    await database.run(sql`
      insert into mails (key, user_id, project_id, template, model)
      values (${`mail-${id}`}, ${id}, ${projectId}, 'identity.passwordChanged', '{"username": "one"}')`)
    return id
  }
  /** What the page of the project's mails tells of somebody's. */
  const shown = async (userId: number) => {
    const condition = toPerson(userId)
    const { list } = await listMails(database, {
      projectId,
      withAccounts: false,
      condition,
      page: { page: 1 },
    })
    return list.map(({ State, Attempts, Error }) => ({ State, Attempts, Error }))
  }
  const bounces = async () => (await database.rows(sql`select user_id from mail_bounces`)).length
  const makeDue = () => database.run(sql`update mails set due_at = now() where state = 'queued'`)
  const at = (step: SmtpStep, mood: SmtpMood) => (reached: SmtpStep) =>
    reached === step ? mood : 'well'
  /** Once the mail server works again, what waits arrives. */
  const recover = async () => {
    server.mood = () => 'well'
    server.dropLines()
    await makeDue()
    await open().sendDue()
  }

  describe.each(SMTP_STEPS)('at %s', (step) => {
    it('is waited for where it is slow', async () => {
      const id = await queue()
      const slow = Promise.withResolvers<void>()
      server.mood = at(step, slow.promise)
      const sending = open().sendDue()
      await server.untilReached()
      slow.resolve()
      await sending
      expect(await shown(id)).toEqual([{ State: 'sent', Attempts: 1, Error: '' }])
      expect(server.arrived).toHaveLength(1)
    })

    it('is tried again later where it refuses for now', async () => {
      const id = await queue()
      server.mood = at(step, { reply: '451 4.3.0 later' })
      await open().sendDue()
      const Error = expect.stringContaining('451 4.3.0 later')
      expect(await shown(id)).toEqual([{ State: 'queued', Attempts: 1, Error }])
      await recover()
      expect(await shown(id)).toEqual([{ State: 'sent', Attempts: 2, Error: '' }])
      expect(server.arrived).toHaveLength(1)
    })

    it('is believed where it refuses the address or the mail, not where it refuses us', async () => {
      const id = await queue()
      server.mood = at(step, { reply: '554 5.1.1 no' })
      await open().sendDue()
      const State = REFUSED.includes(step) ? 'failed' : 'queued'
      const Error = expect.stringContaining('554 5.1.1 no')
      expect(await shown(id)).toEqual([{ State, Attempts: 1, Error }])
      expect(await bounces()).toBe(step === 'RCPT' ? 1 : 0)
      await recover()
      expect(server.arrived).toHaveLength(State === 'queued' ? 1 : 0)
    })

    it.each(['drop', 'hang'] as const)(
      'is tried again after a %s unless it may have it',
      async (mood) => {
        const id = await queue()
        server.mood = at(step, mood)
        const { limits, expire } = manualLimits()
        const sending = open(limits).sendDue()
        await server.untilReached()
        if (mood === 'hang') expire()
        await sending
        const [mail] = await shown(id)
        if (step === 'content')
          expect(mail).toEqual({ State: 'failed', Attempts: 1, Error: 'unknown' })
        else
          expect(mail).toMatchObject({
            State: 'queued',
            Attempts: 1,
            Error: expect.stringMatching(/./),
          })
        await recover()
        expect(server.arrived).toHaveLength(1)
      },
    )

    it('keeps nothing of a server that ends, unless it may have it', async () => {
      const id = await queue()
      server.mood = at(step, 'hang')
      const { limits, expire } = manualLimits()
      const opened = open(limits)
      const sending = opened.sendDue()
      await server.untilReached()
      const closed = opened.close()
      if (step === 'content') expire()
      await Promise.all([sending, closed])
      expect(await shown(id)).toEqual([
        step === 'content'
          ? { State: 'failed', Attempts: 1, Error: 'unknown' }
          : { State: 'queued', Attempts: 1, Error: '' },
      ])
      server.mood = () => 'well'
      await open().sendDue()
      expect(server.arrived).toHaveLength(1)
    })
  })

  it('holds up nobody but the mail that it hangs at', async () => {
    const stuck = await queue('stuck@example.org')
    const others = await Promise.all(Array.from({ length: 12 }, () => queue()))
    server.mood = (step, to) => (step === 'RCPT' && to === 'stuck@example.org' ? 'hang' : 'well')
    const { limits, expire } = manualLimits()
    const sending = open(limits).sendDue()
    await expect.poll(() => server.arrived.length, { timeout: 20_000 }).toBe(others.length)
    expect(await shown(stuck)).toMatchObject([{ State: 'queued', Attempts: 1 }])
    expire()
    await sending
    expect(await shown(stuck)).toMatchObject([
      { State: 'queued', Error: 'the mail server took longer than 45 s' },
    ])
  })

  it('is given nothing by a server whose mail another has taken meanwhile', async () => {
    const id = await queue()
    const slow = Promise.withResolvers<void>()
    let isFirst = true
    server.mood = (step) => {
      if (step !== 'DATA' || !isFirst) return 'well'
      isFirst = false
      return slow.promise
    }
    const first = open().sendDue()
    await server.untilReached()
    await database.run(sql`update mails set held_until = now() - interval '1 second'`)
    await open().sendDue()
    slow.resolve()
    await first
    expect(server.arrived).toHaveLength(1)
    expect(await shown(id)).toEqual([{ State: 'sent', Attempts: 2, Error: '' }])
  })

  it('has nothing against an address where it does not relay', async () => {
    const id = await queue()
    server.mood = at('RCPT', { reply: '554 5.7.1 Relay access denied' })
    await open().sendDue()
    expect(await shown(id)).toMatchObject([{ State: 'failed' }])
    expect(await bounces()).toBe(0)
  })

  it('may end a line on which nothing is said', async () => {
    const opened = open()
    await queue()
    await opened.sendDue()
    server.dropLines()
    const id = await queue()
    await opened.sendDue()
    expect(await shown(id)).toEqual([{ State: 'sent', Attempts: 1, Error: '' }])
  })

  it('may say that it ends a line, when it is given the next mail', async () => {
    const opened = open()
    await queue()
    await opened.sendDue()
    let isFirst = true
    server.mood = (step) => {
      if (step !== 'MAIL' || !isFirst) return 'well'
      isFirst = false
      return { reply: '421 4.4.2 too long' }
    }
    const id = await queue()
    await opened.sendDue()
    expect(await shown(id)).toEqual([{ State: 'sent', Attempts: 1, Error: '' }])
  })

  it('is not tried for ever with a mail that ends the server each time', async () => {
    const id = await queue()
    await database.run(sql`
      update mails set state = 'taken', holder = gen_random_uuid(), attempts = 8,
        held_until = now() - interval '1 second'`)
    await open().sendDue()
    expect(await shown(id)).toEqual([{ State: 'failed', Attempts: 8, Error: 'interrupted' }])
    expect(server.arrived).toEqual([])
  })
})
