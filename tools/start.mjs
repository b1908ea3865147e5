/** `npm start`: installs and builds what is missing or out of date, then becomes the server. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { become, ensureInstalled, pinnedNode, ROOT } from './bootstrap.mjs'
import { isBuilt, PARTS } from './build-stamp.mjs'

ensureInstalled()
const node = pinnedNode()
const outdated = PARTS.filter((part) => !isBuilt(part))
if (outdated.length > 0) {
  const parts = { server: 'the server', web: 'the page' }
  const names = outdated.map((part) => parts[part]).join(' and ')
  process.stdout.write(`Building ${names} …\n`)
  const build = spawnSync(node, [path.join(ROOT, 'tools/build.ts'), ...outdated], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
become(node, [path.join(ROOT, 'dist/server/main.mjs'), ...process.argv.slice(2)])
