import { describe, expect, test } from 'vitest'
import { checkSignedOutTexts } from './check-signed-out-texts.ts'
import { checkPageTexts } from './check-page-texts.ts'
import { checkRuleTexts, checkTextKeys, checkTextTables } from './check-text-tables.ts'
import { plant } from './planted.ts'

describe('texts in the page’s code', () => {
  test.for([
    ['in an element', 'export const A = () => <p>Saved</p>'],
    ['in Greek', 'export const A = () => <p>Αποθηκεύτηκε</p>'],
    ['in an attribute', 'export const A = () => <img alt="a cat" />'],
    ['in braces', "export const A = () => <p aria-label={'close'} />"],
    ['as a child in braces', "export const A = () => <p>{'Saved'}</p>"],
    ['in a condition', "export const A = ({ b }) => <p>{b ? t('x.y') : 'Not saved'}</p>"],
    ['after ||', "export const A = ({ b }) => <p title={b || 'none'} />"],
    ['in a template', 'export const A = ({ n }) => <p>{`${n} people`}</p>'],
    ['in a notification', "show({ message: 'It was saved' })"],
    ['in Greek anywhere', "const words = ['ναι']"],
  ] as const)('are found %s', ([, code]) => {
    const root = plant({ 'apps/web/src/a.tsx': `// planted\n${code}\n` })
    expect(checkPageTexts(root)).toMatchObject([{ file: 'apps/web/src/a.tsx', line: 2 }])
  })

  test.for([
    'export const A = () => <p className="wide">{t(\'users.name\')} · 12 %</p>',
    'export const A = () => <input type="text" aria-label={t(\'users.name\')} placeholder="0,00" />',
    'export const A = () => <kbd>Ctrl</kbd>',
    "const column = { label: 'users.name', title: 'name', description: `${a} ${b}` }",
  ])('are not seen in %s', (code) => {
    expect(checkPageTexts(plant({ 'apps/web/src/a.tsx': code }))).toEqual([])
  })

  test('are allowed in tests', () => {
    expect(checkPageTexts(plant({ 'apps/web/src/a.test.tsx': "const a = 'Ναι, τώρα'" }))).toEqual(
      [],
    )
  })
})

describe('the text tables', () => {
  test.for([
    ['an empty Greek text', { el: ' ', en: 'Yes' }],
    ['an empty English text', { el: 'Ναι', en: '' }],
    ['English in the place of Greek', { el: 'Yes {name}', en: 'Yes {name}' }],
    ['Greek in the place of English', { el: 'Ναι', en: 'Ναι' }],
    ['another placeholder', { el: 'Γεια {name}', en: 'Hello {nam}' }],
    ['a placeholder in one language', { el: 'Γεια', en: 'Hello {name}' }],
  ] as const)('may not hold %s', async ([, text]) => {
    expect(await checkTextTables(plant(table({ 'users.yes': text })))).toHaveLength(1)
  })

  test('may hold complete texts, and names that are the same everywhere', async () => {
    const texts = {
      'users.hello': { el: 'Γεια {name}, {count} μηνύματα', en: '{count} messages, {name}' },
      'users.pdf': { el: 'PDF', en: 'PDF' },
      'users.range': { el: '{from}–{to}', en: '{from}–{to}' },
    }
    expect(await checkTextTables(plant(table(texts)))).toEqual([])
  })

  test('may not hold a key twice', async () => {
    const yes = { 'users.yes': { el: 'Ναι', en: 'Yes' } }
    const root = plant({ ...table(yes), ...table(yes, 'more-texts') })
    expect(await checkTextTables(root)).toMatchObject([
      { message: expect.stringContaining('packages/contract/src/users/more-texts.ts') },
    ])
  })
})

describe('the keys of texts', () => {
  const texts = {
    'users.used': { el: 'Ναι', en: 'Yes' },
    'users.many_one': { el: 'Ένας', en: 'One' },
    'users.many_other': { el: 'Πολλοί', en: 'Many' },
    'users.idle': { el: 'Όχι', en: 'No' },
    'error.gone': { el: 'Χάθηκε', en: 'Gone' },
  }
  const page =
    "const a = t('users.used') + i18n.t('users.many', { count: 2 }) + t(`error.${code}`)\n"

  test('that nothing uses are found', async () => {
    const root = plant({ ...table(texts), 'apps/web/src/a.ts': page })
    expect(await checkTextKeys(root)).toMatchObject([
      { rule: 'used-texts', file: 'packages/contract/src/users/texts.ts', line: 1 },
    ])
  })

  test('that no table has are found where they are asked for', async () => {
    const more = `const b = 'users.idle'\n${page}const c = t('users.none')\n`
    const root = plant({ ...table(texts), 'apps/web/src/a.ts': more })
    expect(await checkTextKeys(root)).toMatchObject([
      { rule: 'known-texts', file: 'apps/web/src/a.ts', line: 3 },
    ])
  })
})

test('rules by which the server refuses have a text each', async () => {
  const texts = { 'rule.late': { el: 'Είναι αργά.', en: 'It is late.' } }
  const code = "if (a) throw ruleViolated('late')\nif (b) throw refuseField('Name', 'lost')\n"
  const root = plant({ ...table(texts), 'apps/server/src/a.ts': code })
  expect(await checkRuleTexts(root)).toMatchObject([
    { rule: 'rule-texts', file: 'apps/server/src/a.ts', line: 2 },
  ])
})

function table(texts: object, name = 'texts'): Record<string, string> {
  return {
    [`packages/contract/src/users/${name}.ts`]: `export const usersTexts = ${JSON.stringify(texts)}\n`,
  }
}

describe('the texts of the door', () => {
  const ROOT = 'apps/web/src/features/identity/sign-in-root.tsx'

  test.for([
    ['a text of another area', "import './a.ts'", "t('users.person.tabs')"],
    ['one that is put together', "void import('./a.ts')", 't(`users.person.tab.${state}`)'],
  ] as const)('lack %s', ([, reach, use]) => {
    const file = 'apps/web/src/features/identity/a.ts'
    const root = plant({ [ROOT]: `${reach}\n`, [file]: `// planted\n${use}\n` })
    expect(checkSignedOutTexts(root)).toMatchObject([{ file, line: 2 }])
  })

  test('are enough for what is not reached, and for their own', () => {
    const root = plant({
      [ROOT]: "t('identity.signIn.title')\n",
      'apps/web/src/features/identity/a.ts': "t('users.person.tabs')\n",
    })
    expect(checkSignedOutTexts(root)).toEqual([])
  })
})
