import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { run } from './run.ts'

/** Where the calls of a domain are, and its server's part; both are named after it. */
const DOMAIN = /^(?:apps\/server\/src\/modules|packages\/contract\/src)\/([^/]+)\//

const SERVER = 'apps/server/src'

/** What writes modules and calls; trying it takes as long as everything else that is fast. */
const GENERATORS = 'tools/generators/'

/** Paths of what differs from main, from the root; what is not yet committed too. */
export async function changedFiles(): Promise<string[]> {
  const git = async (...arguments_: string[]): Promise<string[]> => {
    const { status, output } = await run('git', arguments_, { quiet: true })
    return status === 0 ? output.split('\n').filter(Boolean) : []
  }
  const [base = 'HEAD'] = [
    ...(await git('merge-base', 'HEAD', 'main')),
    ...(await git('merge-base', 'HEAD', 'origin/main')),
  ]
  return [
    ...(await git('diff', '--name-only', '--no-renames', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
}

/** True where a change is about what writes modules and calls. */
export const touchesGenerators = (changed: readonly string[]): boolean =>
  changed.some((file) => file.startsWith(GENERATORS))

/**
 * The server's tests that a change may break soonest: those of the domains whose calls or server it
 * touches, those beside a changed file of the kernel or the demonstration, and changed tests.
 * @param find files by a pattern, from the root
 * @returns files from the root, each once
 */
export function testsOf(
  changed: readonly string[],
  find: (pattern: string) => readonly string[] = (pattern) => globSync(pattern, { cwd: ROOT }),
): string[] {
  const patterns = new Set<string>()
  for (const file of changed) {
    const domain = DOMAIN.exec(file)?.[1]
    if (domain) patterns.add(`${SERVER}/modules/${domain}/**/*.test.ts`)
    else if (file.startsWith(`${SERVER}/kernel/`) || file.startsWith(`${SERVER}/app/demo/`))
      patterns.add(`${path.posix.dirname(file)}/*.test.ts`)
    else if (file.startsWith(`${SERVER}/`) && file.endsWith('.test.ts')) patterns.add(file)
  }
  return [...new Set([...patterns].flatMap(find))].toSorted()
}
