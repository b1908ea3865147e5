import { describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { checkAddresses } from './check-addresses.ts'
import { checkBarrels, checkBoundaries, checkCycles, checkTargets } from './check-boundaries.ts'
import { checkDecisions } from './check-decisions.ts'
import { checkDependencies } from './check-dependencies.ts'
import { checkDirections } from './check-directions.ts'
import { checkDocComments } from './check-doc-comments.ts'
import { checkSignedOutTexts } from './check-signed-out-texts.ts'
import { checkNames, checkSizes, checkStrangers, checkVersions } from './check-files.ts'
import { checkCountedNouns, checkGlossary } from './check-glossary.ts'
import { checkKinds } from './check-kinds.ts'
import { checkLoops } from './check-loops.ts'
import { checkKernelWords } from './check-kernel-words.ts'
import { checkMigrations } from './check-migrations.ts'
import { checkPageRoles } from './check-page-roles.ts'
import { checkFailureWords } from './check-failure-words.ts'
import { checkPageTexts } from './check-page-texts.ts'
import { checkPolicies } from './check-policies.ts'
import { checkWindows } from './check-windows.ts'
import { checkStyleSizes } from './check-style-sizes.ts'
import { checkTableOwners } from './check-table-owners.ts'
import { checkRuleTexts, checkTextKeys, checkTextTables } from './check-text-tables.ts'
import { readImportGraph } from './import-graph.ts'
import { describe as explain } from './repository.ts'

describe('the whole repository', () => {
  const graph = readImportGraph(ROOT)

  test('has sources to check', () => {
    expect(graph.size).toBeGreaterThan(50)
  })

  test.for(Object.entries({ checkBoundaries, checkCycles, checkTargets, checkBarrels }))(
    'obeys %s',
    ([, check]) => {
      expect(explain(check(graph))).toEqual([])
    },
  )

  test.for(
    Object.entries({
      checkAddresses,
      checkNames,
      checkSizes,
      checkStrangers,
      checkVersions,
      checkDecisions,
      checkDependencies,
      checkDirections,
      checkDocComments,
      checkKernelWords,
      checkLoops,
      checkMigrations,
      checkPageRoles,
      checkKinds,
      checkFailureWords,
      checkCountedNouns,
      checkGlossary,
      checkPageTexts,
      checkTextTables,
      checkTextKeys,
      checkRuleTexts,
      checkSignedOutTexts,
      checkPolicies,
      checkStyleSizes,
      checkTableOwners,
      checkWindows,
    }),
  )('obeys %s', async ([, check]) => {
    expect(explain(await check(ROOT))).toEqual([])
  })
})
