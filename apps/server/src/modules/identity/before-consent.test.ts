import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  fingerprint,
  type AuthorizationWorld,
  targetOf,
} from '../../testing/authorization-world.ts'
import { SAMPLES } from '../../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

const CALLS = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>).flatMap(([verb, { access }]) =>
    'anonymous' in access ? [] : { name: `${domain}.${verb}` as CallName, access },
  ),
)

/** What is open before consent, written a second time: identity, language, consent, and ways out. */
const OPEN: readonly string[] = [
  'identity.getIdentity',
  'identity.switchProject',
  'identity.setLanguage',
  'identity.endLoginAs',
  'identity.endView',
  'identity.getConsent',
  'identity.giveConsent',
  // Another project's invitation is no business of the one that waits.
  'imports.listOwnInvitations',
  'imports.answerInvitation',
  'people.getCurrentUser',
  'projects.getProject',
  // The page that asks for consent bears the project's logo.
  'projects.getLogo',
]

describe('before consent is given', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let waiting: TestClient

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    const settings = { Config: { gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 } } }
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb
      where id = ${world.own.projectId}`)
    waiting = await server.client().signIn('p-mentee')
  })
  afterAll(() => server.close())

  const codeOf = async (name: CallName): Promise<string> => {
    const target = targetOf(world, world.principals.Mentee.id)
    const answer = await waiting.call(name, SAMPLES[name](target))
    return answer.ok ? 'ok' : answer.body.code
  }

  it('every call that is not open by declaration is shut, and changes nothing', async () => {
    const before = await fingerprint(server.database)
    const unexpected: string[] = []
    for (const { name, access } of CALLS) {
      if (OPEN.includes(name)) continue
      const isAllowed = access.roles === 'everyone' || roleAllowed('Mentee', access.roles)
      const code = await codeOf(name)
      if (code !== (isAllowed ? 'consent_required' : 'forbidden'))
        unexpected.push(`${name}: ${code}`)
    }
    expect(unexpected).toEqual([])
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('the identity says so, and signing off works', async () => {
    expect(await waiting.ask('identity.getIdentity', {})).toMatchObject({ ConsentRequired: true })
    for (const { name } of CALLS) {
      if (!OPEN.includes(name)) continue
      expect(['consent_required', 'forbidden']).not.toContain(await codeOf(name))
    }
    expect((await waiting.call('identity.signOff', {})).status).toBe(302)
  })
})
