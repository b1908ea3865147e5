import { cleanLine } from '../core/clean-line.ts'

/** The topmost folder (spec §5). */
export const ROOT = '/'

/**
 * A category as it is kept: names with a trailing slash each, `/` for none (spec §5).
 * ```ts
 * categoryPath('Οδηγοί') // => 'Οδηγοί/'
 * categoryPath('/Οδηγοί // 2026/ ') // => 'Οδηγοί/2026/'
 * categoryPath('') // => '/'
 * ```
 */
export function categoryPath(text: string): string {
  const names = namesOf(text)
  return names.length === 0 ? ROOT : `${names.join('/')}/`
}

/**
 * The names of a category and of those above it, the topmost first.
 * ```ts
 * namesOf('Οδηγοί/2026/') // => ['Οδηγοί', '2026']
 * namesOf('/') // => []
 * ```
 */
export function namesOf(path: string): string[] {
  return path.split('/').map(cleanLine).filter(Boolean)
}

/**
 * The category that one is in; undefined for the topmost.
 * ```ts
 * parentOf('Οδηγοί/2026/') // => 'Οδηγοί/'
 * parentOf('Οδηγοί/') // => '/'
 * parentOf('/') // => undefined
 * ```
 */
export function parentOf(path: string): string | undefined {
  return path === ROOT ? undefined : categoryPath(namesOf(path).slice(0, -1).join('/'))
}

/**
 * A category within another.
 * ```ts
 * within('/', 'Οδηγοί') // => 'Οδηγοί/'
 * within('Οδηγοί/', '2026') // => 'Οδηγοί/2026/'
 * ```
 */
export const within = (parent: string, name: string): string => categoryPath(`${parent}/${name}`)
