import { describe, expect, test } from 'vitest'
import { BOUNDARIES } from '../boundaries.ts'
import { checkBarrels, checkBoundaries, checkCycles, checkTargets } from './check-boundaries.ts'
import { readImportGraph } from './import-graph.ts'
import { plant } from './planted.ts'

const CONTRACT = {
  'packages/contract/package.json': JSON.stringify({
    name: '@telemachos/contract',
    exports: { '.': './src/index.ts', './core/*': './src/core/*.ts', './*': './src/*.ts' },
  }),
  'packages/contract/src/index.ts': "import { z } from 'zod'\nexport const contract = z.string()\n",
  'packages/contract/src/core/roles.ts': "export const ROLES = ['Mentor']\n",
}

const DOORS = {
  'apps/web/package.json': JSON.stringify({
    name: 'web',
    imports: { '#ui': './src/shared/ui/index.ts', '#features/*': './src/features/*/index.ts' },
  }),
  'apps/web/src/shared/ui/index.ts': "export { Button } from './button.tsx'\n",
  'apps/web/src/features/people/index.ts': "export { Person } from './person/person.tsx'\n",
}

/** A planted import: the importing file and its line, which is the second of its file. */
interface Planted {
  readonly file: string
  readonly imports: string
}

/** For every boundary, imports that break it and imports beside it that do not. */
const PLANTED: Record<string, { broken: Planted[]; kept: Planted[] }> = {
  'packages-know-no-app': {
    broken: [
      {
        file: 'packages/rules/src/a.test.ts',
        imports: "import { x } from '../../../apps/server/src/x.ts'",
      },
    ],
    kept: [{ file: 'packages/rules/src/a.test.ts', imports: "import { x } from './x.ts'" }],
  },
  'server-knows-no-page': {
    broken: [
      {
        file: 'apps/server/src/app/a.ts',
        imports: "import type { X } from '../../../web/src/x.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/server/src/app/a.ts',
        imports: "import { ROLES } from '@telemachos/contract/core/roles'",
      },
    ],
  },
  'page-knows-no-server': {
    broken: [
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "import type { X } from '../../../server/src/x.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "import { ROLES } from '@telemachos/contract/core/roles'",
      },
    ],
  },
  'contract-imports-zod-only': {
    broken: [
      { file: 'packages/contract/src/a.ts', imports: "import fs from 'node:fs'" },
      { file: 'packages/contract/src/a.ts', imports: "export { x } from '@telemachos/rules/x'" },
    ],
    kept: [
      { file: 'packages/contract/src/a.ts', imports: "import { z } from 'zod'" },
      { file: 'packages/contract/src/a.test.ts', imports: "import { test } from 'vitest'" },
    ],
  },
  'rules-are-pure': {
    broken: [
      { file: 'packages/rules/src/a.ts', imports: "import fs from 'node:fs'" },
      { file: 'packages/rules/src/a.ts', imports: "const { Client } = await import('pg')" },
      {
        file: 'packages/rules/src/a.ts',
        imports: "import { s } from '../../spreadsheet/src/s.ts'",
      },
    ],
    kept: [{ file: 'packages/rules/src/a.ts', imports: "import jsep from 'jsep'" }],
  },
  'questionnaire-is-pure': {
    broken: [
      { file: 'packages/questionnaire/src/a.ts', imports: "import { useState } from 'react'" },
      {
        file: 'packages/questionnaire/src/a.ts',
        imports: "import { s } from '../../spreadsheet/src/s.ts'",
      },
    ],
    kept: [
      {
        file: 'packages/questionnaire/src/a.ts',
        imports: "import { fold } from '../../rules/src/fold.ts'",
      },
    ],
  },
  'spreadsheet-is-pure': {
    broken: [
      {
        file: 'packages/spreadsheet/src/a.ts',
        imports: "import { q } from '../../questionnaire/src/q.ts'",
      },
      { file: 'packages/spreadsheet/src/a.ts', imports: "import http from 'node:http'" },
    ],
    kept: [{ file: 'packages/spreadsheet/src/a.ts', imports: "import { format } from 'numfmt'" }],
  },
  'interchange-is-pure': {
    broken: [
      { file: 'packages/interchange/src/a.ts', imports: "import fs from 'node:fs'" },
      {
        file: 'packages/interchange/src/a.ts',
        imports: "import type { C } from '../../contract/src/c.ts'",
      },
    ],
    kept: [
      { file: 'packages/interchange/src/a.ts', imports: "import { SaxesParser } from 'saxes'" },
      {
        file: 'packages/interchange/src/a.ts',
        imports: "import { fold } from '../../rules/src/fold.ts'",
      },
    ],
  },
  'interchange-takes-types-from-the-engines': {
    broken: [
      {
        file: 'packages/interchange/src/a.ts',
        imports: "import { q } from '../../questionnaire/src/q.ts'",
      },
    ],
    kept: [
      {
        file: 'packages/interchange/src/a.ts',
        imports: "import type { Q } from '../../questionnaire/src/q.ts'",
      },
      {
        file: 'packages/interchange/src/a.test.ts',
        imports: "import { q } from '../../questionnaire/src/q.ts'",
      },
    ],
  },
  'kernel-knows-no-module': {
    broken: [
      {
        file: 'apps/server/src/kernel/a.ts',
        imports: "import { x } from '../modules/users/index.ts'",
      },
      { file: 'apps/server/src/kernel/a.ts', imports: "import type { X } from '../app/server.ts'" },
    ],
    kept: [{ file: 'apps/server/src/kernel/a.ts', imports: "import { x } from './errors.ts'" }],
  },
  'modules-meet-at-their-index': {
    broken: [
      {
        file: 'apps/server/src/modules/users/a.ts',
        imports: "import { x } from '../actions/store.ts'",
      },
      {
        file: 'apps/server/src/modules/users/a.test.ts',
        imports: "import { x } from '../actions/policy.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/server/src/modules/users/a.ts',
        imports: "import { x } from '../actions/index.ts'",
      },
      { file: 'apps/server/src/modules/users/a.ts', imports: "import { x } from './store.ts'" },
    ],
  },
  'app-enters-modules-at-their-index': {
    broken: [
      {
        file: 'apps/server/src/app/a.ts',
        imports: "import { x } from '../modules/users/routes.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/server/src/app/a.ts',
        imports: "import { x } from '../modules/users/index.ts'",
      },
    ],
  },
  'modules-know-no-app': {
    broken: [
      {
        file: 'apps/server/src/modules/users/a.ts',
        imports: "import { x } from '../../app/server.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/server/src/modules/users/a.ts',
        imports: "import { x } from '../../kernel/errors.ts'",
      },
    ],
  },
  'product-knows-no-test': {
    broken: [
      {
        file: 'apps/server/src/kernel/a.ts',
        imports: "import { x } from '../testing/test-server.ts'",
      },
      { file: 'packages/rules/src/a.ts', imports: "import fc from 'fast-check'" },
    ],
    kept: [
      {
        file: 'apps/server/src/kernel/a.test.ts',
        imports: "import { x } from '../testing/test-server.ts'",
      },
    ],
  },
  'sql-lives-in-stores': {
    broken: [
      {
        file: 'apps/server/src/modules/users/policy.ts',
        imports: "import { sql } from '../../kernel/database/sql.ts'",
      },
    ],
    kept: [
      {
        file: 'apps/server/src/modules/users/store.ts',
        imports: "import { sql } from '../../kernel/database/sql.ts'",
      },
      {
        file: 'apps/server/src/modules/users/grid-store.ts',
        imports: "import { sql } from '../../kernel/database/sql.ts'",
      },
      {
        file: 'apps/server/src/modules/users/reach.ts',
        imports: "import type { Sql } from '../../kernel/database/sql.ts'",
      },
    ],
  },
  'features-meet-at-their-door': {
    broken: [
      { file: 'apps/web/src/features/chat/a.tsx', imports: "import { x } from '../users/api.ts'" },
      {
        file: 'apps/web/src/features/chat/a.tsx',
        imports: "export const load = () => import('../users/list.tsx')",
      },
      {
        file: 'apps/web/src/features/chat/a.tsx',
        imports: "import { x } from '../../app/routes.ts'",
      },
    ],
    kept: [
      { file: 'apps/web/src/features/chat/a.tsx', imports: "import { x } from './api.ts'" },
      {
        file: 'apps/web/src/features/chat/a.tsx',
        imports: "import { Person } from '#features/people'",
      },
    ],
  },
  'app-enters-features-at-their-door': {
    broken: [
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "import { x } from '../features/people/person/person.tsx'",
      },
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "export const load = () => import('../features/people/person/person.tsx')",
      },
    ],
    kept: [
      { file: 'apps/web/src/app/a.tsx', imports: "import { Person } from '#features/people'" },
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "import { pages } from '../features/people/pages.ts'",
      },
    ],
  },
  'shared-is-entered-at-its-doors': {
    broken: [
      {
        file: 'apps/web/src/features/chat/a.tsx',
        imports: "import { x } from '../../shared/api/call.ts'",
      },
      {
        file: 'apps/web/src/app/a.tsx',
        imports: "export const load = () => import('../shared/ui/code/code-editor.tsx')",
      },
    ],
    kept: [
      { file: 'apps/web/src/features/chat/a.tsx', imports: "import { Button } from '#ui'" },
      { file: 'apps/web/src/app/a.tsx', imports: "import '../shared/theme/tokens.css'" },
    ],
  },
  'shared-knows-no-feature': {
    broken: [
      {
        file: 'apps/web/src/shared/ui/a.tsx',
        imports: "import { x } from '../../features/chat/api.ts'",
      },
      { file: 'apps/web/src/shared/ui/a.tsx', imports: "const x = import('../../app/routes.ts')" },
    ],
    kept: [
      { file: 'apps/web/src/shared/ui/a.tsx', imports: "import { x } from '../api/caller.ts'" },
    ],
  },
  'page-takes-types-from-the-contract': {
    broken: [
      { file: 'apps/web/src/app/a.ts', imports: "import { contract } from '@telemachos/contract'" },
    ],
    kept: [
      {
        file: 'apps/web/src/app/a.ts',
        imports: "import type { contract } from '@telemachos/contract'",
      },
    ],
  },
  'widget-library-is-loaded-on-intent': {
    broken: [
      {
        file: 'apps/web/src/shared/ui/a.tsx',
        imports: "import { x } from './library/x.tsx'",
      },
      {
        file: 'apps/web/src/shared/ui/a.tsx',
        imports: "import { Menu } from 'react-aria-components/Menu'",
      },
    ],
    kept: [
      {
        file: 'apps/web/src/shared/ui/a.tsx',
        imports: "export const load = () => import('./library/x.tsx')",
      },
      {
        file: 'apps/web/src/shared/ui/library/a.tsx',
        imports: "import { Menu } from 'react-aria-components/Menu'",
      },
    ],
  },
  'page-without-zod': {
    broken: [
      { file: 'apps/web/src/app/a.ts', imports: "import { z } from 'zod'" },
      {
        file: 'apps/web/src/app/a.ts',
        imports: "import { shapes } from '@telemachos/contract/core/shapes'",
      },
    ],
    kept: [
      { file: 'apps/web/src/app/a.ts', imports: "import type { z } from 'zod'" },
      {
        file: 'apps/web/src/app/a.ts',
        imports: "import { ROLES } from '@telemachos/contract/core/roles'",
      },
    ],
  },
}

