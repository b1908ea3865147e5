import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it.each([
  ['demo', ['--mentees', 'many'], {}, '--mentees takes a whole number from 1 to 200000'],
  [
    'archive',
    ['backup'],
    {},
    'Name the archive: npm run backup -- FILE, or npm run restore -- FILE',
  ],
  [
    'archive',
    ['backup', 'x'],
    { DATABASE_URL: 'mysql://x' },
    'The configuration cannot be used:\n  DATABASE_URL has to be an address such as postgres://user:password@host:5432/database',
  ],
])(
  '%s %j says in words what is wrong',
  (command, words, environment, said) => {
    const file = fileURLToPath(new URL(`${command}-command.ts`, import.meta.url))
    const env = { ...process.env, NODE_OPTIONS: '', ...environment }
    const { status, stderr } = spawnSync(process.execPath, [file, ...words], {
      env,
      encoding: 'utf8',
    })
    expect(stderr).toBe(`${said}\n`)
    expect(status).toBe(1)
  },
  60_000,
)
