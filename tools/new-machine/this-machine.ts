import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.ts'

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** What a new machine takes over from this one, so that it reaches the same packages. */
export interface Reach {
  /** Where Debian's packages come from, and those of its security team. */
  readonly mirrors: Mirrors
  /** Settings of apt without which they do not come, as its configuration writes them. */
  readonly aptSettings: readonly string[]
  /** Variables for npm and other programs. */
  readonly environment: Readonly<Record<string, string>>
  /** The file of certificates that this machine trusts. */
  readonly certificates: string
}

export interface Mirrors {
  readonly main: string
  readonly security: string
}

/**
 * Reads it from the configuration of apt and npm and from the environment.
 * @throws Error where this machine is no Debian
 */
export async function readReach(): Promise<Reach> {
  const codename = /^VERSION_CODENAME=(\S+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const targets = await ask('apt-get', 'indextargets', '--format', '$(REPO_URI) $(RELEASE)')
  const settings = await ask('apt-config', 'dump', '--format', '%F "%v";%n', 'Acquire')
  const registry = await ask('npm', 'config', 'get', 'registry')
  const trusted = await ask('npm', 'config', 'get', 'cafile')
  const named = [process.env['NODE_EXTRA_CA_CERTS'], trusted].find(
    (file) => file && existsSync(file),
  )
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name))
  return {
    mirrors: mirrorsOf(targets, codename ?? ''),
    aptSettings: settingsOf(settings),
    environment: {
      ...Object.fromEntries(proxies.map(([name, value]) => [name, value ?? ''])),
      ...(registry.startsWith('http') && { npm_config_registry: registry }),
      ...(named && { npm_config_cafile: CERTIFICATES, NODE_EXTRA_CA_CERTS: CERTIFICATES }),
    },
    certificates: named ?? CERTIFICATES,
  }
}

/** The mirrors among apt's sources, given as lines of address and release. */
export function mirrorsOf(targets: string, codename: string): Mirrors {
  const sources = targets.split('\n').map((line) => line.split(' '))
  const addressOf = (release: string) => sources.find(([, name]) => name === release)?.[0]
  const main = addressOf(codename)
  const security = addressOf(`${codename}-security`)
  if (main === undefined || security === undefined) {
    throw new Error(
      `Debian's packages and their security updates are not among apt's sources for ${codename || 'this system'}: new machines are made on a Debian.`,
    )
  }
  return { main, security }
}

/** The lines of apt's configuration that say how archives are reached. */
export function settingsOf(configuration: string): string[] {
  return configuration
    .split('\n')
    .filter((line) => /^Acquire::(Check-Valid-Until|Check-Date|https?::Proxy) "[^"]+";$/.test(line))
}

/** A Node.js of this machine, as files that can be copied. */
export interface OwnNode {
  readonly program: string
  /** The folder of its npm. */
  readonly npm: string
}

/**
 * The Node.js of this machine outside the project's packages.
 * @throws Error where it cannot be copied
 */
export function findOwnNode(searched = process.env['PATH'] ?? ''): OwnNode {
  const folders = searched.split(path.delimiter).filter((name) => !name.includes('node_modules'))
  const find = (name: string) => folders.map((folder) => path.join(folder, name)).find(existsSync)
  const [node, npm] = [find('node'), find('npm')]
  const packaged = npm && path.resolve(realpathSync(npm), '../..')
  if (!node || !packaged || !existsSync(path.join(packaged, 'node_modules'))) {
    throw new Error(
      'A Debian 12 needs a Node.js that is not its own, and this machine has none that can be copied: one with its npm, as the project of Node.js packs it.',
    )
  }
  return { program: realpathSync(node), npm: packaged }
}

async function ask(program: string, ...words: string[]): Promise<string> {
  const { status, output } = await run(program, words, { quiet: true })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${output}`)
  return output.trim()
}
