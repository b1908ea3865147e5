import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Makes a peer of `peers/` ready to be served: installs it from its own lock file where it is
 * missing, and bundles its page. The product's own installation knows nothing of it.
 */
export async function buildPeer(name: string): Promise<void> {
  const folder = new URL(`peers/${name}/`, import.meta.url)
  const cwd = fileURLToPath(folder)
  if (!existsSync(new URL('node_modules/', folder))) {
    console.log(`\nInstalling the peer ${name} …`)
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd })
  }
  await run('npm', ['run', 'build'], { cwd })
}
