import { expect, test } from 'vitest'
import { checkStyleSizes } from './check-style-sizes.ts'
import { plant } from './planted.ts'

const STYLES = 'apps/web/src/features/people/people.module.css'

test.for([
  '  font-size: 14px;',
  '  font-size: 0.875rem;',
  '  font-size: 0.9em;',
  '  font-size: clamp(22px, 3vw, 28px);',
  '  font-size: var(--space-4);',
  '  border-radius: 8px;',
  '  border-radius: 50%;',
  '  border-radius: var(--radius) 4px;',
  '  border-radius: var(--space-2);',
  '  border-start-end-radius: 12px;',
])('a style writes no size of letters or corners: %s', (line) => {
  const found = checkStyleSizes(plant({ [STYLES]: `.a {\n${line}\n}\n` }))
  expect(found.map((finding) => finding.line)).toEqual([2])
  expect(found[0]?.message).toContain('shared/theme/tokens.css')
})

test('tokens, none and what stands around may be said', () => {
  const text = [
    '.a {\n  font-size: var(--text-small);\n  border-radius: var(--radius);\n}',
    '.b {\n  font-size: inherit;\n  border-radius: var(--radius) var(--radius-large) 0 0;\n}',
    '.c {\n  border-start-start-radius: 0;\n}',
  ].join('\n')
  expect(checkStyleSizes(plant({ [STYLES]: text }))).toEqual([])
})

test('an exception holds for its own file and value alone', () => {
  const said = '.a {\n  font-size: 0.875em;\n}\n'
  const allowed = 'apps/web/src/features/reports/queries/queries.module.css'
  expect(checkStyleSizes(plant({ [allowed]: said }))).toEqual([])
  expect(checkStyleSizes(plant({ [allowed]: said.replace('0.875em', '0.9em') }))).toHaveLength(1)
})
