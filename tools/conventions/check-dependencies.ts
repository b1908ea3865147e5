import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'

const MANIFEST = /^(apps|packages)\/[^/]+\/package\.json$/
const SOURCE = /\.(ts|tsx|mjs|css)$/
/** What is there for tests alone, beside the tests themselves. */
const FOR_TESTS = /\/testing(\/|\.ts$)/

/**
 * Every dependency of a product's part that none of its own files names but its tests: it belongs
 * under devDependencies.
 */
export function checkDependencies(root: string): Finding[] {
  const files = listFiles(root)
  return files
    .filter((file) => MANIFEST.test(file))
    .flatMap((manifest) => {
      const folder = `${path.posix.dirname(manifest)}/`
      const text = readFileSync(path.join(root, manifest), 'utf8')
      const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> }
      const sources = files
        .filter((file) => file.startsWith(folder) && SOURCE.test(file))
        .filter((file) => !TEST_FILE.test(file) && !FOR_TESTS.test(file))
        .map((file) => readFileSync(path.join(root, file), 'utf8'))
      return Object.keys(dependencies)
        .filter((name) => !sources.some((source) => names(source, name)))
        .map((name) => ({
          rule: 'dependency-of-tests',
          file: manifest,
          line: lineAt(text, text.indexOf(`"${name}"`)),
          message: `has ${name} under dependencies, which only tests import, or nothing`,
        }))
    })
}

/** Whether a source imports the package, or a path in it. */
const names = (source: string, name: string): boolean =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => source.includes(quoted))
