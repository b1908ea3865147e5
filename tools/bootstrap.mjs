/**
 * What has to hold before anything else can run: the dependencies are installed and the pinned
 * Node is known. Plain JavaScript without dependencies, because it runs on whatever Node (20.19 or
 * newer) the machine has.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..')

const PINNED_MAJOR = 24

/** Whatever the machine's configuration leaves out, as NODE_ENV=production does. */
const EVERYTHING = ['--include=dev', '--include=optional', '--bin-links']
const QUIETLY = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']

/**
 * Installs the locked dependencies where they are missing or older than the lock file.
 * @param {NodeJS.WritableStream} progress where it is said
 */
export function ensureInstalled(progress = process.stdout) {
  if (isInstalled()) return
  progress.write('Installing the dependencies (once; about a minute) …\n')
  const npm = process.env['npm_execpath']
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const install = spawnSync(command, [...first, 'ci', ...EVERYTHING, ...QUIETLY], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
  })
  if (install.status === 0) return
  process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}${install.error ?? ''}\n`)
  process.stderr.write('The dependencies could not be installed (npm ci failed).\n')
  process.exit(1)
}

function isInstalled() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const locked = path.join(ROOT, 'package-lock.json')
  return statSync(locked).mtimeMs <= statSync(installed).mtimeMs
}

/**
 * The Node that everything runs on: the locked one, else the running one when it is new enough. It is
 * found by its package: npm 9 leaves its link out of node_modules/.bin, because the packages for
 * other systems have one of the same name.
 */
export function pinnedNode() {
  const pinned = packagedNode(process.platform, process.arch)
  const isThere = existsSync(pinned)
  if (isThere && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) return process.execPath
  const reason = isThere
    ? `the one in ${pinned} does not run on this machine`
    : `none is packaged for ${process.platform} ${process.arch}`
  process.stderr.write(
    `Node ${PINNED_MAJOR} or newer is needed: ${reason}, and this is Node ${process.versions.node}.\n`,
  )
  return process.exit(1)
}

/**
 * Where the locked Node is, if there is one for such a machine.
 * @param {string} platform
 * @param {string} architecture
 */
export function packagedNode(platform, architecture) {
  const isWindows = platform === 'win32'
  const name = `node-${isWindows ? 'win' : platform}-${architecture}`
  return path.join(ROOT, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
}

/**
 * Becomes another program run by the given Node: in place where the running Node can do that, else
 * as a child that receives every signal and whose exit code becomes ours.
 * @param {string} node
 * @param {string[]} arguments_
 */
export function become(node, arguments_) {
  const environment = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH']}`,
  }
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(node, [node, ...arguments_], environment)
  }
  const child = spawn(node, arguments_, { stdio: 'inherit', env: environment })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
