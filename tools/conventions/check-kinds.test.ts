import { expect, test } from 'vitest'
import { checkKinds } from './check-kinds.ts'
import { plant } from './planted.ts'

const FEATURE = 'apps/web/src/features/actions/action/action-facts.tsx'

test.for([
  ['if (Type === 18) show()\n', 1],
  ['\nconst isOne = ({ TypeId }: Action) => 7 === TypeId\n', 2],
  ['if (one.Status !== 1000) show()\n', 1],
  ['if (to === 2 || one.status === -1) show()\n', 1],
  ['if ([4, 5].includes(question.Type)) show()\n', 1, 1],
  ['switch (action.typeId) {\n  case 6:\n    show()\n}\n', 1],
] as const)('a kind is not compared with its number: %s', ([code, ...lines]) => {
  const found = checkKinds(plant({ [FEATURE]: code }))
  expect(found.map(({ line }) => line)).toEqual(lines)
})

test.for([
  'if (Type === QUESTION_TYPES.tableLines) show()\n',
  'if (response.status === 404 || response.status === 0) show()\n',
  "if (meeting.state === 'held') show()\n",
  'if (count === 7) show()\n',
])('others are compared with what they like: %s', (code) => {
  expect(checkKinds(plant({ [FEATURE]: code }))).toEqual([])
})

test('the contract itself has the numbers', () => {
  const file = 'packages/contract/src/actions/action-types.ts'
  expect(checkKinds(plant({ [file]: 'if (Type === 18) show()\n' }))).toEqual([])
})
