import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LINES, LONG_TABLES, TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'

const CODE = /\.(ts|tsx|mjs|css|sql)$/
const KEBAB = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/

/** Names that other programs or custom prescribe. */
const PRESCRIBED_NAMES =
  /^(README|LICENSE|NOTICE|SECURITY|CONTRIBUTING|CHANGELOG|Dockerfile)(\.md)?$/

/** Every file or folder whose name is not in kebab-case. */
export function checkNames(root: string): Finding[] {
  return listFiles(root)
    .filter((file) =>
      file.split('/').some((part) => !KEBAB.test(part) && !PRESCRIBED_NAMES.test(part)),
    )
    .map((file) => ({ rule: 'kebab-case', file, line: 1, message: 'is not named in kebab-case' }))
}

/** Every file that is longer than a file may be. */
export function checkSizes(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => CODE.test(file) && !LONG_TABLES.some((table) => table.test(file)))
    .flatMap((file) => {
      const lines = read(root, file).trimEnd().split('\n').length
      const allowed = TEST_FILE.test(file) ? LINES.test : LINES.code
      if (lines <= allowed) return []
      return [
        {
          rule: 'file-size',
          file,
          line: allowed + 1,
          message: `has ${lines} lines; ${allowed} are allowed`,
        },
      ]
    })
}

/** Assembled, so that this file does not hold what it looks for. */
const STRANGERS = new Map([
  [
    'an absolute path of one machine',
    new RegExp(`(?<![\\w.-])/(${['work', 'tmp/helpers', 'home/[a-z]+', 'root'].join('|')})/`),
  ],
  [
    'a host that the product must not depend on',
    new RegExp(
      [
        'registry\\.npmjs',
        'registry\\.yarnpkg',
        'cdn\\.',
        'unpkg\\.com',
        'jsdelivr',
        'cdnjs',
        'googleapis\\.com',
        'gstatic\\.com',
      ]
        .map((host) => `//([a-z0-9-]+\\.)*${host}`)
        .join('|'),
    ),
  ],
])

/** npm writes its registry's address beside every locked package. */
const MAY_NAME_STRANGERS = /^package-lock\.json$|^\.git$|\.(png|ico|woff2|jpg|xlsx|pdf)$/

/** Every line that names a machine's own folder, a package registry or a content network. */
export function checkStrangers(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => !MAY_NAME_STRANGERS.test(file))
    .flatMap((file) => {
      const text = read(root, file)
      return [...STRANGERS].flatMap(([what, pattern]) => {
        const found = pattern.exec(text)
        if (!found) return []
        const line = lineAt(text, found.index)
        return [{ rule: 'no-strangers', file, line, message: `names ${what}: ${found[0]}` }]
      })
    })
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const EXACT = /^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/

/** Every dependency whose version is not one exact version. */
export function checkVersions(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => path.posix.basename(file) === 'package.json')
    .flatMap((file) => {
      const text = read(root, file)
      const json = JSON.parse(text) as Partial<
        Record<(typeof DEPENDENCY_FIELDS)[number], Record<string, string>>
      >
      return DEPENDENCY_FIELDS.flatMap((field) => Object.entries(json[field] ?? {}))
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) => ({
          rule: 'exact-versions',
          file,
          line: lineAt(text, text.indexOf(`"${name}"`)),
          message: `asks for ${name} ${version}: name one exact version`,
        }))
    })
}

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