describe('every boundary finds what is planted, at its line, and nothing beside it', () => {
  test('has a planted violation', () => {
    expect(Object.keys(PLANTED)).toEqual(BOUNDARIES.map(({ name }) => name))
  })

  test.for(BOUNDARIES)('$name', ({ name, sentence }) => {
    const { broken = [], kept = [] } = PLANTED[name] ?? {}
    for (const planted of broken) {
      const found = findingsOf(planted).filter(({ rule }) => rule === name)
      expect(found, planted.imports).toMatchObject([{ file: planted.file, line: 2 }])
      expect(found[0]?.message).toContain(sentence)
    }
    for (const planted of kept) expect(findingsOf(planted), planted.imports).toEqual([])
  })

  function findingsOf({ file, imports }: Planted) {
    return checkBoundaries(
      readImportGraph(
        plant({
          ...CONTRACT,
          ...DOORS,
          'packages/contract/src/core/shapes.ts':
            "import { z } from 'zod'\nexport const shapes = z\n",
          [file]: `// planted\n${imports}\n`,
        }),
      ),
    )
  }
})

describe('the import graph', () => {
  test('finds a cycle through three files, types included', () => {
    const graph = readImportGraph(
      plant({
        'packages/rules/src/a.ts': "import { b } from './b.ts'\n",
        'packages/rules/src/b.ts': "import type { C } from './c.ts'\n",
        'packages/rules/src/c.ts': "export { a } from './a.ts'\n",
        'packages/rules/src/d.ts': "import { a } from './a.ts'\n",
      }),
    )
    expect(checkCycles(graph)).toMatchObject([{ file: 'packages/rules/src/c.ts', line: 1 }])
  })

  test('finds a barrel, but not at a module or a package', () => {
    const graph = readImportGraph(
      plant({
        'apps/server/src/modules/users/index.ts': "export { a } from './a.ts'\n",
        'packages/contract/src/index.ts': "export { a } from './a.ts'\n",
        'apps/web/src/shared/ui/index.ts': "export { a } from './a.tsx'\n",
        'apps/web/src/shared/ui/dates/index.ts': "export * from './a.tsx'\n",
      }),
    )
    expect(checkBarrels(graph)).toMatchObject([
      { file: 'apps/web/src/shared/ui/dates/index.ts', line: 1 },
    ])
  })

  test('follows a name through an index of the page to the file that it is in', () => {
    const graph = readImportGraph(
      plant({
        'apps/web/package.json': '{"name":"web","imports":{"#ui":"./src/shared/ui/index.ts"}}',
        'apps/web/src/shared/ui/index.ts':
          "export { a, type A } from './a.tsx'\nexport type { B } from './b.ts'\n",
        'apps/web/src/features/x/c.tsx': "import { a, type B, gone } from '#ui'\n",
      }),
    )
    expect(graph.get('apps/web/src/features/x/c.tsx')).toMatchObject([
      { target: 'apps/web/src/shared/ui/a.tsx', door: 'apps/web/src/shared/ui/index.ts' },
      { target: 'apps/web/src/shared/ui/b.ts', typeOnly: true },
      { target: 'missing:#ui gone', typeOnly: false },
    ])
  })

  test('finds a path that a package does not export', () => {
    const graph = readImportGraph(
      plant({
        ...CONTRACT,
        'apps/web/src/a.ts': "import { x } from '@telemachos/contract/core/none'\n",
        'apps/web/src/b.ts': "import { x } from '@telemachos/contract/core/roles'\n",
      }),
    )
    expect(checkTargets(graph)).toMatchObject([{ file: 'apps/web/src/a.ts', line: 1 }])
  })
})
