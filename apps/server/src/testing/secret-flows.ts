import { ROLES, type Role } from '@telemachos/contract/core/roles'
import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { openDatabase } from '../kernel/database/database.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'
import { openLog, type Logger } from '../kernel/log.ts'
import { openMailSender } from '../modules/mail/index.ts'
import { solvedTasks } from './applications.ts'
import { createAuthorizationWorld, type AuthorizationWorld } from './authorization-world.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { startMailServer } from './mail-server.ts'
import { withLinks } from './mailed-links.ts'
import { makeApplication, openCall } from './open-call.ts'
import { PlantedSecrets } from './planted-secrets.ts'
import { startTestServer, type CallName, type TestClient, type TestServer } from './test-server.ts'

const PASSWORD = 'Ολοκαίνουριος-κωδικός-27!'
const SMTP_PASSWORD = 'smtp-password-of-the-operator-9Qz'
const EMAIL_FIELD = { Name: 'email', Label: 'E-mail', Type: 'email', Visible: 5, Editable: 5 }

/** What jobs of the server do is waited for. */
const PATIENTLY = { timeout: 60_000, interval: 50 }

/** The key that a project's settings have: whoever configures the project reads it there. */
const API_KEY = 'api-key-of-a-message-service-7Xy'

/**
 * A programme in which everything that opens something has been made by the calls that make it, each
 * with a key, so that answers are kept; and has been mailed, refused, kept and used.
 */
export class SecretWorld {
  readonly secrets = new PlantedSecrets()
  readonly test: TestDatabase
  readonly world: AuthorizationWorld
  readonly #log: Logger
  readonly #cookies = new Map<Role, string | undefined>()
  #server: TestServer

  private constructor(
    { test, server, log }: { test: TestDatabase; server: TestServer; log: Logger },
    world: AuthorizationWorld,
  ) {
    this.test = test
    this.#server = server
    this.world = world
    this.#log = log
  }

  static async open(log: Logger): Promise<SecretWorld> {
    const test = await createTestDatabase()
    await keepEvents(test)
    const server = await serverOn(test, log)
    const world = await createAuthorizationWorld(server.database)
    const opened = new SecretWorld({ test, server, log }, world)
    await opened.#signIn()
    await opened.#setKeys()
    await opened.#linkAccounts()
    await opened.#linkApplications()
    await opened.#makeTokens()
    await opened.#sendMails()
    return opened
  }

  get server(): TestServer {
    return this.#server
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.test.drop()
  }

  as(role: Role): TestClient {
    const client = this.server.client()
    client.cookie = this.#cookies.get(role)
    return client
  }

