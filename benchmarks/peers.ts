import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Makes a peer of `peers/` ready to be served: installs it, and bundles its page. The product's own
 * installation knows nothing of it.
 */
export async function buildPeer(name: string): Promise<void> {
  await run('npm', ['run', 'build'], { cwd: await installPeer(name) })
}

/** A file of a package that is installed for a peer of `peers/`, by its path below `node_modules`. */
export async function peerModule(name: string, file: string): Promise<unknown> {
  const folder = await installPeer(name)
  return import(pathToFileURL(`${folder}node_modules/${file}`).href)
}

/** Installs a peer from its own lock file where it is missing, and answers its folder. */
export async function installPeer(name: string): Promise<string> {
  const folder = new URL(`peers/${name}/`, import.meta.url)
  const cwd = fileURLToPath(folder)
  if (!existsSync(new URL('node_modules/', folder))) {
    console.log(`\nInstalling the peer ${name} …`)
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd })
  }
  return cwd
}
