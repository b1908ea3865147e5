import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lineAt, listFiles, type Finding } from './repository.ts'

const STYLES = /^apps\/web\/src\/.*\.css$/

const SIZES = /(?<![\w-])(font-size|border-(?:[a-z]+-)*radius):\s*([^;{}]+)/g

/** What a value may be made of: a token of its own kind, nothing, or what stands around it. */
const ALLOWED = {
  'font-size': /^(?:var\(--text-[a-z]+\)|inherit)$/,
  radius: /^(?:var\(--radius(?:-[a-z]+)?\)|0|inherit)(?:\s+(?:var\(--radius(?:-[a-z]+)?\)|0))*$/,
}

/** Files that may write a size, each value with its reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The size of the root, which every token is relative to, on the screen and on paper.
  'apps/web/src/shared/theme/tokens.css': ['16px'],
  'apps/web/src/shared/theme/paper.css': ['11pt'],
  // Code within a sentence is as large as the sentence, whatever that is.
  'apps/web/src/features/reports/queries/queries.module.css': ['0.875em'],
}

/**
 * Every font size and border radius of the page's styles that is a literal: they are tokens of
 * `shared/theme/tokens.css`, so that letters and corners are the same on every page.
 */
export function checkStyleSizes(root: string): Finding[] {
  return listFiles(root).flatMap((file) => {
    if (!STYLES.test(file)) return []
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(SIZES)].flatMap(({ 0: said, 1: name = '', 2: raw = '', index }) => {
      const value = raw.trim()
      const isSize = name === 'font-size'
      if (ALLOWED[isSize ? 'font-size' : 'radius'].test(value)) return []
      if (EXCEPTIONS[file]?.includes(value)) return []
      const tokens = isSize ? '--text-…' : '--radius…'
      return {
        rule: 'style-sizes',
        file,
        line: lineAt(text, index),
        message: `says ${said.trim()}: use the nearest token ${tokens} of shared/theme/tokens.css`,
      }
    })
  })
}
