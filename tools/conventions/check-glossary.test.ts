import { expect, test } from 'vitest'
import { checkCountedNouns, checkGlossary } from './check-glossary.ts'
import { plant } from './planted.ts'

const GLOSSARY = `
| Word | In English | Not |
| --- | --- | --- |
| έκδοση | version | \`εκδοχ*\` |
| έως | until | \`μέχρι\`, \`ως τότε\` |
| όσοι | whoever | \`όποιος\`, \`συνδεδεμένοι\` |
`

const planted = (el: string, key = 'users.planted') =>
  plant({
    'docs/glossary.md': GLOSSARY,
    'packages/contract/src/users/texts.ts': `export const usersTexts = ${JSON.stringify({ [key]: { el, en: 'Planted' } })}\n`,
  })

test.for([
  'Παλαιότερες εκδοχές',
  'Εκδοχή 2',
  'Ισχύει μέχρι αύριο',
  'Ως τότε μένει',
  'Όποιος το έγραψε',
  'Είστε συνδεδεμένοι',
])('a thing is called by its one word: %s', async (el) => {
  expect(await checkGlossary(planted(el))).toMatchObject([{ rule: 'glossary' }])
})

test.for(['Παλαιότερες εκδόσεις', 'Συνεχίζετε ως μέντορας', 'έως τότε'])(
  'what is no other word is left alone: %s',
  async (el) => {
    expect(await checkGlossary(planted(el))).toEqual([])
  },
)

test.for(['{count} δράσεις', 'Βρέθηκαν {found} άτομα'])(
  'what stands behind a number has a form for one: %s',
  async (el) => {
    expect(await checkCountedNouns(planted(el))).toMatchObject([{ rule: 'counted-nouns' }])
    expect(await checkCountedNouns(planted(el, 'users.planted_other'))).toEqual([])
  },
)

test.for(['{count} από {of}', 'Δράσεις: {count}', '{name} γράφει'])(
  'a number without a noun needs none: %s',
  async (el) => {
    expect(await checkCountedNouns(planted(el))).toEqual([])
  },
)
