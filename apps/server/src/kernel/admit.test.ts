import { readCall } from '@telemachos/contract/core/define-call'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { principal } from '../testing/principal.ts'
import type { AdmissionStep } from './admission.ts'
import { admit, admitCaller, admitRequest } from './admit.ts'

const call = readCall({
  path: '/api/probe/admit',
  summary: 'Is let through or not.',
  input: z.strictObject({}),
  output: z.strictObject({}),
  access: { roles: ['Mentor'], scope: 'self', guest: 'key' },
})

const refusal = (code: string) => expect.objectContaining({ code })

describe('what domains say about who is let through', () => {
  it('refuses at the point where it is asked', () => {
    const asking = { principal, cookies: { tea: 'green' }, input: { ProjectId: 2 } }
    const steps: AdmissionStep[] = [
      {},
      { refuseCaller: (_, { userId }) => (userId === 7 ? undefined : 'forbidden') },
      { refuseRequest: (_, __, { tea }) => (tea === 'green' ? 'view_ended' : undefined) },
      { refuseInProject: (_, __, projectId) => (projectId === 2 ? 'consent_required' : undefined) },
    ]
    expect(() => admitCaller(call, asking, steps)).not.toThrow()
    const other = { ...asking, principal: { ...principal, userId: 8 } }
    expect(() => admitCaller(call, other, steps)).toThrow(refusal('forbidden'))
    expect(() => admitRequest(call, asking, steps)).toThrow(refusal('view_ended'))
    expect(() => admitRequest(call, { ...asking, cookies: {} }, steps)).not.toThrow()
    const open = { ...call, access: { roles: 'everyone', scope: 'self' } as const }
    expect(() => admit(open, asking, steps)).toThrow(refusal('consent_required'))
    expect(admit(open, { ...asking, input: {} }, steps)).toMatchObject({ projectId: 1 })
  })

  it('admits a guest where a domain knows them, to calls that are open to guests alone', () => {
    const asking = { principal: undefined, cookies: { link: 'k' } }
    const steps: AdmissionStep[] = [{}, { admitsGuest: (_, { link }) => link === 'k' }]
    expect(() => admitCaller(call, asking, steps)).not.toThrow()
    const others = [
      () => admitCaller(call, { ...asking, cookies: {} }, steps),
      () => admitCaller(call, asking, []),
      () => admitCaller({ ...call, access: { roles: ['Mentor'], scope: 'self' } }, asking, steps),
    ]
    for (const other of others) expect(other).toThrow(refusal('unauthenticated'))
  })
})