  async #make<Name extends CallName>(client: TestClient, name: Name, input: object) {
    const answer = await client.call(name, input, { 'idempotency-key': randomUUID() })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  #plantCookies(client: TestClient, whose: string): void {
    for (const cookie of client.cookie?.split('; ') ?? []) {
      const [name = '', value = ''] = cookie.split('=')
      if (value.length >= 16) this.secrets.plant(`${name} ${whose}`, value)
    }
  }

  /** Plants the links of every mail so far; the newest of each template. */
  async #plantMailed(): Promise<ReadonlyMap<string, string>> {
    const mails = await this.server.database.rows<{ id: number; template: string }>(
      sql`select id::int as id, template from mails where has_link order by mails.id`,
    )
    const tokens = new Map<string, string>()
    for (const { template, url } of await withLinks(this.server.database, mails)) {
      const [token = ''] = /[\w-]{40,}$/.exec(url) ?? []
      this.secrets.plant(`link of ${template}`, token)
      tokens.set(template, token)
    }
    return tokens
  }

  async #signIn(): Promise<void> {
    for (const role of ROLES) {
      const client = await this.server.client().signIn(this.world.principals[role].username)
      this.#cookies.set(role, client.cookie)
      this.#plantCookies(client, `of ${role}`)
    }
  }

  async #setKeys(): Promise<void> {
    const { database } = this.server
    const Id = this.world.own.projectId
    await openCall(database, Id)
    const found = await this.as('Admin').ask('projects.getProjectById', { Id })
    const { Config, ...others } = JSON.parse(found.Settings) as { Config: object }
    const aCommunicator = { ApiKey: API_KEY, Authorization: `Bearer ${API_KEY}` }
    const Settings = JSON.stringify({
      ...others,
      Config: { ...Config, aCommunicator },
      User: { Fields: [EMAIL_FIELD] },
    })
    const { url, Descr, Revision } = found
    const Project = { Id, url, Descr, Revision, Settings }
    await this.#make(this.as('Admin'), 'projects.setProject', { Project })
    this.secrets.plant('key of a message service', API_KEY)
    await database.run(sql`
      update users set email = username || '@example.org' where email = ''`)
  }

  async #linkAccounts(): Promise<void> {
    const { linkedId, foreignId, own, principals } = this.world
    const { username, id: UserId } = principals.Mentee
    const { projectId: ProjectId } = own
    const admin = this.as('Admin')
    const guest = this.server.client()
    await this.#make(admin, 'identity.inviteUsers', { ProjectId, UserIds: [linkedId] })
    const toShow = { ProjectId, UserId: foreignId }
    const { Url } = await this.#make(admin, 'identity.showInvitation', toShow)
    this.secrets.plant('invitation that was shown', Url.split('/').at(-1))
    await this.#make(guest, 'identity.forgotPassword', { email: `${username}@example.org` })
    const resets = () =>
      this.server.database.rows(sql`select from mails where template = 'identity.resetPassword'`)
    await vi.waitFor(async () => requireSame((await resets()).length, 1), PATIENTLY)
    const change = { UserId, Name: 'email', Value: 'other-address@example.org' }
    await this.#make(this.as('Mentee'), 'people.updateField', change)
    this.secrets.plant('a new password', PASSWORD)
    const { Username } = await this.#register()
    const own_ = await this.server.client().signIn(Username, PASSWORD)
    this.#plantCookies(own_, 'of an account of one’s own')
    // What is refused is not to be noted either.
    await guest.call('identity.signIn', { username, password: PASSWORD })
    await guest.call('identity.resetPassword', { Token: PASSWORD, Password: PASSWORD })
  }

  /** An account of one's own, from the form to its confirmation. */
  async #register() {
    const guest = this.server.client()
    const [Captcha = ''] = await solvedTasks(this.server.database, 1)
    const person = { FirstName: 'Άννα', LastName: 'Νέα', Email: 'anna-new@example.org' }
    await this.#make(guest, 'applications.register', {
      Project: 'own',
      ...person,
      Password: PASSWORD,
      Consent: true,
      Captcha,
    })
    const Token = (await this.#plantMailed()).get('applications.registration')
    return this.#make(guest, 'applications.confirmRegistration', { Token })
  }

  async #linkApplications(): Promise<void> {
    const { projectId: ProjectId } = this.world.own
    const { database } = this.server
    const [admin, applicant] = [this.as('Admin'), this.as('Registered')]
    const draft = { Project: 'own', Answers: {}, Email: 'draft@example.org' }
    const { Token } = await this.#make(applicant, 'applications.saveDraft', draft)
    this.secrets.plant('draft of an application', Token)
    const [Captcha = ''] = await solvedTasks(database, 1)
    const answers = { first_name: 'Άννα', last_name: 'Νέα', email: 'sent@example.org' }
    const sent = await this.#make(applicant, 'applications.submit', {
      Project: 'own',
      Truthful: true,
      Consent: true,
      Captcha,
      Answers: {
        ...answers,
        works: 'Όχι',
        afm: '123456783',
        birth_date: '01/01/2000',
      },
    })
    this.secrets.plant('private link of an application', sent.Token)
    const { id: AppId } = await makeApplication(database, ProjectId)
    const { Version } = await admin.ask('applications.getRules', { ProjectId })
    const rules = { Criteria: [], Reasons: [], Ties: [], Disagreement: 20, Mails: ['changes'] }
    await this.#make(admin, 'applications.setRules', { ProjectId, ...rules, Version })
    const asked = { ProjectId, AppId, Text: 'Συμπληρώστε το.', Questions: ['last_name'] }
    await this.#make(admin, 'applications.resubmit', asked)
    await this.#plantMailed()
  }

  async #makeTokens(): Promise<void> {
    const { own, linkedId } = this.world
    const { projectId: ProjectId } = own
    const { url: address } = this.server
    const login = { UserId: linkedId, url: '/' }
    const token = await this.#make(this.as('Admin'), 'identity.makeLoginAs', login)
    this.secrets.plant('login as somebody', token)
    const acting = this.server.client()
    acting.cookie = this.as('Admin').cookie
    await this.#make(acting, 'identity.redeemLoginAs', { token })
    this.#plantCookies(acting, 'in somebody’s place')
    const { Url } = await this.#make(this.as('Mentor'), 'meetings.renewFeed', {})
    const { pathname, search, searchParams } = new URL(Url)
    this.secrets.plant('calendar', searchParams.get('token') ?? '')
    requireSame((await fetch(address + pathname + search)).status, 200)
    const quest = { ProjectId, QuestId: own.questId, Uses: 2 }
    const { TokenName } = await this.#make(this.as('Admin'), 'questionnaires.createToken', quest)
    this.secrets.plant('token of a questionnaire', TokenName)
    const guest = this.server.client()
    await this.#make(guest, 'questionnaires.getByToken', { TokenName })
    this.#plantCookies(guest, 'of a guest')
    for (const path of [`/resetpassword/${TokenName}`, `/own/questtoken/${TokenName}?x=${token}`])
      await fetch(address + path)
  }

  /**
   * Without a mail server all mails stay here. Then others send them: one cannot be reached, and one
   * takes some and refuses the others with what they say.
   */
  async #sendMails(): Promise<void> {
    const { database } = this.server
    const unwritten = () => database.rows(sql`select state from mails where state <> 'kept'`)
    // What is not sent at night is due as well, whatever the time.
    await database.run(sql`update mails set due_at = now() where due_at > now()`)
    await vi.waitFor(async () => requireSame((await unwritten()).length, 0), PATIENTLY)
    await this.server.close()
    this.secrets.plant('password of the mail server', SMTP_PASSWORD)
    const mails = await startMailServer()
    mails.refuseMail = ({ text = '' }) =>
      mails.received.length > 1 ? { code: 554, text: `not taken: ${text}` } : undefined
    await this.#requeue(sql`mod(id, 3) > 0`)
    for (const smtpUrl of [`smtp://operator:${SMTP_PASSWORD}@127.0.0.1:1?tls=off`, mails.url])
      await this.#sendBy(smtpUrl)
    await mails.close()
    this.#server = await serverOn(this.test, this.#log)
    const states = await this.server.database.rows<{ state: string }>(
      sql`select distinct state from mails order by state`,
    )
    requireSame(states.map(({ state }) => state).join(), 'failed,kept,sent')
  }

  async #requeue(which: Sql): Promise<void> {
    const database = openDatabase(this.test.owner, this.#log, 1)
    await database.run(sql`
      update mails set state = 'queued', done_at = null, due_at = now() where ${which}`)
    await database.close()
  }

  async #sendBy(smtpUrl: string): Promise<void> {
    await this.#requeue(sql`state = 'queued'`)
    const database = openDatabase(this.test.connection, this.#log)
    const publicUrl = 'http://127.0.0.1'
    const from = 'program@example.org'
    const sender = openMailSender({ database, log: this.#log, smtpUrl, from, publicUrl })
    await sender.sendDue()
    await sender.close()
    await database.close()
  }
}

/** A server on the database, which may have one after another. */
const serverOn = ({ connection }: TestDatabase, log: Logger): Promise<TestServer> =>
  startTestServer({ connection, log, measured: true })

/** Copies every event that is left in the outbox, from which the hub takes them at once. */
async function keepEvents({ owner }: TestDatabase): Promise<void> {
  const database = openDatabase(owner, openLog('silent'), 1)
  await database.run(sql`create table kept_events (name text, payload jsonb, rooms text[])`)
  await database.run(sql`grant select, insert on kept_events to public`)
  await database.run(sql`
    create function keep_event() returns trigger language plpgsql as $$
    begin
      insert into kept_events values (new.name, new.payload, new.rooms);
      return null;
    end $$`)
  await database.run(sql`
    create trigger keep_event after insert on outbox for each row execute function keep_event()`)
  await database.close()
}

/** What the flows need to go on; a test says what it expects of them. */
function requireSame<Value>(found: Value, wanted: Value): void {
  if (found !== wanted) throw new Error(`found ${String(found)} where ${String(wanted)} was to be`)
}
