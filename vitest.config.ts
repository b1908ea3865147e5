import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** The database cluster of the server's tests. */
const SERVER_SETUP = path.resolve('apps/server/src/testing/global-setup.ts')

/** Every package is a project of its own name. */
const packages = readdirSync('packages').map((name) =>
  project(name, `packages/${name}`, { include: ['src/**/*.test.ts'] }),
)

export default defineConfig({
  test: {
    projects: [
      ...packages,
      project('server', 'apps/server', {
        include: ['src/**/*.test.ts'],
        globalSetup: [SERVER_SETUP],
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      project('web', 'apps/web', { include: ['src/**/*.test.{ts,tsx}'] }),
      project('conventions', 'tools', { include: ['**/*.test.ts'], testTimeout: 60_000 }),
      project('e2e', 'e2e', {
        include: ['**/*.test.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
})

function project(
  name: string,
  root: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: false, root, test: { name, ...test } }
}
