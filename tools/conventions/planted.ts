import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from '../bootstrap.mjs'

/**
 * Writes a small repository of its own for one test, removed when the test ends.
 * @param files texts by path
 * @param copied files of the real repository that it also has, such as a tool's configuration
 * @returns its root folder
 */
export function plant(files: Record<string, string>, copied: readonly string[] = []): string {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const file of copied) copyFileSync(path.join(ROOT, file), path.join(root, file))
  return root
}
