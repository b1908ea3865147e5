/** `npm run new:module -- library`: a new domain, from its calls to its page. */
import { ROOT } from './bootstrap.mjs'
import { createModule, nextSteps } from './generators/create-module.ts'

const [domain, ...rest] = process.argv.slice(2)
if (!domain || rest.length > 0) {
  console.error('Say the domain: npm run new:module -- library')
  process.exit(2)
}
try {
  const files = await createModule(ROOT, domain)
  console.log([...files, '', 'Next:', ...nextSteps(domain)].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
