import { expect, test } from 'vitest'
import { checkFailureWords } from './check-failure-words.ts'
import { plant } from './planted.ts'

const FEATURE = 'apps/web/src/features/mail/mail-panel.tsx'

test.for([
  "toast(errorText(error, t), { kind: 'failed' })\n",
  "toast(isLate ? t('linking.meanwhile') : errorText(error, t))\n",
  "toast(error.message || t('core.failed.network'))\n",
  'const text = redeemed.error?.message\n',
])('what failed is said in one way: %s', (code) => {
  expect(checkFailureWords(plant({ [FEATURE]: code }))).toMatchObject([{ file: FEATURE, line: 1 }])
})

test('what a field is refused for, and what is told, is said as it is', () => {
  const code =
    "const text = error.fields[0]?.message ?? errorText(error, t)\ntoast(t('mail.resent'))\n"
  expect(checkFailureWords(plant({ [FEATURE]: code }))).toEqual([])
  expect(
    checkFailureWords(plant({ [FEATURE.replace('.tsx', '.test.tsx')]: 'said(error.message)\n' })),
  ).toEqual([])
})
