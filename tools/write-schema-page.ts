/** `npm run schema`: writes docs/schema.md from a database made for it, and removed again. */
import { mkdtemp, chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { ownRelease } from '../apps/server/src/app/migrations.ts'
import { startEmbedded } from '../apps/server/src/kernel/database/embedded/launcher.ts'
import { migrate } from '../apps/server/src/kernel/database/migrate.ts'
// What it adds to Fastify's types, domains use.
import type {} from '../apps/server/src/kernel/http-server.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { ROOT } from './bootstrap.mjs'
import { makeSchemaPage, SCHEMA_PAGE } from './schema-page/schema-page.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'telemachos-schema-'))
// PostgreSQL has an account of its own where this runs as root.
await chmod(folder, 0o711)
try {
  const { owner, stop } = await startEmbedded({
    dataDir: path.join(folder, 'data'),
    log: openLog('error'),
    settings: { fsync: 'off' },
  })
  try {
    await migrate(owner, ownRelease(), { info: () => undefined })
    const client = new Client(owner)
    await client.connect()
    try {
      await writeFile(path.join(ROOT, SCHEMA_PAGE), await makeSchemaPage(ROOT, client))
    } finally {
      await client.end()
    }
  } finally {
    await stop()
  }
} finally {
  await rm(folder, { recursive: true })
}
process.stdout.write(`${SCHEMA_PAGE} is written\n`)
