import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.ts'

/** What a generator will do: files to create and files to change, by path below the root. */
export interface Plan {
  readonly created: Readonly<Record<string, string>>
  readonly changed: Readonly<Record<string, (text: string) => string>>
}

/**
 * Carries out a plan and formats what it wrote. Nothing is written when a file that it would create
 * is there already, or one that it would change cannot be changed.
 * @returns the paths of the files, created ones first
 * @throws Error saying which file is in the way
 */
export async function writeFiles(root: string, { created, changed }: Plan): Promise<string[]> {
  const taken = Object.keys(created).find((file) => existsSync(path.join(root, file)))
  if (taken) throw new Error(`${taken} exists already.`)
  const texts = new Map(Object.entries(created))
  for (const [file, change] of Object.entries(changed)) {
    texts.set(file, change(readFileSync(path.join(root, file), 'utf8')))
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const files = [...texts.keys()]
  const { status, output } = await run('oxfmt', files, { folder: root, quiet: true })
  if (status !== 0) throw new Error(output)
  return files
}

/** `action-data` as `actionData`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `actionData` as `action-data`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `actionData` as `ActionData`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
