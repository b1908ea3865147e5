import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { prepareDemonstration } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a product that holds the demonstration and does not run. */
    demonstration: string
  }
}

/**
 * Prepares one demonstration, of which every test file gets a copy. Vitest calls it, and what it
 * returns at the end.
 * @public
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await prepareDemonstration()
  project.provide('demonstration', folder)
  return () => rm(folder, { recursive: true, force: true })
}
