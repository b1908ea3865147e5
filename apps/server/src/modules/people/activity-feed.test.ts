import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { roleMayCall } from '@telemachos/contract/core/admission'
import type { DomainDeclaration } from '@telemachos/contract/core/define-domain'
import * as domains from '@telemachos/contract/domains'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '../../kernel/audit.ts'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  targetOf,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { SAMPLES } from '../../testing/call-samples.ts'
import { openChat } from '../../testing/chat.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, { calls }]) =>
    Object.entries<CallDefinition>(calls).map(([verb, call]) => [`${domain}.${verb}`, call]),
)

/** Every verb that the log can have, by what is declared of it. */
const RULES = new Map<string, CallDefinition['feed']>([
  ...CALLS.flatMap(([, { audit, feed }]) => (audit ? [[audit, feed] as const] : [])),
  ...Object.values<DomainDeclaration>(domains).flatMap(({ verbs = {} }) =>
    Object.keys(verbs).map((verb) => [verb, undefined] as const),
  ),
])

const declared = (...rules: readonly CallDefinition['feed'][]): string[] =>
  [...RULES].flatMap(([verb, rule]) => (rules.includes(rule) ? [verb] : [])).toSorted()

describe('the feed of activity', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let coordinator: TestClient
  let projectId: number

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    coordinator = await server.client().signIn('p-coordinator')
    projectId = world.own.projectId
  })
  afterAll(() => server.close())

  /** The log is only ever added to: what is asked about begins after this row. */
  let before = 0
  beforeEach(async () => {
    const { last } = await server.database.one<{ last: number }>(sql`
      select coalesce(max(id), 0)::int as last from audit_log`)
    before = last
  })

  /** Everything that the feed tells, of the project or of one person. */
  async function verbsToldTo(reader: TestClient, UserId?: number): Promise<string[]> {
    const verbs = new Set<string>()
    for (let page = 1, left = 1; left > 0; page += 1) {
      const input = { ProjectId: projectId, page, ...(UserId !== undefined && { UserId }) }
      const { list } = await reader.ask('people.listActivity', input)
      const news = list.filter(({ Id }) => Id > before)
      for (const { Verb } of news) verbs.add(Verb)
      left = news.length
    }
    return [...verbs].toSorted()
  }
  const record = (actorId: number, subjectId: number) =>
    writeAudit(
      server.database,
      [...RULES.keys()].map((verb) => ({
        ...{ verb, actorId, subjectId, projectId, requestId: 'x' },
        // As a change of somebody's state says it.
        detail: { from: 1, to: 2 },
      })),
    )

  it('tells of what is declared for it, and of no other verb of the log', async () => {
    await record(world.principals.Admin.id, world.linkedId)
    expect(await verbsToldTo(coordinator)).toEqual(declared('project', 'others'))
    expect(await verbsToldTo(coordinator, world.linkedId)).toEqual(
      declared('project', 'others', 'person'),
    )
  })

  it('tells less of what people do to themselves', async () => {
    await record(world.linkedId, world.linkedId)
    expect(await verbsToldTo(coordinator)).toEqual(declared('project'))
    expect(await verbsToldTo(coordinator, world.linkedId)).toEqual(declared('project', 'person'))
  })

  it('tells nothing of who writes to whom, and of what people choose for themselves', async () => {
    await openChat({ db: server.database, projectId })
    const mentor = await server.client().signIn('p-mentor')
    const mentee = await server.client().signIn('p-mentee')
    const started = await mentor.ask('chat.startConversation', {
      ProjectId: projectId,
      UserId: world.principals.Mentee.id,
    })
    await mentor.ask('chat.sendMessage', {
      ConversationId: started.Id,
      MessageId: '00000000-0000-4000-8000-000000000001',
      Message: 'Μόνο για εσάς',
      FileIds: [],
    })
    await mentee.ask('chat.markRead', sampleOf('chat.markRead', { ConversationId: started.Id }))
    await mentee.ask('identity.setLanguage', { Language: 'en' })
    await mentee.ask('notifications.saveQuietHours', sampleOf('notifications.saveQuietHours'))
    await mentee.ask('actions.completeAction', {
      ActionId: world.own.actionId,
      MenteeId: world.principals.Mentee.id,
    })
    expect(await verbsToldTo(coordinator)).toEqual(['action.completed'])
    expect(await verbsToldTo(coordinator, world.principals.Mentee.id)).toEqual(['action.completed'])
    // The log has it all.
    const logged = await server.database.rows<{ verb: string }>(sql`
      select distinct verb from audit_log where project_id = ${projectId} and id > ${before}`)
    expect(logged.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining([
        ...['chat.started', 'chat.sent', 'identity.languageChanged'],
        'notifications.quietHoursSaved',
      ]),
    )
  })

  it('names the person in what a mentee does, by which it finds who may hear of it', async () => {
    const mentee = await server.client().signIn('p-mentee')
    const { id } = world.principals.Mentee
    for (const [name, { access, feed }] of CALLS) {
      const isOpen = 'anonymous' in access || roleMayCall(access.roles, 'Mentee')
      // What a mentee does last: nobody does anything in the project after it.
      const isLast = name === 'identity.leaveProject' || name === 'identity.withdrawConsent'
      if (!feed || !isOpen || isLast) continue
      await mentee.call(name as CallName, SAMPLES[name as CallName](targetOf(world, id)))
    }
    const rows = await server.database.rows<{ verb: string; subject: number | null }>(sql`
      select verb, subject_id as subject from audit_log where actor_id = ${id} and id > ${before}`)
    const told = rows.filter(({ verb }) => RULES.get(verb))
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter(({ subject }) => subject === null)).toEqual([])
  })

  function sampleOf(name: CallName, more: object = {}): object {
    return { ...SAMPLES[name](targetOf(world, world.linkedId)), ...more }
  }
})
