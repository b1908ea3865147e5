import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from './bootstrap.mjs'

/**
 * Test files that take longest, the longest first. Where nothing is known of earlier runs the others
 * follow by their size, which says little of these: begun last, one of them would go on alone while
 * the other cores are idle.
 */
export const LONGEST = [
  'tools/generators/generators.test.ts',
  'apps/server/src/app/crash.embedded.test.ts',
  'apps/server/src/app/plans.test.ts',
  'apps/server/src/app/field-levels.test.ts',
  'apps/server/src/app/masked-numbers.test.ts',
  'apps/server/src/app/authorization.test.ts',
  'apps/server/src/kernel/database/backup/backup.test.ts',
  'apps/server/src/app/mail-crash.test.ts',
  'apps/server/src/modules/identity/guessing.test.ts',
  'apps/server/src/app/demo/load-demo.test.ts',
  'apps/server/src/app/bad-input.test.ts',
  'apps/server/src/app/archive-command.test.ts',
  'apps/server/src/modules/reports/hostile-sql.test.ts',
  'e2e/axe-greek.test.ts',
  'e2e/blank-project.test.ts',
  'e2e/axe-english.test.ts',
  'e2e/soak.test.ts',
  'e2e/typed-text.test.ts',
  'e2e/live.test.ts',
  'e2e/shell.test.ts',
  'e2e/import.test.ts',
  'e2e/questionnaire-states.test.ts',
  'e2e/gallery.test.ts',
  'e2e/project-settings.test.ts',
  'e2e/calendar.test.ts',
  'e2e/calendar-many.test.ts',
  'e2e/narrow.test.ts',
]

/** A test file, and which of the groups that run after one another it belongs to. */
export interface Placed {
  readonly file: string
  readonly group: number
}

/** Puts the longest files of each group first; the others stay as they come. */
export function longestFirst<Item extends Placed>(items: readonly Item[]): Item[] {
  const rank = ({ file }: Item): number => {
    const found = LONGEST.indexOf(file)
    return found < 0 ? LONGEST.length : found
  }
  return items.toSorted((a, b) => a.group - b.group || rank(a) - rank(b))
}

/**
 * Orders files by what is known of earlier runs, and what is known to be long before everything else.
 * @public
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files)
    const placed = ordered.map((spec) => ({
      spec,
      file: path.relative(ROOT, spec.moduleId).replaceAll(path.sep, '/'),
      group: spec.project.config.sequence.groupOrder,
    }))
    return longestFirst(placed).map(({ spec }) => spec)
  }
}
