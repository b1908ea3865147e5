import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openLog } from '../kernel/log.ts'
import { openReporting } from '../kernel/database/reporting-database.ts'
import { openOutgoing } from '../kernel/outgoing.ts'
import { domain as filesDomain } from '../modules/files/domain.ts'
import { IS_SOAK } from '../testing/built-server.ts'
import { createAction, createPerson, createProject } from '../testing/factories.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'
import { partsOf } from '../testing/upload.ts'

const DEATHS = IS_SOAK ? 200 : 10
/** No death and start takes so long, on whatever machine: a test that does is one that hangs. */
const DEATH_MS = 30_000
/** Deaths come at moments of their own within this time, the same in every run. */
const SPREAD_MS = 40
/** Parts of each file, and files that are sent at once. */
const PARTS = 8
const AT_ONCE = 3
const DAYS_MS = 3 * 86_400_000

let world: KilledWorld
let server: KilledWorld['server']
let database: KilledWorld['database']

beforeAll(async () => {
  world = await openKilledWorld()
  ;({ server, database } = world)
})
afterAll(() => world.close())

const ask = <T>(path: string, body: object, cookie: string): Promise<T> =>
  server.ask(path, body, cookie)

interface Sent {
  readonly content: Buffer
  id: number | undefined
  readonly acknowledged: Set<number>
  isDone: boolean
}

it(
  `loses no acknowledged part in ${DEATHS} deaths, and shows no half of a file`,
  async () => {
    const projectId = await createProject(database)
    const mentee = await createPerson(database, projectId, ['Mentee'])
    const actionId = await createAction(database, projectId)
    const category = `tools/${mentee.id}/${actionId}/0`
    await server.start()
    const cookie = await server.signIn(mentee.username)

    /** Whoever has sent a second’s share of parts waits for the next one, as the page does. */
    const askPart = async (form: FormData): Promise<void> => {
      for (;;) {
        try {
          await ask('/api/files/uploadpart', form, cookie)
          return
        } catch (error) {
          if (!String(error).includes(': 429 ')) throw error
          await sleep(1_000)
        }
      }
    }

    /** What has not been answered when the server dies was not promised. */
    const send = async (file: Sent): Promise<void> => {
      const { content } = file
      const parts = partsOf(content)
      if (file.id === undefined) {
        const input = {
          ...{ Category: category, Name: 'crash', UserId: mentee.id, Mime: '' },
          ...{ OriginalName: randomBytes(8).toString('hex'), Parts: parts.length },
          FileSize: content.length,
        }
        file.id = (await ask<{ Id: number }>('/api/files/StartUpload', input, cookie)).Id
      }
      const Id = file.id
      const { Received } = await ask<{ Received: number[] }>('/api/files/Upload', { Id }, cookie)
      expect([...file.acknowledged].filter((part) => !Received.includes(part))).toEqual([])
      const left = [...parts.keys()].filter((part) => !Received.includes(part)).values()
      const worker = async (): Promise<void> => {
        for (const part of left) {
          const form = new FormData()
          form.append('Id', String(Id))
          form.append('part', String(part))
          form.append('UserId', String(mentee.id))
          form.append('data', new Blob([Uint8Array.from(parts[part] ?? [])]))
          await askPart(form)
          file.acknowledged.add(part)
        }
      }
      await Promise.all([worker(), worker(), worker()])
      await ask('/api/files/EndUpload', { Id }, cookie)
      file.isDone = true
    }

    const files: Sent[] = []
    const newFile = (): Sent => {
      const content = randomBytes(PARTS * UPLOAD_PART_BYTES - files.length - 1)
      const file = { content, id: undefined, acknowledged: new Set<number>(), isDone: false }
      files.push(file)
      return file
    }
    const acknowledged = (): number => files.reduce((sum, file) => sum + file.acknowledged.size, 0)

    for (let death = 0; death < DEATHS; death++) {
      if (death > 0) await server.start()
      let isAlive = true
      const failures: unknown[] = []
      const taken = new Set<Sent>()
      const senders = Array.from({ length: AT_ONCE }, async () => {
        try {
          while (isAlive) {
            const file = files.find((one) => !one.isDone && !taken.has(one)) ?? newFile()
            taken.add(file)
            await send(file)
          }
        } catch (error) {
          if (isAlive) failures.push(error)
        }
      })
      const before = acknowledged() + (death % 4)
      await expect.poll(acknowledged, { interval: 5, timeout: 20_000 }).toBeGreaterThan(before)
      await sleep((death * 37) % SPREAD_MS)
      isAlive = false
      await server.kill()
      await Promise.all(senders)
      expect(failures).toEqual([])
    }
    await server.start()
    for (const file of files) if (!file.isDone && file.id !== undefined) await send(file)

    const list = await ask<{ Id: number; Name: string; Bytes: number }[]>(
      '/api/files/List',
      { Category: category },
      cookie,
    )
    const whole = new Map(files.flatMap(({ id, content }) => (id ? [[id, content] as const] : [])))
    for (const { Id, Name } of list) {
      const query = new URLSearchParams({ Category: category, name: Name })
      const got = await fetch(`${server.url}/api/files/download?${query}`, { headers: { cookie } })
      const hash = createHash('sha256')
        .update(Buffer.from(await got.arrayBuffer()))
        .digest('hex')
      const sent = whole.get(Id) ?? Buffer.alloc(0)
      expect(hash).toBe(createHash('sha256').update(sent).digest('hex'))
    }
    expect(list.map(({ Id }) => Id).toSorted()).toEqual([...whole.keys()].toSorted())
    process.stdout.write(
      `${DEATHS} deaths, ${acknowledged()} acknowledged parts, ${list.length} files\n`,
    )

    // Uploads that nobody goes on with, and what they left, are gone with the sweep.
    const storage = openFolderStorage(world.folder)
    const log = openLog('silent')
    const sessions = { forget: async () => {} }
    const connection = { connectionString: 'postgres://nobody@localhost/nothing' }
    const services = {
      sessions,
      reporting: openReporting({ database, connection }),
      parts: { look: async () => [] },
      storage,
      publicUrl: server.url,
      scanner: undefined,
      mailsLeave: false,
      limitsCallers: false,
      adminFolders: [],
      debugQueries: false,
      outgoing: openOutgoing({ origins: [] }),
    }
    const [sweep] = filesDomain.jobs?.(services) ?? []
    await sweep?.run({ database, log, now: new Date(Date.now() + DAYS_MS) })
    await sweep?.run({ database, log, now: new Date(Date.now() + 2 * DAYS_MS) })
    const keys: string[] = []
    for await (const { key } of storage.listAll()) keys.push(key)
    const rows = await database.rows<{ key: string }>(
      sql`select storage_key as key from stored_files where state = 'done'`,
    )
    expect(keys.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
  },
  DEATHS * DEATH_MS,
)
