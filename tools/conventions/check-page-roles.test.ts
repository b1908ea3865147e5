import { expect, test } from 'vitest'
import { checkPageRoles } from './check-page-roles.ts'
import { plant } from './planted.ts'

const FEATURE = 'apps/web/src/features/grid/export/totals-button.tsx'

test.for([
  ["const { Role } = useIdentity()\nif (Role !== 'Admin') hide()\n", 2],
  ["if (!['Coordinator', 1].includes(role)) hide()\n", 1],
  ["import { OVERSEEING_ROLES } from '@telemachos/contract/core/roles'\n", 1],
  ["import { roleAllowed } from '@telemachos/contract/core/roles'\n", 1],
] as const)('a role decides no call on the page: %s', ([code, line]) => {
  const found = checkPageRoles(plant({ [FEATURE]: code }))
  expect(found.map((finding) => finding.line)).toEqual([line])
})

test('types, tests and other words name what they like', () => {
  const code = "type One = Meeting['Mentee']\nconst tab = t('identity.role.Mentor')\n"
  expect(checkPageRoles(plant({ [FEATURE]: code }))).toEqual([])
  expect(
    checkPageRoles(plant({ [FEATURE.replace('.tsx', '.test.tsx')]: "const role = 'Admin'\n" })),
  ).toEqual([])
})

test('a file stays on the list only as long as it names a role', () => {
  const file = 'apps/web/src/app/root-redirect.tsx'
  expect(checkPageRoles(plant({ [file]: "if (Role === 'Registered') go()\n" }))).toEqual([])
  expect(checkPageRoles(plant({ [file]: 'go()\n' }))).toMatchObject([{ file, line: 1 }])
})
