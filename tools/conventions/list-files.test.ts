import { expect, test } from 'vitest'
import { plant } from './planted.ts'
import { listFiles } from './repository.ts'

test('what is installed, built or stored is no file of the repository; a domain named data is', () => {
  const root = plant({
    'data/files/1': '',
    'dist/main.js': '',
    'apps/web/node_modules/x/index.js': '',
    'apps/web/dist/main.js': '',
    'packages/contract/src/data/texts.ts': '',
    'server.log': '',
    'README.md': '',
  })
  expect(listFiles(root)).toEqual(['README.md', 'packages/contract/src/data/texts.ts'])
})
