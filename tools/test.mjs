/** `npm test [stage …]`: installs what is missing, then runs the stages under the pinned Node. */
import path from 'node:path'
import { become, ensureInstalled, pinnedNode, ROOT } from './bootstrap.mjs'

ensureInstalled()
become(pinnedNode(), [path.join(ROOT, 'tools/test-run.ts'), ...process.argv.slice(2)])
