import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../kernel/database/database.ts'
import { findRunning } from '../kernel/database/embedded/launcher.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { builtServer, IS_SOAK } from '../testing/built-server.ts'

const ROUNDS = IS_SOAK ? 50 : 10
/** Deaths come at moments of their own within this time, the same in every run. */
const SPREAD_MS = 60

let main: string
let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  main = await builtServer()
  folder = await mkdtemp(join(tmpdir(), 'telemachos-crash-'))
  // PostgreSQL runs under an account of its own, which has to enter.
  await chmod(folder, 0o711)
})
afterAll(async () => {
  if (child && child.exitCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  await rm(folder, { recursive: true, force: true })
})

interface Started {
  readonly url: string
  readonly output: string
}

/** Starts the built server on its embedded database; resolves when it takes requests. */
async function start(): Promise<Started> {
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  let output = ''
  return new Promise((resolve, reject) => {
    started.stderr.on('data', (text) => (output += text))
    started.once('exit', (code) => reject(new Error(`the server ended (${code}): ${output}`)))
    started.stdout.on('data', (text) => {
      output += text
      // The sign-ins come after the address; the last of them is somebody who is only registered.
      const url = /Telemachos: (\S+)/.exec(output)?.[1]
      if (url && /^ {2}Registered .*\n/m.test(output)) resolve({ url, output })
    })
  })
}

async function kill(): Promise<void> {
  if (!child) throw new Error('no server runs')
  child.removeAllListeners('exit')
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function signIn(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function ask<T>(url: string, cookie: string, path: string, body: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Completions since then without exactly one audit row: none, if each was written whole. */
async function halfDone(since: Date): Promise<unknown[]> {
  const running = await findRunning(folder)
  if (!running) throw new Error('the embedded database does not run')
  const database = openDatabase(running.connection, openLog('silent'), 1)
  try {
    return await database.rows(sql`
      select c.mentee_id, c.action_id, count(a.id)::int as rows from completions c
      left join audit_log a on a.verb = 'action.completed' and a.project_id = c.project_id
        and a.subject_id = c.mentee_id and a.action_id = c.action_id and a.at >= ${since}
      where c.completed_at >= ${since}
      group by 1, 2 having count(a.id) <> 1`)
  } finally {
    await database.close()
  }
}

interface Grid {
  list: { Id: number; Cells: { ActionId: number; Done?: string }[] }[]
}

it(`loses nothing that was acknowledged in ${ROUNDS} deaths during completions`, async () => {
  const began = new Date()
  const first = await start()
  const { output } = first
  let { url } = first
  const password = /password of everybody below is (\S+)/.exec(output)?.[1] ?? ''
  const username = /^ {2}Admin +(\S+)/m.exec(output)?.[1] ?? ''
  const cookie = await signIn(url, username, password)
  const identity = await ask<{ ProjectId: number }>(url, cookie, '/Account/Identity', {})
  const { ProjectId } = identity
  const header = await ask<{ Columns: { Id: number; TypeId: number }[] }>(
    url,
    cookie,
    '/api/project/GetActionsGridHeader',
    { ProjectId },
  )
  const pages = await Promise.all(
    [1, 2, 3].map((Page) =>
      ask<Grid>(url, cookie, '/api/project/GetActionsGrid_Partial', { ProjectId, Page }),
    ),
  )
  const open = pages
    .flatMap(({ list }) => list)
    .flatMap(({ Id, Cells }) =>
      header.Columns.filter((column) => !Cells.some((cell) => cell.ActionId === column.Id)).map(
        (column) => ({
          MenteeId: Id,
          ActionId: column.Id,
        }),
      ),
    )
  const acknowledged = new Set<string>()
  let next = 0
  for (let round = 0; round < ROUNDS; round++) {
    let alive = true
    const writers = Array.from({ length: 4 }, async () => {
      while (alive && next < open.length) {
        const cell = open[next++]
        if (!cell) return
        try {
          if (await ask<boolean>(url, cookie, '/api/Action/complet', cell)) {
            acknowledged.add(`${cell.MenteeId}/${cell.ActionId}`)
          }
        } catch {
          return // The server died before it answered: nothing was promised.
        }
      }
    })
    // Not before something was promised, however slow the machine is; then at any moment.
    const promised = acknowledged.size + (round % 4)
    await expect
      .poll(() => acknowledged.size, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(promised)
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % SPREAD_MS))
    await kill()
    alive = false
    await Promise.all(writers)
    ;({ url } = await start())
  }
  const after = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask<Grid>(url, cookie, '/api/project/GetActionsGrid_Partial', { ProjectId, Page: index + 1 }),
    ),
  )
  const stored = new Set(
    after
      .flatMap(({ list }) => list)
      .flatMap(({ Id, Cells }) =>
        Cells.filter((cell) => cell.Done).map((cell) => `${Id}/${cell.ActionId}`),
      ),
  )
  const lost = [...acknowledged].filter((key) => !stored.has(key))
  process.stdout.write(`${ROUNDS} deaths, ${acknowledged.size} acknowledged completions\n`)
  expect(acknowledged.size).toBeGreaterThan(ROUNDS)
  expect(lost).toEqual([])
  expect(await halfDone(began)).toEqual([])
}, 600_000)
