import type { Role } from '@telemachos/contract/core/roles'
import { describe, expect, it } from 'vitest'
import { principal } from '../../testing/principal.ts'
import { outranks } from './standing.ts'

const admin = { projectId: 1, role: 'Admin' } as const
const standing = (...places: [projectId: number, ...roles: Role[]][]) => ({
  superAdmin: false,
  places: places.map(([projectId, ...roles]) => ({ projectId, roles })),
})

describe('outranks', () => {
  it('is true of whoever has more power in each of the projects', () => {
    expect(outranks(principal, admin, standing([1, 'ProjectManager', 'Mentee']))).toBe(true)
    expect(outranks(principal, admin, standing([1, 'Mentor'], [2, 'Mentor']))).toBe(true)
    expect(outranks(principal, admin, standing())).toBe(true)
  })

  it('is false where the other has as much in one of them', () => {
    expect(outranks(principal, admin, standing([1, 'Mentee', 'Admin']))).toBe(false)
    expect(outranks(principal, admin, standing([1, 'Mentee'], [2, 'Supervisor']))).toBe(false)
  })

  it('is false where the other is in a project to which one does not belong', () => {
    expect(outranks(principal, admin, standing([1, 'Mentee'], [3, 'Registered']))).toBe(false)
  })

  it('counts the role that is acted in, not the strongest that is held there', () => {
    const mentor = { projectId: 1, role: 'Mentor' } as const
    expect(outranks(principal, mentor, standing([1, 'Coordinator']))).toBe(false)
    expect(outranks(principal, mentor, standing([1, 'Mentee']))).toBe(true)
  })

  it('is true of a SuperAdmin of anybody, and of nobody else of a SuperAdmin', () => {
    const other = { ...standing([1, 'Mentee']), superAdmin: true }
    expect(outranks(principal, admin, other)).toBe(false)
    expect(outranks(principal, { projectId: 1, role: 'SuperAdmin' }, other)).toBe(true)
  })
})
