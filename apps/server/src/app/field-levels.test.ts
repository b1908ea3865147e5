import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL, ROLES, type Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  targetOf,
  type AuthorizationWorld,
} from '../testing/authorization-world.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'

/*
 * The promise of field levels (spec §5): a field whose Visible level does not allow the caller never
 * leaves the server, by whichever call. Every field of every person holds a token that says what it
 * is; whatever any call answers to any role is searched for tokens, and each that is found has to be
 * for that role.
 */

/** Where a token is kept: with the person, with the membership, nowhere configured, or masked. */
type Place = 'person' | 'project' | 'unknown' | 'masked' | 'label'

interface Token {
  readonly place: Place
  /** The Visible level of the field. */
  readonly level: number
  /** Whose it is; 0 for what the settings say of the field. */
  readonly userId: number
}

const LEVELS = [0, 1, 2, 3, 4, 5] as const
const PLACES = ['person', 'project'] as const

const write = ({ place, level, userId }: Token): string => `tok.${place}.${level}.${userId}.end`

function tokensIn(text: string): Token[] {
  return [...text.matchAll(/tok\.([a-z]+)\.(\d)\.(\d+)\./g)].map(([, place, level, userId]) => ({
    place: place as Place,
    level: Number(level),
    userId: Number(userId),
  }))
}

const nameOf = (place: Place, level: number): string => `${place}${level}`

const field = (Name: string, Visible: number, place: Place = 'label') => ({
  Name,
  Label: write({ place, level: Visible, userId: 0 }),
  Type: 'text',
  Visible,
  Editable: Visible,
})

/** `kayas` is a number of the state: masked whoever looks, until it is asked for by name. */
const SETTINGS = {
  User: {
    Fields: [...LEVELS.map((level) => field(nameOf('person', level), level)), field('email', 1)],
    ProjectFields: [
      ...LEVELS.map((level) => field(nameOf('project', level), level)),
      field('kayas', 5),
    ],
  },
}

/** Names of fields, for probing: those of each level, and one that nobody has configured. */
const NAMES = [
  ...PLACES.flatMap((place) => LEVELS.map((level) => ({ name: nameOf(place, level), level }))),
  { name: 'email', level: 1 },
  { name: 'unknown0', level: -1 },
]

/** Calls that would make the client somebody else, or sign it off. */
const NOT_MADE = new Set<string>(['identity.signOff', 'identity.viewAs', 'identity.endView'])

const CALLS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls as Record<string, CallDefinition>).map(([verb, definition]) => ({
    name: `${domain}.${verb}` as CallName,
    definition,
  })),
)

/** Whom each role reaches besides itself, written a second time from the decisions. */
const REACHES: Record<Role, 'all' | 'linked' | 'none'> = {
  SuperAdmin: 'all',
  Admin: 'all',
  ProjectManager: 'all',
  Microdata: 'all',
  Coordinator: 'linked',
  Supervisor: 'linked',
  SupervisorLite: 'linked',
  SupervisorLitePlus: 'linked',
  Mentor: 'linked',
  Mentee: 'none',
  Translator: 'none',
  Registered: 'none',
}

