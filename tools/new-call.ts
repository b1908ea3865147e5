/** `npm run new:call -- meetings schedule POST /api/action/publish`: a new call of a domain. */
import { ROOT } from './bootstrap.mjs'
import { createCall } from './generators/create-call.ts'

const [domain, name, method, path, ...rest] = process.argv.slice(2)
if (!domain || !name || !method || !path || rest.length > 0) {
  console.error(
    'Say domain, name, method and path: npm run new:call -- meetings schedule POST /api/action/publish',
  )
  process.exit(2)
}
try {
  console.log((await createCall(ROOT, { domain, name, method, path })).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
