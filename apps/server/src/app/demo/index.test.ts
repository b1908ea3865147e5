import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../kernel/config.ts'
import { openFolderStorage } from '../../kernel/folder-storage.ts'
import { openLog } from '../../kernel/log.ts'
import { createEmptyDatabase } from '../../testing/database.ts'
import { openConfiguredDatabase } from '../database.ts'
import { loadDemoIfWanted } from './index.ts'

const log = openLog('silent')

it('is loaded once by servers that start together, and both have it', async () => {
  const { owner, drop } = await createEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-demo-'))
  const config = readConfig({ DATABASE_URL: owner.connectionString, DEMO: 'on' })
  const start = async () => {
    const said: string[] = []
    const report = (step: string) => void said.push(step)
    const database = await openConfiguredDatabase(config, log, report)
    const storage = openFolderStorage(folder)
    const hasDemo = await loadDemoIfWanted(database, config, log, storage, report)
    return { hasDemo, said }
  }
  const [one, other] = await Promise.all([start(), start()])
  expect([one?.hasDemo, other?.hasDemo]).toEqual([true, true])
  const said = [...one.said, ...other.said]
  const count = (words: RegExp) => said.filter((step) => words.test(step)).length
  expect(count(/^Preparing the tables/)).toBe(1)
  expect(count(/^Another server prepares the tables: waiting for it$/)).toBe(1)
  await rm(folder, { recursive: true })
  await drop()
}, 120_000)
