import { ROLES } from '@telemachos/contract/core/roles'
import { expect, it } from 'vitest'
import type { CallContext } from '../../../kernel/context.ts'
import { within } from './index.ts'

it('has statements of those planned for their values who have a handful of people or thousands', () => {
  const anew = ROLES.filter((role) => {
    const actor = { userId: 1, projectId: 1, role, level: 1 }
    const context = { actor, markReachChecked: () => undefined }
    return within(context as unknown as CallContext, { reads: 'all' }).isPlannedAnew
  })
  expect(anew.toSorted()).toEqual([
    'Coordinator',
    'Supervisor',
    'SupervisorLite',
    'SupervisorLitePlus',
  ])
})