describe('field levels: no call tells what is not for its caller', () => {
  let server: TestServer
  let world: AuthorizationWorld
  const clients = new Map<Role, TestClient>()

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    await plantTokens()
    await plantMails()
    for (const role of ROLES) {
      clients.set(role, await server.client().signIn(world.principals[role].username))
    }
  }, 60_000)
  afterAll(() => server.close())

  async function plantTokens(): Promise<void> {
    const { database } = server
    await database.run(sql`update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb`)
    const people = await database.rows<{ id: number }>(sql`select id from users`)
    for (const { id } of people) {
      const values = (place: Place) =>
        Object.fromEntries(
          LEVELS.map((level) => [nameOf(place, level), write({ place, level, userId: id })]),
        )
      const ofPerson = { ...values('person'), ...values('unknown') }
      const ofPlace = {
        ...values('project'),
        kayas: write({ place: 'masked', level: 5, userId: id }),
      }
      const email = write({ place: 'person', level: 1, userId: id })
      await database.run(sql`
        update users set fields = ${JSON.stringify(ofPerson)}::jsonb, email = ${email}
        where id = ${id}`)
      await database.run(sql`
        update memberships set fields = ${JSON.stringify(ofPlace)}::jsonb where user_id = ${id}`)
    }
  }

  /** From everybody to every member a mail that the mail server refused, naming the address. */
  async function plantMails(): Promise<void> {
    await server.database.run(sql`
      insert into mails (key, project_id, user_id, sender_id, template, model, state, error)
      select r.id || '/' || s.id, ${world.own.projectId}, r.id, s.id, 'rendezvous.html', '{}',
        'failed', '550 ' || r.email || ' unknown'
      from memberships m join users r on r.id = m.user_id cross join users s
      where m.project_id = ${world.own.projectId} and r.id <> s.id`)
  }

  const clientOf = (role: Role): TestClient => {
    const client = clients.get(role)
    if (!client) throw new Error(`nobody signed in as ${role}`)
    return client
  }
  const whoAround = (role: Role) => [
    world.principals[role].id,
    world.linkedId,
    world.foreignId,
    world.strangerId,
  ]

  /** Whether a role may be told a token at all. */
  function mayRead(role: Role, { place, level, userId }: Token): boolean {
    if (place === 'unknown' || place === 'masked') return false
    // Those who configure projects see what is configured.
    if (place === 'label') return level >= ROLE_LEVEL[role] || ROLE_LEVEL[role] <= 1
    if (level < ROLE_LEVEL[role]) return false
    if (role === 'SuperAdmin' || userId === world.principals[role].id) return true
    if (userId === world.strangerId) return false
    if (REACHES[role] === 'all') return true
    const mentee = world.principals.Mentee.id
    // Overseers reach the mentor too, through whom they reach mentees.
    const around = [world.linkedId, mentee, world.principals.Mentor.id]
    return REACHES[role] === 'linked' && around.includes(userId)
  }

  /** What a read is asked about each person in each place: the same question is asked once. */
  function inputsOf(name: CallName, people: readonly number[]): object[] {
    const inputs = people.flatMap((personId) =>
      (['own', 'other'] as const).map((place) => SAMPLES[name](targetOf(world, personId, place))),
    )
    return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()]
  }

  /** Makes a call and says which tokens in its answer are not for the role. */
  async function probe(role: Role, name: CallName, input: object) {
    const { body, headers } = await clientOf(role).call(name, input)
    const found = tokensIn(JSON.stringify(body) + JSON.stringify([...headers]))
    return {
      found,
      leaks: found
        .filter((token) => !mayRead(role, token))
        .map((token) => `${role} ${name}: ${write(token)}`),
    }
  }

  it('by any read, to any role, about anybody', async () => {
    const reads = CALLS.filter(({ definition }) => definition.effect === 'read')
    expect(reads.length).toBeGreaterThan(40)
    const leaks: string[] = []
    const told = new Map<Role, number>()
    for (const role of ROLES) {
      for (const { name } of reads.filter((call) => !NOT_MADE.has(call.name))) {
        for (const input of inputsOf(name, whoAround(role))) {
          const answer = await probe(role, name, input)
          leaks.push(...answer.leaks)
          told.set(role, (told.get(role) ?? 0) + answer.found.length)
        }
      }
    }
    expect([...new Set(leaks)]).toEqual([])
    // Whoever may enter the layout is told something: the tokens are where they should be.
    for (const role of ROLES.filter((one) => one !== 'Registered')) {
      expect([role, (told.get(role) ?? 0) > 0]).toEqual([role, true])
    }
  }, 180_000)

  it('by the mails that somebody was sent or had sent', async () => {
    const leaks: string[] = []
    let read = 0
    for (const role of ROLES) {
      const inProject = { ProjectId: world.own.projectId }
      leaks.push(
        ...(await probe(role, 'mail.listOwnMails', { ...inProject, Box: 'sent', page: 1 })).leaks,
      )
      const mails = await server.database.rows<{ id: number }>(sql`
        select id::int as id from mails
        where ${world.principals[role].id} in (sender_id, user_id) order by random() limit 6`)
      for (const { id } of mails) {
        const { found, leaks: told } = await probe(role, 'mail.getMail', { ...inProject, Id: id })
        leaks.push(...told)
        read += found.length
      }
    }
    expect(leaks).toEqual([])
    expect(read).toBeGreaterThan(0)
  })

  it('by asking for a field by its name, which is refused like a field that does not exist', async () => {
    const leaks: string[] = []
    const unexpected: string[] = []
    for (const role of ROLES) {
      for (const UserId of whoAround(role)) {
        const refusalOf = async (Field: string) => {
          const answer = await clientOf(role).call('people.getFieldValues', {
            UserId,
            Fields: [Field],
          })
          const { requestId: _, ...told } = answer.body as { requestId?: string }
          return { ok: answer.ok, told: JSON.stringify(told) }
        }
        const nowhere = await refusalOf('no-such-field')
        for (const { name, level } of NAMES) {
          leaks.push(
            ...(await probe(role, 'people.getFieldValues', { UserId, Fields: [name] })).leaks,
          )
          leaks.push(...(await probe(role, 'people.revealField', { UserId, Name: name })).leaks)
          if (level >= ROLE_LEVEL[role]) continue
          const { ok, told } = await refusalOf(name)
          if (ok || told !== nowhere.told) unexpected.push(`${role} ${name}: ${told}`)
        }
      }
    }
    expect([leaks, unexpected]).toEqual([[], []])
  }, 120_000)

  it('by filtering, sorting or searching with it', async () => {
    const unexpected: string[] = []
    const { projectId } = world.own
    for (const role of ROLES) {
      for (const { name, level } of NAMES) {
        const place = name.startsWith('project') ? 'project' : 'person'
        const Value = write({ place, level, userId: world.linkedId })
        for (const call of ['grid.getActionsGridPage', 'grid.countActionsGrid'] as const) {
          const input = {
            ProjectId: projectId,
            ...(call === 'grid.getActionsGridPage' && { Page: 1 }),
          }
          const filtered = await clientOf(role).call(call, {
            ...input,
            Filter: [{ Field: name, Value, Match: 'equals' }],
          })
          if (level < ROLE_LEVEL[role] && filtered.ok) unexpected.push(`${role} ${call} ${name}`)
          const searched = await clientOf(role).call(call, { ...input, Search: Value })
          const found = searched.ok ? JSON.stringify(searched.body) : ''
          if (/"list":\[\{/.test(found)) unexpected.push(`${role} ${call} finds ${name}`)
        }
      }
    }
    expect(unexpected).toEqual([])
  }, 120_000)

  it('by being refused to change it', async () => {
    const leaks: string[] = []
    for (const role of ROLES) {
      for (const UserId of whoAround(role)) {
        for (const { name, level } of NAMES.filter((one) => one.level < ROLE_LEVEL[role])) {
          const change = { Name: name, Value: 'other', Old: 'what the page never showed' }
          leaks.push(
            ...(await probe(role, 'people.updateField', { UserId, ...change })).leaks,
            ...(await probe(role, 'people.updateFields', { UserId, Fields: [change] })).leaks,
            ...(await probe(role, 'people.updateFieldAsMentee', change)).leaks,
          )
          const stored = await server.database.one<{ changed: boolean }>(sql`
            select u.fields ->> ${name} = 'other' or u.email = 'other'
              or exists (select from memberships m
                where m.user_id = u.id and m.fields ->> ${name} = 'other') as changed
            from users u where u.id = ${UserId}`)
          if (stored.changed) leaks.push(`${role} changed ${name} of level ${level}`)
        }
      }
    }
    expect(leaks).toEqual([])
  }, 120_000)

  it('by any write that it may make', async () => {
    const writes = CALLS.filter(({ definition }) => definition.effect === 'write')
    const kept = writes.filter(
      ({ name }) =>
        !NOT_MADE.has(name) && !['identity.leaveProject', 'people.updateRoles'].includes(name),
    )
    const leaks: string[] = []
    for (const role of ROLES) {
      for (const { name } of kept) {
        const input = SAMPLES[name](targetOf(world, world.linkedId))
        leaks.push(...(await probe(role, name, input)).leaks)
      }
    }
    expect([...new Set(leaks)]).toEqual([])
  }, 120_000)
})
