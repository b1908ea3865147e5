import { ROLES } from '@telemachos/contract/core/roles'
import { expect, it } from 'vitest'
import type { CallContext } from '../../kernel/context.ts'
import { reachOf } from './reach.ts'

it('has statements of those planned for their values who have a handful of people or thousands', () => {
  const anew = ROLES.filter((role) => {
    const actor = { userId: 1, projectId: 1, role, level: 1 }
    const context = { actor, markReachChecked: () => undefined }
    return reachOf(context as unknown as CallContext).isPlannedAnew
  })
  expect(anew.toSorted()).toEqual([
    'Coordinator',
    'Supervisor',
    'SupervisorLite',
    'SupervisorLitePlus',
  ])
})
