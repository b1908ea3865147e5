import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  targetOf,
  type AuthorizationWorld,
} from '../testing/authorization-world.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import { openChat } from '../testing/chat.ts'
import { addItem } from '../testing/library.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'
import { uploadFile } from '../testing/upload.ts'

const CALLS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls as Record<string, CallDefinition>).map(
    ([verb, call]) => ({ name: `${domain}.${verb}` as CallName, call }) as const,
  ),
)

/** In everything that is planted as somebody's alone. */
const PLANT = /OWN-[a-z-]+/g

/** What is planted, each in a store of its own. */
const STORES = [
  ...['OWN-kept', 'OWN-content', 'OWN-shared', 'OWN-received', 'OWN-deleted'],
  ...['OWN-message', 'OWN-attached', 'OWN-uploaded'],
  ...[
    'OWN-notice',
    'OWN-device',
    'OWN-address',
    'OWN-invitation',
    'OWN-view',
    'OWN-list',
    'OWN-grid',
  ],
  ...['OWN-scenario', 'OWN-note'],
]

describe('what is a person’s alone', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let person: TestClient
  let inputs: Map<CallName, object[]>

  const personId = () => world.principals.Mentor.id

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    await openChat({ db: server.database, projectId: world.own.projectId } as never)
    person = await server.client().signIn('p-mentor')
    inputs = await plant()
  }, 120_000)
  afterAll(() => server.close())

  /** Plants something in each store; with what it is asked for. */
  async function plant(): Promise<Map<CallName, object[]>> {
    const { database: db } = server
    const { projectId } = world.own
    const who = personId()
    // Views and the list of applications are of those who oversee: whoever mentors may do both.
    await db.run(sql`update memberships set roles = array['Mentor', 'ProjectManager']
      where user_id = ${who}`)
    const kept = await addItem(
      person,
      who,
      { title: 'OWN-kept', approve: false },
      Buffer.from('OWN-content in it'),
    )
    const shared = await addItem(person, who, { title: 'OWN-shared', approve: false })
    const share = { isNew: true, GroupIds: [] }
    await person.ask('library.share', {
      ...share,
      ItemId: shared.Id,
      MenteeIds: [world.linkedId],
    })
    const other = await server.client().signIn('p-admin')
    const received = await addItem(other, world.principals.Admin.id, {
      title: 'OWN-received',
      approve: false,
    })
    await other.ask('library.share', { ...share, ItemId: received.Id, MenteeIds: [who] })
    const deleted = await addItem(person, who, { title: 'OWN-deleted', approve: false })
    const conversation = await person.ask('chat.startConversation', {
      ProjectId: projectId,
      UserId: world.linkedId,
    })
    const chat = `chat/${conversation.Id}`
    const named = (category: string, name: string) => ({
      category,
      userId: who,
      name,
      originalName: `${name}.txt`,
    })
    const attached = await uploadFile(person, named(chat, 'attached'), Buffer.from('OWN-attached'))
    if (!attached.ok) throw new Error(JSON.stringify(attached.body))
    await person.ask('chat.sendMessage', {
      ConversationId: conversation.Id,
      MessageId: randomUUID(),
      Message: 'OWN-message',
      FileIds: [attached.body.Id],
    })
    const loose = await uploadFile(person, named(chat, 'uploaded'), Buffer.from('OWN-uploaded'))
    if (!loose.ok) throw new Error(JSON.stringify(loose.body))
    const stored = await db.rows<{ name: string; at: string; index: number }>(sql`
      select name, version as at, file_index as index from stored_files where category = ${chat}`)
    await plantRows()
    const { id: sheet } = await db.one<{ id: number }>(sql`
      insert into spreadsheets (project_id, name, sort_key, search_key, settings, saved_at, roles)
      values (${projectId}, 'x', 'x', 'x', '{"Inputs": []}', now(), array['Mentor']) returning id`)
    await db.run(sql`insert into spreadsheet_scenarios
        (spreadsheet_id, project_id, user_id, name, inputs, saved_at)
      values (${sheet}, ${projectId}, ${who}, 'OWN-scenario', '{}', now())`)
    const ids = [kept, shared, received, deleted].map(({ Id }) => Id)
    await person.ask('library.setFavorite', { ItemId: kept.Id, IsFavorite: true })
    const links = await db.rows<{ name: string }>(sql`
      select name || '^' || lpad(file_index::text, 3, '0') || '^' || version as name
      from stored_files where category like 'library/%'`)
    await person.ask('library.deleteItem', { Id: deleted.Id })
    return new Map<CallName, object[]>([
      ['library.listItems', [{ Only: 'own' }, { Only: 'favorites' }, { Category: '/' }]],
      ['library.search', [{ libSearchText: 'OWN' }]],
      ['library.getItem', ids.map((Id) => ({ Id }))],
      ['library.downloadItem', ids.map((Id) => ({ Id }))],
      ['library.downloadArchive', [{ Ids: ids.join() }, { Category: '/' }]],
      ['library.readLinked', links.map(({ name }) => ({ Name: name }))],
      [
        'files.downloadFile',
        stored.map(({ name, at, index }) => ({
          Category: chat,
          name: `${name}^${String(index).padStart(3, '0')}^${at}`,
        })),
      ],
      ['chat.getMessages', [{ ConversationId: conversation.Id, Before: null }]],
      ['spreadsheets.listScenarios', [{ ProjectId: projectId, SpreadsheetId: sheet }]],
      ['identity.getPendingEmail', [{}]],
      [
        'meetings.getJournal',
        [{ ProjectId: projectId, MeetingId: world.bookings.get(world.linkedId) }],
      ],
    ])
  }

  async function plantRows(): Promise<void> {
    const { database: db } = server
    const { projectId } = world.own
    const who = personId()
    const model = JSON.stringify({ meetings: [], title: 'OWN-notice', name: 'OWN-notice' })
    await db.run(sql`
      insert into notices (key, project_id, user_id, kind, thing, model, way, created_at)
      values ('planted', ${projectId}, ${who}, 'library.shared', 'library/1', ${model}, 'page', now())`)
    await db.run(sql`update sessions set address = 'OWN-device' where user_id = ${who}`)
    await db.run(sql`
      insert into email_changes
        (user_id, address, previous, requested_by, confirm_hash, confirm_until, undo_until)
      values (${who}, 'OWN-address', '', ${who}, 'x', now() + interval '1 day', now())`)
    await db.run(sql`
      update projects set descr = 'OWN-invitation' where id = ${world.other.projectId}`)
    await db.run(sql`
      insert into project_invitations
        (project_id, user_id, roles, invited_by, invited_at, until, sent_at)
      values (${world.other.projectId}, ${who}, array['Mentor'], ${world.principals.SuperAdmin.id},
        now(), now() + interval '9 days', now())`)
    await db.run(sql`insert into people_views (project_id, owner_id, name, content)
      values (${projectId}, ${who}, 'OWN-view', '{}')`)
    await db.run(sql`insert into application_views (project_id, owner_id, name, shared, content)
      values (${projectId}, ${who}, 'OWN-list', false, '{"Group": "applicants", "Search": ""}')`)
    await db.run(sql`insert into grid_views (project_id, owner_id, name, shared, content)
      values (${projectId}, ${who}, 'OWN-grid', false, '{}')`)
    await db.run(sql`insert into meeting_private_notes
      select id, ${who}, 'OWN-note' from meetings where mentee_id = ${world.linkedId}`)
  }

  /** What is asked of a call: its sample about several people, and what was planted. */
  function inputsOf(name: CallName): object[] {
    const samples = [personId(), world.linkedId].map((id) => SAMPLES[name](targetOf(world, id)))
    return [...samples, ...(inputs.get(name) ?? [])]
  }

  /** Makes every read in every way; what of the planted is answered, and what is refused with what. */
  async function readAll(client: TestClient) {
    const found = new Map<string, Set<CallName>>()
    const refused = new Map<CallName, Set<string>>()
    for (const { name, call } of CALLS) {
      if (call.effect !== 'read') continue
      for (const input of inputsOf(name)) {
        const answer = await client.call(name, input)
        if (!answer.ok) {
          const codes = refused.get(name) ?? new Set()
          refused.set(name, codes.add(answer.body.code))
        }
        const body: unknown = answer.body
        const text = body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : body
        for (const [plant] of JSON.stringify(text ?? null).matchAll(PLANT))
          found.set(plant, (found.get(plant) ?? new Set()).add(name))
      }
    }
    return { found, refused }
  }

  /** Somebody in the person's place. */
  async function inTheirPlace(mode: 'acting' | 'viewing', role: string): Promise<TestClient> {
    await server.database.run(sql`update memberships set roles = ${[role]}::text[]
      where user_id = ${personId()}`)
    const admin = await server.client().signIn('p-admin')
    if (mode === 'viewing') {
      await admin.ask('identity.viewAs', { UserId: personId() })
      return admin
    }
    const token = await admin.ask('identity.makeLoginAs', { UserId: personId() })
    await admin.ask('identity.redeemLoginAs', { token })
    return admin
  }

  it('is read by the person', async () => {
    const seen = new Set<string>()
    for (const role of ['Mentor', 'ProjectManager']) {
      await server.database.run(sql`update memberships set roles = ${[role]}::text[]
        where user_id = ${personId()}`)
      const own = await server.client().signIn('p-mentor')
      await server.database.run(sql`
        update sessions set address = 'OWN-device' where user_id = ${personId()}`)
      const { found } = await readAll(own)
      // The copy of one's own data has all of it, and is refused to everybody else.
      for (const names of found.values()) names.delete('privacy.downloadOwnData')
      for (const [plant, names] of found) if (names.size > 0) seen.add(plant)
    }
    // What is deleted can be restored, and is in no other answer.
    expect([...seen].toSorted()).toEqual(STORES.filter((one) => one !== 'OWN-deleted').toSorted())
  }, 120_000)

  it.each([
    ['acting', 'Mentor'],
    ['acting', 'ProjectManager'],
    ['viewing', 'Mentor'],
    ['viewing', 'ProjectManager'],
  ] as const)(
    'is in no answer to an administrator who is %s as a %s',
    async (mode, role) => {
      const { found, refused } = await readAll(await inTheirPlace(mode, role))
      expect([...found].map(([plant, names]) => [plant, ...names])).toEqual([])
      const wrong = CALLS.filter(({ name, call }) => {
        if (call.effect !== 'read' || call.own === undefined) return false
        const isRefused = refused.get(name)?.has('own_person_only') ?? false
        return isRefused !== (call.own === 'all')
      })
      expect(wrong.map(({ name }) => name)).toEqual([])
      // The items that everybody may have stay.
      expect(refused.get('library.listItems')).toBeUndefined()
    },
    120_000,
  )

  it('is not written by who acts as them either', async () => {
    const admin = await inTheirPlace('acting', 'ProjectManager')
    for (const { name, call } of CALLS.filter(({ call }) => call.own === 'all')) {
      const answer = await admin.call(name, SAMPLES[name](targetOf(world, personId())))
      expect([name, answer.ok || answer.body.code], call.path).toEqual([name, 'own_person_only'])
    }
    const items = await server.database.rows<{ id: number }>(sql`
      select id from library_items where title like 'OWN-%'`)
    for (const { id: Id } of items) {
      const tried = [
        await admin.call('library.deleteItem', { Id }),
        await admin.call('library.restoreItem', { Id }),
        await admin.call('library.moveItems', { Ids: [Id], Category: '/' }),
      ]
      expect(tried.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  it('leaves its row in the log where a letter of theirs is read', async () => {
    const { database: db } = server
    const { projectId: ProjectId } = world.own
    const { id: Id } = await db.one<{ id: number }>(sql`
      insert into mails (key, project_id, user_id, template, model, state)
      values ('planted', ${ProjectId}, ${personId()}, 'meetings.scheduled', '{}', 'kept')
      returning id::int as id`)
    const rows = () =>
      db.rows(sql`
        select actor_id as actor, acting_admin_id as admin, subject_id as subject
        from audit_log where verb = 'mail.read'`)
    const own = await server.client().signIn('p-mentor')
    await own.call('mail.getMail', { ProjectId, Id })
    expect(await rows()).toEqual([])
    const admin = await inTheirPlace('acting', 'Mentor')
    expect((await admin.call('mail.getMail', { ProjectId, Id })).status).toBe(200)
    const adminId = world.principals.Admin.id
    expect(await rows()).toEqual([{ actor: personId(), admin: adminId, subject: personId() }])
  })
})
