import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { principal } from '../testing/principal.ts'

const mentors = { roles: ['Mentor'], scope: 'project' } as const
const admins = { roles: ['Admin'], scope: 'project' } as const
const everyone = { roles: 'everyone', scope: 'self' } as const

describe('authorize', () => {
  it('acts in the role chosen in the session', () => {
    expect(authorize(mentors, principal, undefined)).toEqual({
      userId: 7,
      projectId: 1,
      role: 'Mentor',
      level: 3,
    })
    expect(() => authorize(admins, principal, 1)).toThrow('may not make this call')
  })

  it('acts in the most powerful role held in another project', () => {
    expect(authorize(everyone, principal, 2)?.role).toBe('Coordinator')
  })

  it('does not know a project to which the person does not belong', () => {
    expect(() => authorize(mentors, principal, 3)).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    )
  })

  it('falls back from a role that is no longer held to the first, not to the most powerful', () => {
    const demoted = { ...principal, projectId: 2, role: 'Supervisor' as const }
    expect(authorize(everyone, demoted, undefined)?.role).toBe('Mentee')
  })

  it('lets a SuperAdmin act anywhere, as SuperAdmin', () => {
    const root = { ...principal, superAdmin: true, memberships: new Map(), role: null }
    expect(authorize(admins, root, 99)).toMatchObject({
      role: 'SuperAdmin',
      projectId: 99,
      level: 0,
    })
  })

  it('lets somebody without any project make calls that are for everyone', () => {
    const newcomer = { ...principal, projectId: null, role: null, memberships: new Map() }
    expect(authorize(everyone, newcomer, undefined)).toBeUndefined()
    expect(() => authorize(mentors, newcomer, undefined)).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    )
  })
})
