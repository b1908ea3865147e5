import { readdirSync } from 'node:fs'
import path from 'node:path'

/** One place where a convention is broken. */
export interface Finding {
  readonly rule: string
  /** The path in the repository. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** Skipped at any depth. `.git` is a folder, or in a linked work tree a file. */
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', '.git', '.cache'])
/** Skipped at the root alone: what a server has stored. Elsewhere the name is a domain's. */
const SKIPPED_AT_ROOT = new Set(['data'])

/**
 * Every file of the repository but installed, built and stored ones, as sorted paths with `/`.
 * @param root the folder that paths are relative to
 */
export function listFiles(root: string): string[] {
  const files: string[] = []
  walk('')
  return files.sort()

  function walk(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue
      if (folder === '' && SKIPPED_AT_ROOT.has(entry.name)) continue
      const file = path.posix.join(folder, entry.name)
      if (entry.isFile() && !entry.name.endsWith('.log')) files.push(file)
      if (entry.isDirectory()) walk(file)
    }
  }
}

/** The line, counted from 1, that an offset falls in. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Findings as people read them, a line each. */
export function describe(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line, rule, message }) => `${file}:${line} ${message} [${rule}]`)
}
