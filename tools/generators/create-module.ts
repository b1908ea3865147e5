import { addElement, addImport } from './edit-source.ts'
import { camelCase, writeFiles } from './write-files.ts'

/**
 * Creates a domain without calls, in the contract and on the server, and registers it with both.
 * @param domain in kebab-case
 * @returns the paths of the files that were created or changed
 * @throws Error when the name is not in kebab-case or the domain exists
 */
export async function createModule(root: string, domain: string): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain)) throw new Error(`«${domain}» is not in kebab-case.`)
  const name = camelCase(domain)
  return writeFiles(root, {
    created: {
      [`packages/contract/src/${domain}/calls.ts`]: `import { defineCalls } from '../core/define-call.ts'

/** The calls of ${domain}. */
export const ${name}Calls = defineCalls('${name}', {})
`,
      [`apps/server/src/modules/${domain}/routes.ts`]: `import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'

/** The calls of ${domain}. */
export const ${name}Routes = implement(contract.${name}, {})
`,
      [`apps/server/src/modules/${domain}/domain.ts`]: `import type { Domain } from '../../kernel/domain.ts'
import { ${name}Routes } from './routes.ts'

/** What the rest of the server knows of ${domain}. */
export const ${name}Domain: Domain = {
  name: '${name}',
  routes: () => ${name}Routes,
}
`,
    },
    changed: {
      'packages/contract/src/index.ts': (text) =>
        addImport(
          addElement(text, { constant: 'contract' }, `${name}: ${name}Calls`),
          [`${name}Calls`],
          `./${domain}/calls.ts`,
        ),
      'apps/server/src/app/domains.ts': (text) =>
        addImport(
          addElement(text, { constant: 'DOMAINS' }, `${name}Domain`),
          [`${name}Domain`],
          `../modules/${domain}/domain.ts`,
        ),
    },
  })
}
