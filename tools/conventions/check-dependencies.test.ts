import { expect, test } from 'vitest'
import { checkDependencies } from './check-dependencies.ts'
import { describe } from './repository.ts'
import { plant } from './planted.ts'

test('what only tests import is no dependency of the product', () => {
  const dependencies = { used: '1.0.0', styled: '1.0.0', tested: '1.0.0', planted: '1.0.0' }
  const root = plant({
    'apps/one/package.json': JSON.stringify(
      { dependencies, devDependencies: { fine: '1.0.0' } },
      null,
      2,
    ),
    'apps/one/src/a.ts': "import { one } from 'used/part'",
    'apps/one/src/a.css': "@import 'styled';",
    'apps/one/src/a.test.ts': "import { one } from 'tested'",
    'apps/one/src/testing/world.ts': "import { one } from 'planted'",
    'apps/two/src/b.ts': "import { one } from 'tested'",
  })
  expect(describe(checkDependencies(root))).toEqual(
    ['tested', 'planted'].map((name, at) =>
      expect.stringContaining(`apps/one/package.json:${at + 5} has ${name} under dependencies`),
    ),
  )
})
