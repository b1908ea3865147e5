import { expect, test } from 'vitest'
import { checkAddresses } from './check-addresses.ts'
import { plant } from './planted.ts'

test.each([
  "const to = '/gdpr'",
  'const to = `/gdpr?returnUrl=${here}`',
  "const to = '/demo/mentor/mentee/7'",
  'const to = `/${url}/mentor/mentee/${id}`',
  'const to = `/${url}/`',
  'const to = <a href="/account/logoff">Off</a>',
  'const to = `/api/quest/file?${query}`',
  'const to = new URL(`/resetpassword/${token}`, publicUrl)',
])('finds %s', (line) => {
  const findings = checkAddresses(plant({ 'apps/web/src/features/a/b.tsx': `\n${line}\n` }))
  expect(findings).toMatchObject([{ rule: 'written-addresses', line: 2 }])
  expect(checkAddresses(plant({ 'apps/server/src/modules/a/b.tsx': line }))).toHaveLength(1)
})

test.each([
  "const to = pathOf('root.gdpr')",
  "const icon = '/icon.svg'",
  "const start = '/'",
  "const list = path.replace(one, '/list')",
  "const type = 'text/plain'",
  'const share = `${done}/${all}`',
])('leaves %s alone', (line) => {
  expect(checkAddresses(plant({ 'apps/web/src/features/a/b.tsx': line }))).toEqual([])
})
