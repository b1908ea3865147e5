import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { principal } from '../testing/principal.ts'
import { inPlace } from './place.ts'

const everyone = { roles: 'everyone', scope: 'self' } as const
const roleIn = (header: unknown) => {
  const actor = authorize(everyone, inPlace(principal, header), undefined)
  return [actor?.projectId, actor?.role]
}

describe('inPlace', () => {
  it('acts where the page stands, in the role that it shows', () => {
    expect(roleIn('2 Mentee')).toEqual([2, 'Mentee'])
    expect(roleIn('1 Admin')).toEqual([1, 'Admin'])
  })

  it('grants no role that is not held there', () => {
    expect(roleIn('2 Admin')).toEqual([2, 'Mentee'])
    expect(roleIn('2 SuperAdmin')).toEqual([2, 'Mentee'])
    expect(roleIn('2 nonsense')).toEqual([2, 'Mentee'])
  })

  it.each([undefined, '', '3 Admin', '2', ' 2 Mentee', '0 Mentee', '99999999999 Admin', 'x'])(
    'stays where the session is for %j',
    (header) => expect(roleIn(header)).toEqual([1, 'Mentor']),
  )

  it('lets a SuperAdmin stand anywhere', () => {
    const root = { ...principal, superAdmin: true, memberships: new Map(), role: null }
    expect(inPlace(root, '9 SuperAdmin')).toMatchObject({ projectId: 9, role: 'SuperAdmin' })
    expect(inPlace(root, '9999999999 SuperAdmin')).toBe(root)
  })
})
