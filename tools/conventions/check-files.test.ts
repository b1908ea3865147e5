import { expect, test } from 'vitest'
import { checkNames, checkSizes, checkStrangers, checkVersions } from './check-files.ts'
import { plant } from './planted.ts'

test('names are in kebab-case, folders too', () => {
  const root = plant({
    'README.md': '',
    '.ci/run': '',
    'a/good-name.test.ts': '',
    'a/badName.ts': '',
    'Bad/name.ts': '',
    'a/snake_case.sql': '',
  })
  expect(checkNames(root).map(({ file }) => file)).toEqual([
    'Bad/name.ts',
    'a/badName.ts',
    'a/snake_case.sql',
  ])
})

test('a file has at most 400 lines, a test 500, a table of texts as many as it needs', () => {
  const root = plant({
    'a/fits.ts': 'x\n'.repeat(400),
    'a/long.ts': 'x\n'.repeat(401),
    'a/fits.test.ts': 'x\n'.repeat(500),
    'a/long.test.ts': 'x\n'.repeat(501),
    'packages/contract/src/users/texts.ts': 'x\n'.repeat(2_000),
  })
  expect(checkSizes(root).map(({ file }) => file)).toEqual(['a/long.test.ts', 'a/long.ts'])
})

test('nothing names a machine, a registry or a content network', () => {
  const host = (name: string) => `link to https:${'//'}${name}/x`
  const folder = (name: string) => `in ${'/'}${name}${'/'}x`
  const root = plant({
    'a/host.html': `line\n${host('fonts.googleapis.com')}`,
    'a/network.ts': host('cdn.example.org'),
    'a/registry.md': host('registry.npmjs.org'),
    'a/folder.ts': folder('work'),
    'a/fine.md': `${host('www.w3.org')} ${folder('var')} ${folder('src/work')}`,
    'package-lock.json': host('registry.npmjs.org'),
  })
  expect(checkStrangers(root).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'a/folder.ts:1',
    'a/host.html:2',
    'a/network.ts:1',
    'a/registry.md:1',
  ])
})

test('dependencies have exact versions', () => {
  const root = plant({
    'a/package.json': JSON.stringify({
      dependencies: { exact: '1.2.3', caret: '^1.2.3' },
      devDependencies: { beta: '18.4.0-beta.17', newest: 'latest' },
      optionalDependencies: { star: '1.x' },
    }),
  })
  expect(checkVersions(root).map(({ message }) => message)).toEqual([
    'asks for caret ^1.2.3: name one exact version',
    'asks for newest latest: name one exact version',
    'asks for star 1.x: name one exact version',
  ])
})
