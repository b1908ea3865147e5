import type { TestProject } from 'vitest/node'
import { prepareDemonstration, type Demonstration } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demonstration: Demonstration
  }
}

/**
 * Prepares one demonstration, of which every test file gets a copy. Vitest calls it, and what it
 * returns at the end.
 * @public
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...demonstration } = await prepareDemonstration()
  project.provide('demonstration', demonstration)
  return stop
}
