import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { ExampleIds } from '@telemachos/contract/core/example-ids'
import { roleAllowed, ROLES, type Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAuthorizationWorld,
  fingerprint,
  type AuthorizationWorld,
  targetOf,
} from '../testing/authorization-world.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Principal } from '../kernel/context.ts'
import { AppError } from '../kernel/errors.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import { principal } from '../testing/principal.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'

type Who = 'self' | 'linked' | 'foreign' | 'stranger'

/** What a call's sample takes from its target: a call that takes a person names one. */
function needsOf(name: CallName): ReadonlySet<string> {
  const taken = new Set<string>()
  const recorder = new Proxy({} as ExampleIds, {
    get: (_target, key) => {
      taken.add(String(key))
      return 1
    },
  })
  SAMPLES[name](recorder)
  return taken
}

/** Lists leave out who is out of reach, instead of refusing. */
const LEAVES_OUT = new Set<string>([
  'people.getUsersByIds',
  'submissions.summarize',
  'indicators.getStatistics',
])

/** Calls about people that are always open for the caller's own. */
const OWN_TOO = new Set<string>([
  'people.getSubjectIds',
  'meetings.getAvailability',
  'people.getFieldValues',
  'people.revealField',
  'people.updateField',
  'people.updateFields',
  'people.getAccount',
])
/** What would make the client somebody else for all calls that follow. */
const NOT_MADE = new Set<string>(['identity.signIn', 'identity.signOff', 'identity.viewAs'])

/** Whom each role may touch, written a second time from the decisions, not from the code. */
const TOUCHES: Record<Role, readonly Who[]> = {
  SuperAdmin: ['linked', 'foreign'],
  Admin: ['self', 'linked', 'foreign'],
  ProjectManager: ['self', 'linked', 'foreign'],
  Microdata: ['self', 'linked', 'foreign'],
  Coordinator: ['linked'],
  Supervisor: ['linked'],
  SupervisorLite: ['linked'],
  SupervisorLitePlus: ['linked'],
  Mentor: ['linked'],
  Mentee: ['self'],
  Translator: ['self'],
  Registered: ['self'],
}

/**
 * Roles that reach the same people in the same way: one of each that may make a call is tried over
 * HTTP. That each role is let through or not is the decision's own test, below.
 */
const CLASSES: readonly (readonly Role[])[] = [
  ['SuperAdmin'],
  ['Admin', 'ProjectManager', 'Microdata'],
  ['Coordinator'],
  ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'],
  ['Mentor'],
  ['Mentee'],
  ['Registered', 'Translator'],
]

function isAllowed(name: CallName, role: Role): boolean {
  const { access } = definitionOf(name)
  if ('anonymous' in access || access.roles === 'everyone') return true
  return roleAllowed(role, access.roles)
}

interface Attempt {
  readonly name: CallName
  readonly role: Role
  readonly place: 'own' | 'other'
  readonly who: Who
}

/** The status that a refusal must have; undefined where the call is to be let through. */
function expectedRefusal({ name, role, place, who }: Attempt): number | undefined {
  const { access } = definitionOf(name)
  if ('anonymous' in access) return undefined
  const needs = needsOf(name)
  if (needs.has('projectId') && place === 'other' && role !== 'SuperAdmin') return 404
  if (access.roles !== 'everyone' && !roleAllowed(role, access.roles)) return 403
  if (name === 'identity.changePassword') {
    const mayTouch = role === 'SuperAdmin' || (role === 'Admin' && who !== 'stranger')
    return who === 'self' || mayTouch ? undefined : 404
  }
  const namesAction = ['actionId', 'meetingId', 'questActionId'].some((need) => needs.has(need))
  if (namesAction && !needs.has('projectId') && place === 'other') return 404
  if (OWN_TOO.has(name) && who === 'self') return undefined
  const namesPerson = ['personId', 'bookingId', 'answerSetId'].some((need) => needs.has(need))
  if (!namesPerson || access.scope !== 'relation' || LEAVES_OUT.has(name)) return undefined
  // A call that names neither project nor action is about the session's own project.
  const isElsewhere = place === 'other' && (needs.has('projectId') || namesAction)
  if (isElsewhere) return role === 'SuperAdmin' && who === 'stranger' ? undefined : 404
  const isMenteeCall = /^(action|meetings\.|quest)/.test(name)
  const touches =
    TOUCHES[role].includes(who) && (who !== 'self' || role === 'Mentee' || !isMenteeCall)
  return touches ? undefined : 404
}

function definitionOf(name: CallName): CallDefinition {
  const [domain, verb] = name.split('.')
  const group = Object.entries(contract).find(([key]) => key === domain)?.[1]
  const definition = Object.entries(group?.calls ?? {}).find(([key]) => key === verb)?.[1]
  if (!definition) throw new Error(`no call ${name}`)
  return definition
}

const NAMES = Object.keys(SAMPLES) as CallName[]
const NOT_THERE = 2_000_000_000

