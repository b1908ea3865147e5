/** `npm run new:module -- meetings`: a new domain in the contract and on the server. */
import { ROOT } from './bootstrap.mjs'
import { createModule } from './generators/create-module.ts'

const [domain, ...rest] = process.argv.slice(2)
if (!domain || rest.length > 0) {
  console.error('Say the domain: npm run new:module -- meetings')
  process.exit(2)
}
try {
  console.log((await createModule(ROOT, domain)).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
