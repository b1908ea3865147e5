import { expect, test } from 'vitest'
import { checkDirections } from './check-directions.ts'
import { plant } from './planted.ts'

const STYLES = 'apps/web/src/features/people/people.module.css'
const COMPONENT = 'apps/web/src/features/people/people.tsx'

test.for([
  '  margin-left: 8px;',
  '  border-right: 1px solid;',
  '  left: 0;',
  '  text-align: right;',
  '  border-top-left-radius: 4px;',
  '  transform-origin: left;',
  '  padding: 0 8px 0 16px;',
  '  inset: 0 0 0 auto;',
  '  background: url(a.svg) no-repeat right 10px center;',
  '  margin: 0 calc(1px + 2px) 0 0;',
])('a style names no side of the screen: %s', (line) => {
  const found = checkDirections(plant({ [STYLES]: `.a {\n${line}\n}\n` }))
  expect(found.map((finding) => finding.line)).toEqual([2])
})

test('a component’s own styles name none either', () => {
  const code = 'const a = <p style={{ paddingLeft: 8 }} />\n'
  expect(checkDirections(plant({ [COMPONENT]: code }))).toHaveLength(1)
})

test('both sides alike, what is meant of a picture and a screen’s own edges may be said', () => {
  const text = [
    '.a {\n  margin-inline-start: 8px;\n  padding: 1px 2px 3px 2px;\n}',
    '.b {\n  /* Physical: of a picture. */\n  left: 0;\n}',
    '.c {\n  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);\n}',
  ].join('\n')
  expect(checkDirections(plant({ [STYLES]: text }))).toEqual([])
})