describe('the decision by call, role and project', () => {
  const OWN = 1
  const principalAs = (role: Role): Principal => ({
    ...principal,
    superAdmin: role === 'SuperAdmin',
    projectId: OWN,
    role,
    memberships: new Map(role === 'SuperAdmin' ? [] : [[OWN, [role]]]),
  })
  const decide = (name: CallName, role: Role, projectId: number | undefined) => {
    const { access } = definitionOf(name)
    if ('anonymous' in access) return 'open'
    try {
      return authorize(access, principalAs(role), projectId)?.role ?? 'nobody'
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  it.each(NAMES)('%s', (name) => {
    const { access } = definitionOf(name)
    if ('anonymous' in access) return
    for (const role of ROLES) {
      const expected = isAllowed(name, role) ? role : 'forbidden'
      expect([role, decide(name, role, undefined)]).toEqual([role, expected])
      expect([role, decide(name, role, OWN)]).toEqual([role, expected])
      // A project to which one does not belong is not there, whatever the role.
      const isElsewhere = role !== 'SuperAdmin'
      const nobody = access.roles === 'everyone' ? 'nobody' : 'not_found'
      expect([role, decide(name, role, 2)]).toEqual([role, isElsewhere ? nobody : expected])
    }
  })
})

describe('authorisation: every call, class of reach, place and person', () => {
  let server: TestServer
  let world: AuthorizationWorld
  const clients = new Map<Role, TestClient>()

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    for (const role of ROLES) {
      clients.set(role, await server.client().signIn(world.principals[role].username))
    }
  }, 60_000)
  afterAll(() => server.close())

  const targetOfAttempt = ({ role, place, who }: Attempt): ExampleIds => {
    const personId = {
      self: world.principals[role].id,
      linked: world.linkedId,
      foreign: world.foreignId,
      stranger: world.strangerId,
    }[who]
    return targetOf(world, personId, place)
  }
  const attempts = (name: CallName): Attempt[] => {
    const roles = CLASSES.flatMap((roles) => roles.find((role) => isAllowed(name, role)) ?? [])
    const open: Attempt[] = roles.flatMap((role) =>
      (['own', 'other'] as const).flatMap((place) =>
        // Oneself last: a role that is taken from oneself opens nothing any more.
        (['linked', 'foreign', 'stranger', 'self'] as const).map((who) => ({
          name,
          role,
          place,
          who,
        })),
      ),
    )
    const shut = ROLES.find((role) => !isAllowed(name, role))
    if (shut) open.push({ name, role: shut, place: 'own', who: 'linked' })
    // To a call that takes no person it is the same, whomever one means: it is made once.
    const asked = (attempt: Attempt): string =>
      JSON.stringify([
        attempt.role,
        attempt.place,
        expectedRefusal(attempt),
        SAMPLES[name](targetOfAttempt(attempt)),
      ])
    const distinct = new Map(open.toReversed().map((attempt) => [asked(attempt), attempt]))
    return [...distinct.values()].toReversed()
  }
  const make = (attempt: Attempt, target = targetOfAttempt(attempt)) =>
    clients.get(attempt.role)!.call(attempt.name, SAMPLES[attempt.name](target))

  it('covers the whole contract', () => {
    const declared = Object.entries(contract).flatMap(([domain, { calls }]) =>
      Object.keys(calls).map((verb) => `${domain}.${verb}`),
    )
    expect(NAMES.toSorted()).toEqual(declared.toSorted())
  })

  it('refuses everybody who has not signed in', async () => {
    const before = await fingerprint(server.database)
    for (const name of NAMES) {
      const { access } = definitionOf(name)
      if ('anonymous' in access) continue
      const answer = await server
        .client()
        .call(name, SAMPLES[name](targetOf(world, world.linkedId)))
      // A token that opens nothing is not told from one that is not there.
      const isByToken = access.guest === 'token'
      expect([name, answer.status]).toEqual([name, isByToken ? 404 : 401])
    }
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('refuses whoever sends the key of a link that was never opened', async () => {
    const before = await fingerprint(server.database)
    for (const name of NAMES) {
      const { access } = definitionOf(name)
      if ('anonymous' in access) continue
      const client = server.client()
      client.cookie = `telemachos-link=${'A'.repeat(43)}`
      const answer = await client.call(name, SAMPLES[name](targetOf(world, world.linkedId)))
      expect([name, answer.status]).toEqual([name, access.guest === undefined ? 401 : 404])
    }
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('refuses what is not allowed, changes nothing, and does not tell whether it exists', async () => {
    const before = await fingerprint(server.database)
    const unexpected: string[] = []
    let denials = 0
    for (const attempt of NAMES.flatMap(attempts)) {
      const refusal = expectedRefusal(attempt)
      if (refusal === undefined) continue
      denials += 1
      const answer = await make(attempt)
      const label = Object.values(attempt).join(' ')
      if (answer.status !== refusal) unexpected.push(`${label}: ${answer.status}, not ${refusal}`)
      else if (refusal === 404) {
        const target = targetOfAttempt(attempt)
        const nowhere = await make(attempt, {
          ...target,
          personId: NOT_THERE,
          bookingId: NOT_THERE,
          answerSetId: NOT_THERE,
          ...(attempt.place === 'other' && { projectId: NOT_THERE }),
        })
        const { requestId: _a, ...told } = answer.body as { requestId: string }
        const { requestId: _b, ...untold } = nowhere.body as { requestId: string }
        if (JSON.stringify(told) !== JSON.stringify(untold))
          unexpected.push(`${label}: tells that it exists`)
      }
    }
    expect(unexpected).toEqual([])
    expect(denials).toBeGreaterThan(NAMES.length)
    expect(await fingerprint(server.database)).toEqual(before)
  }, 180_000)

  it('lets through what is allowed', async () => {
    const unexpected: string[] = []
    for (const attempt of NAMES.flatMap(attempts)) {
      if (expectedRefusal(attempt) !== undefined || NOT_MADE.has(attempt.name)) continue
      if (attempt.place === 'other') continue
      const answer = await make(attempt)
      if (answer.ok || [409, 422].includes(answer.status)) continue
      const label = Object.values(attempt).join(' ')
      if (answer.status >= 500 || [401, 403].includes(answer.status))
        unexpected.push(`${label}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(unexpected).toEqual([])
  }, 180_000)
})
