import { contract } from '@telemachos/contract'
import {
  impersonationRefusal,
  isRefusedInArchive,
  roleMayCall,
} from '@telemachos/contract/core/admission'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { ROLES } from '@telemachos/contract/core/roles'
import 'virtual:every-call'
import { describe, expect, it } from 'vitest'
import type { CallName } from './contract-types.ts'
import type { Identity } from './identity.ts'
import { mayMake, roleIn } from './may.ts'

const CALLS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls).map(
    ([verb, call]) => [`${domain}.${verb}` as CallName, call as CallDefinition] as const,
  ),
)

const impersonating = (Mode: 'acting' | 'viewing'): Identity['StandIn'] => ({
  Mode,
  Admin: { Id: 1, FirstName: 'Άννα', LastName: 'Διαχειρίστρια' },
})

/** As the server decides, with the contract itself (kernel/authorize.ts and kernel/admit.ts). */
function isLetThrough(call: CallDefinition, role: (typeof ROLES)[number]) {
  const { access } = call
  const isOpen = 'anonymous' in access || roleMayCall(access.roles, role)
  return {
    own: isOpen,
    archived: isOpen && !isRefusedInArchive(call),
    impersonated: isOpen && impersonationRefusal(call, 'acting') === undefined,
  }
}

describe('what the page offers', () => {
  it.each(ROLES)('is what the server lets through: %s', (Role) => {
    for (const [name, call] of CALLS) {
      const expected = isLetThrough(call, Role)
      const found = {
        own: mayMake({ Role, StandIn: null }, name),
        archived: mayMake({ Role, StandIn: null, isArchived: true }, name),
        impersonated: mayMake({ Role, StandIn: impersonating('acting') }, name),
      }
      expect([name, found]).toEqual([name, expected])
      // What is viewed looks as it does to the person.
      const viewed = mayMake({ Role, StandIn: impersonating('viewing') }, name)
      expect([name, viewed]).toEqual([name, expected.impersonated])
    }
  })

  it('is for who has no role yet only what is for everyone', () => {
    const newcomer = { Role: null, StandIn: null }
    expect(mayMake(newcomer, 'identity.getIdentity')).toBe(true)
    expect(mayMake(newcomer, 'actions.listActions')).toBe(false)
  })

  it('tells roles and impersonation apart', () => {
    const own = { Role: 'Admin', StandIn: null } as const
    expect(mayMake(own, 'privacy.eraseUser')).toBe(true)
    expect(mayMake({ ...own, Role: 'ProjectManager' }, 'privacy.eraseUser')).toBe(false)
    expect(mayMake({ ...own, StandIn: impersonating('acting') }, 'privacy.eraseUser')).toBe(false)
  })
})

describe('the role in a project', () => {
  const project = (Id: number, Roles: Identity['Roles']) => ({
    Id,
    url: '',
    Descr: '',
    Roles,
    ArchivedAt: null,
  })
  const identity: Parameters<typeof roleIn>[0] = {
    ProjectId: 1,
    Role: 'Mentor',
    Projects: [project(1, ['Admin', 'Mentor']), project(2, ['Mentor', 'Supervisor'])],
  }

  it('is the chosen one in the current project, the most powerful in others, none elsewhere', () => {
    expect([1, 2, 3].map((id) => roleIn(identity, id))).toEqual(['Mentor', 'Supervisor', null])
  })
})
