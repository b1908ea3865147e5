import { globSync } from 'node:fs'
import path from 'node:path'
import { namesOf } from './module-names.ts'
import { writeContract } from './write-contract.ts'
import { writeFiles } from './write-files.ts'
import { writePage } from './write-page.ts'
import { writeServer } from './write-server.ts'

/**
 * Creates a domain: a list and a form, from the contract's calls to a table and a page, with its
 * tests. The list of domains is the only file that it changes.
 * @param domain in kebab-case
 * @returns the paths of the files that were created or changed
 * @throws Error when the name is not in kebab-case or the domain exists
 */
export async function createModule(root: string, domain: string): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain)) throw new Error(`«${domain}» is not in kebab-case.`)
  const names = namesOf(domain, nextMigration(root))
  const { name } = names
  return writeFiles(root, {
    created: { ...writeContract(names), ...writeServer(names), ...writePage(names) },
    changed: {
      'packages/contract/src/domains.ts': (text) =>
        `${text}export { ${name} } from './${domain}/domain.ts'\n`,
    },
  })
}

/** What is left to do by hand in a new domain, in order. */
export function nextSteps(domain: string): string[] {
  return [
    `1. Name what it holds: the calls in packages/contract/src/${domain}/calls.ts, the table in modules/${domain}/migrations.`,
    `2. Say who may do it: \`access\` in calls.ts and routes.ts, rules about single rows in modules/${domain}/policy.ts.`,
    `3. Write its texts in both languages: packages/contract/src/${domain}/texts.ts.`,
    `4. Say what of its table is about people: modules/${domain}/tables.ts.`,
    `5. Shape its page: apps/web/src/features/${domain}; look at it with npm run dev.`,
    `6. Put the page into a project's menus in its settings; until then Ctrl+K finds it.`,
    `7. npm test -- ${domain}`,
  ]
}

/** The number after those of all migrations. */
function nextMigration(root: string): number {
  const files = globSync('apps/server/src/{kernel,modules/*}/migrations/*.sql', { cwd: root })
  return 1 + Math.max(0, ...files.map((file) => Number(path.basename(file).slice(0, 4))))
}
