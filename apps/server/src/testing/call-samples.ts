import { contract } from '@telemachos/contract'
import { giveExample } from '@telemachos/contract/core/define-call'
import type { ExampleIds } from '@telemachos/contract/core/example-ids'
import type { CallName } from './test-server.ts'

/** Called last, since whoever is let through is somebody else or gone. */
const LAST = ['people.updateRoles', 'identity.leaveProject']

/** A valid input for every call: its example, about the people and things that are given. */
export const SAMPLES = Object.fromEntries(
  Object.values(contract)
    .flatMap(({ domain, calls }) =>
      Object.entries(calls).map(
        ([verb, call]) =>
          [`${domain}.${verb}`, (ids: ExampleIds) => giveExample(call, ids)] as const,
      ),
    )
    .toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other)),
) as Record<CallName, (ids: ExampleIds) => object>
