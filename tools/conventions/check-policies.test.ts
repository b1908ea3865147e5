import { expect, test } from 'vitest'
import { checkPolicies } from './check-policies.ts'
import { plant } from './planted.ts'

const MAIL = 'apps/server/src/modules/mail'

test.for([
  ["import { notFound } from '../../kernel/errors.ts'\nthrow notFound('mail 7')\n", 1],
  ["import { access as open } from '../../kernel/policy.ts'\n", 1],
  ["const code = 1\nthrow new AppError('forbidden', { reason: 'not theirs' })\n", 2],
] as const)('an access error belongs to the policy: %s', ([code, line]) => {
  const found = checkPolicies(plant({ [`${MAIL}/read-mail.ts`]: code }))
  expect(found.map((finding) => finding.line)).toEqual([line])
  expect(checkPolicies(plant({ [`${MAIL}/policy.ts`]: code }))).toEqual([])
})

test('what a rule of the domain refuses is the use case’s own', () => {
  const code = "throw new AppError('conflict', { details: { Revision: 2 } })\n"
  expect(checkPolicies(plant({ [`${MAIL}/write-mail.ts`]: code }))).toEqual([])
})
