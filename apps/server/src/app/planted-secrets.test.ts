import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup } from '../kernel/database/backup/backup.ts'
import { identifier, sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { targetOf } from '../testing/authorization-world.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import type { FoundSecret } from '../testing/planted-secrets.ts'
import { SecretWorld } from '../testing/secret-flows.ts'
import type { CallName } from '../testing/test-server.ts'
import { TABLES_LEFT_OUT } from './backed-up-tables.ts'

/*
 * Whatever opens something to whoever has it is made by the real calls, and then looked for wherever the
 * server answers or writes. The one table that has links has them sealed.
 */

const READS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls as Record<string, CallDefinition>).flatMap(([verb, definition]) =>
    definition.effect === 'read' ? [{ name: `${domain}.${verb}` as CallName, definition }] : [],
  ),
)

/** Who configures a project reads the key of its message service, where it is set and nowhere else. */
const CONFIGURING: readonly Role[] = ['SuperAdmin', 'Admin', 'ProjectManager']
const SETTINGS: readonly CallName[] = [
  'projects.getProject',
  'projects.getProjectById',
  'projects.getSettings',
]
const KEY = 'key of a message service'

describe('what opens something to whoever has it', () => {
  let secret: SecretWorld
  let folder: string
  const lines: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'telemachos-secrets-'))
    const write = (line: string) => void lines.push(line)
    secret = await SecretWorld.open(openLog('trace', { write }))
  }, 180_000)
  afterAll(async () => {
    await secret.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Asks for an address as somebody, and looks through the whole answer, headers too. */
  async function lookAt(role: Role | undefined, path: string, init: RequestInit = {}) {
    const { cookie } = role ? secret.as(role) : { cookie: undefined }
    const answer = await fetch(secret.server.url + path, {
      ...init,
      headers: { ...init.headers, ...(cookie && { cookie }) },
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const where = `${role ?? 'nobody'} ${path}`
    const found = secret.secrets.withinBytes(bytes, where)
    return { status: answer.status, bytes, found }
  }

  /** The address and the body of a read, as a browser asks for it. */
  function requestOf({ path, method, body }: CallDefinition, input: object) {
    const values = Object.entries(input).map(([name, value]) => [name, String(value)])
    const filled = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
      encodeURIComponent(String(Object.fromEntries(values)[name])),
    )
    const query = body === 'query' ? `?${new URLSearchParams(Object.fromEntries(values))}` : ''
    const json = body === 'json' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }
    return [filled + query, { method, ...json }] as const
  }

  it('is found where it is, in every form', () => {
    const { secrets } = secret
    expect(secrets.names).toEqual(
      expect.arrayContaining([
        ...['telemachos of Mentee', 'invitation that was shown', 'calendar', 'login as somebody'],
        ...['link of identity.invitation', 'link of identity.resetPassword', KEY],
        ...['link of identity.confirmEmail', 'link of identity.emailChanged'],
        ...['link of applications.registration', 'link of applications.draft'],
        ...['link of applications.changes', 'private link of an application'],
        ...['token of a questionnaire', 'telemachos-link of a guest', 'a new password'],
      ]),
    )
    secrets.plant('probe', 'probe-secret+with/signs=1234567890')
    const json = Buffer.from('{"probe":"probe-secret+with/signs=1234567890"}')
    for (const text of [
      ...[String(json), encodeURIComponent(String(json)), json.toString('base64')],
      ...[json.toString('base64url'), json.toString('hex')],
    ])
      expect(secrets.within(text, 'here').length).toBeGreaterThan(0)
  })

  it('is in no answer to a read, whoever asks', async () => {
    const { world } = secret
    const found: FoundSecret[] = []
    for (const role of ROLES) {
      const asked = new Set<string>()
      for (const id of [world.principals[role].id, world.linkedId]) {
        for (const { name, definition } of READS) {
          const [path, init] = requestOf(definition, SAMPLES[name](targetOf(world, id)))
          const key = `${path} ${JSON.stringify(init)}`
          if (asked.has(key)) continue
          asked.add(key)
          const isOpen = CONFIGURING.includes(role) && SETTINGS.includes(name)
          const here = (await lookAt(role, path, init)).found
          found.push(...here.filter((one) => !(isOpen && one.secret === KEY)))
        }
      }
    }
    expect(found).toEqual([])
  }, 300_000)

  it('is in no mail that an administrator reads, and in no entry of the log', async () => {
    const { world, server } = secret
    const { projectId: ProjectId } = world.own
    const found: FoundSecret[] = []
    const mails = await server.database.rows<{ id: number }>(sql`select id::int as id from mails`)
    for (const role of ROLES) {
      const see = (body: unknown, where: string) =>
        void found.push(...secret.secrets.within(JSON.stringify(body), `${role} ${where}`))
      const client = secret.as(role)
      for (const State of ['kept', 'failed', 'sent'] as const) {
        const listed = await client.call('mail.listProjectMails', { ProjectId, State, page: 1 })
        see(listed.body, 'mail.listProjectMails')
      }
      for (const { id } of mails)
        see((await client.call('mail.getMail', { ProjectId, Id: id })).body, 'mail.getMail')
      for (const page of [1, 2, 3]) {
        const entries = await client.call('audit.listEntries', { ProjectId, page })
        see(entries.body, 'audit.listEntries')
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  it('is in no copy of what is kept about somebody, one’s own or another’s', async () => {
    const { world } = secret
    for (const role of ROLES) {
      const own = await lookAt(role, '/api/privacy/OwnData')
      expect([role, own.status, own.found]).toEqual([role, 200, []])
    }
    for (const id of [world.linkedId, world.foreignId, world.principals.Mentee.id]) {
      const copy = await lookAt('Admin', `/api/privacy/UserData?UserId=${id}&Reason=asked`)
      expect([copy.status, copy.found]).toEqual([200, []])
    }
  })

  it('is in no description of calls, figure or page', async () => {
    const metrics = await secret.server.readMetrics()
    expect(secret.secrets.within(metrics, 'metrics')).toEqual([])
    for (const path of ['/api/openapi.json', '/api/reference', '/health', '/ready', '/'])
      expect((await lookAt('Admin', path)).found).toEqual([])
  })

  it('is in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(500)
    expect(lines.flatMap((line) => secret.secrets.within(line, line))).toEqual([])
  })

  it('is in no column of the database, but for keys in the settings that have them', async () => {
    const { database } = secret.server
    const tables = await database.rows<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['kept_events', 'idempotency_keys', 'mail_links', 'audit_changes']),
    )
    const found: FoundSecret[] = []
    for (const { name } of tables) {
      if (name === 'schema_migrations' || name === 'schema_objects') continue
      const rows = await database.rows<{ text: string }>(sql`
        select to_jsonb(t)::text as text from ${identifier(name)} t`)
      for (const { text } of rows) found.push(...secret.secrets.within(text, name))
    }
    // The settings, and for a day the answer to whoever has set them.
    const inSettings = ['projects', 'project_versions', 'idempotency_keys']
    const elsewhere = found.filter(
      ({ secret: name, where }) => name !== KEY || !inSettings.includes(where),
    )
    expect(elsewhere).toEqual([])
    const kept = await database.rows(sql`select from idempotency_keys`)
    expect(kept.length).toBeGreaterThan(3)
  })

  it('is in no file', async () => {
    const { storageFolder } = secret.server
    const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name)
      expect(secret.secrets.withinBytes(await readFile(path), path)).toEqual([])
    }
  })

  it('is in no backup, nor is what would let it in again', async () => {
    const file = join(folder, 'backup.tar.gz')
    const { rows } = await backup({
      owner: secret.test.owner,
      storageFolder: secret.server.storageFolder,
      file,
      withoutRowsOf: TABLES_LEFT_OUT,
    })
    const left = [
      ...['sessions', 'password_tokens', 'login_as_tokens', 'mail_links', 'mail_link_keys'],
      ...['mail_files', 'service_tokens', 'service_token_services', 'report_logins'],
    ]
    expect([...TABLES_LEFT_OUT].toSorted()).toEqual(left.toSorted())
    expect(left.map((name) => rows[name])).toEqual(left.map(() => 0))
    const whole = await buffer(createReadStream(file).pipe(createGunzip()))
    const found = secret.secrets.withinBytes(whole, 'backup')
    expect(found.filter(({ secret: name }) => name !== KEY)).toEqual([])
  })
})
