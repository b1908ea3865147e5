/**
 * Tells whether a built part is still true to its sources, by their paths, sizes and times.
 * Plain JavaScript: `npm start` asks before anything else runs.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap.mjs'

/** @typedef {'server' | 'web'} Part */

/** @type {readonly Part[]} */
export const PARTS = ['server', 'web']

/** @type {Record<Part, string[]>} */
const SOURCES = {
  server: ['apps/server', 'packages', 'tools/build.ts', 'package-lock.json'],
  web: ['apps/web', 'packages', 'tools/build.ts', 'package-lock.json'],
}

/** @type {Record<Part, string>} */
const RESULTS = { server: 'dist/server/main.mjs', web: 'dist/web/index.html' }

const SKIPPED = /(^|[/\\])(node_modules|dist|\.cache)$|\.test\.tsx?$/

/**
 * True when the part is built, and from the sources as they are now.
 * @param {Part} part
 */
export function isBuilt(part) {
  const stamp = stampFile(part)
  if (!existsSync(stamp) || !existsSync(path.join(ROOT, RESULTS[part]))) return false
  return readFileSync(stamp, 'utf8') === describeSources(part)
}

/**
 * Records what a part was built from.
 * @param {Part} part
 * @param {string} sources the sources as they were before the build began
 */
export function markBuilt(part, sources) {
  mkdirSync(path.dirname(stampFile(part)), { recursive: true })
  writeFileSync(stampFile(part), sources)
}

/**
 * A digest of a part's sources.
 * @param {Part} part
 */
export function describeSources(part) {
  const digest = createHash('sha256')
  for (const source of SOURCES[part]) add(path.join(ROOT, source))
  return digest.digest('hex')

  /** @param {string} file */
  function add(file) {
    if (SKIPPED.test(file)) return
    const stat = statSync(file)
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name))
    } else {
      digest.update(`${path.relative(ROOT, file)} ${stat.size} ${stat.mtimeMs}\n`)
    }
  }
}

/** @param {Part} part */
function stampFile(part) {
  return path.join(ROOT, 'dist', `${part}.stamp`)
}
