import { expect, test } from 'vitest'
import { checkKernelWords } from './check-kernel-words.ts'
import { plant } from './planted.ts'

const KERNEL = 'apps/server/src/kernel'

test.for([
  ['const a = 1\nif (principal.awaitingConsent.has(7)) throw refused\n', 2],
  ['if (principal.standIn) audit()\n', 1],
  ['if (principal.impersonation === null) audit()\n', 1],
  ['const key = context.holderKey\n', 1],
  ['rooms.add(`assignedStaff:${project}`)\n', 1],
  ["import { KINDS } from '@telemachos/contract/notifications/kinds'\n", 1],
] as const)('the kernel knows no domain: %s', ([code, line]) => {
  const found = checkKernelWords(plant({ [`${KERNEL}/admit.ts`]: code }))
  expect(found.map((finding) => finding.line)).toEqual([line])
})

test('its tests, the contract’s core and the modules may say what they like', () => {
  const files = {
    [`${KERNEL}/admit.test.ts`]: 'const awaitingConsent = new Set()\n',
    [`${KERNEL}/admit.ts`]: "import { ROLES } from '@telemachos/contract/core/roles'\n",
    'apps/server/src/modules/identity/admission.ts': 'const awaitingConsent = new Set()\n',
  }
  expect(checkKernelWords(plant(files))).toEqual([])
})
