import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { solvedTasks } from '../testing/applications.ts'
import { IS_SOAK } from '../testing/built-server.ts'
import { createPerson, createProject } from '../testing/factories.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'
import { openCall } from '../testing/open-call.ts'

const DEATHS = IS_SOAK ? 50 : 5
/** Deaths come at moments of their own within this time, the same in every run. */
const SPREAD_MS = 40
/** So many apply at once, one application after the other. */
const WINDOWS = 3
const PLACES = 20

let world: KilledWorld
let server: KilledWorld['server']
let database: KilledWorld['database']

beforeAll(async () => {
  world = await openKilledWorld()
  ;({ server, database } = world)
})
afterAll(() => world.close())

interface Made {
  readonly Protocol: string
  readonly Waiting: boolean
}

/** Kills the server again and again while the work goes on, and starts it anew. */
async function survive(work: () => Promise<void>, workers: number, done: () => number) {
  for (let death = 0; death < DEATHS; death++) {
    if (death > 0) await server.start()
    let isAlive = true
    const failures: unknown[] = []
    const working = Array.from({ length: workers }, async () => {
      try {
        while (isAlive) await work()
      } catch (error) {
        if (isAlive) failures.push(error)
      }
    })
    const before = done() + 3 + (death % 4)
    await expect.poll(done, { interval: 5, timeout: 30_000 }).toBeGreaterThan(before)
    await sleep((death * 37) % SPREAD_MS)
    isAlive = false
    await server.kill()
    await Promise.all(working)
    expect(failures).toEqual([])
  }
  await server.start()
}

it(`keeps each acknowledged application once in ${DEATHS} deaths, with numbers without gaps`, async () => {
  const projectId = await createProject(database)
  await openCall(database, projectId)
  // Where nothing is to be proven, places are given as applications come.
  await database.run(sql`
    update projects set settings = settings #- '{Config,Application,0,Questions,email}'
    where id = ${projectId}`)
  const { url: Project } = await database.one<{ url: string }>(sql`
    update application_calls c set capacity = ${PLACES}::int from projects p
    where c.project_id = ${projectId} and p.id = c.project_id returning p.url`)
  await server.start()
  let number = 0
  const made = new Map<string, Made>()
  const unanswered: { name: string; input: object }[] = []
  const send = async (): Promise<void> => {
    const again = unanswered.pop()
    const name = again ? again.name : `Κάτοχος${(number += 1)}`
    const [Captcha] = again ? [] : await solvedTasks(database, 1)
    // Each is of somebody else, from a network of their own.
    await database.run(sql`delete from captcha_uses`)
    const input = again?.input ?? {
      ...{ Project, Truthful: true, Consent: true, Captcha },
      Answers: {
        ...{ first_name: 'Άννα', last_name: name, afm: '094429812', works: 'Όχι' },
      },
    }
    try {
      made.set(name, await server.ask<Made>('/api/ApplicationForm/Submit', input))
    } catch (error) {
      unanswered.push({ name, input })
      throw error
    }
  }
  await survive(send, WINDOWS, () => made.size)
  // Sent once more, what was not answered is one application all the same.
  while (unanswered.length > 0) await send()

  const rows = await database.rows<{
    name: string
    protocol: string
    waiting: boolean
    lines: number
  }>(sql`
    select a.last_name as name, a.protocol, a.waiting,
      (select count(*)::int from application_history h where h.application_id = a.id) as lines
    from applications a where a.project_id = ${projectId} order by a.id`)
  expect(rows).toHaveLength(number)
  expect(made.size).toBe(number)
  for (const { name, protocol, lines } of rows) {
    // Nobody has been selected, so that nobody is told that the places are full.
    expect({ name, ...made.get(name), lines }).toMatchObject({
      ...{ name, Protocol: protocol, Waiting: false, lines: 1 },
    })
  }
  expect(rows.map(({ protocol }) => protocol.slice(5))).toEqual(
    rows.map((_, index) => String(index + 1).padStart(5, '0')),
  )
  expect(rows.map(({ waiting }) => waiting)).toEqual(rows.map((_, index) => index >= PLACES))
  const { received } = await database.one<{ received: number }>(sql`
    select received from application_calls where project_id = ${projectId}`)
  expect(received).toBe(rows.length)
  await server.kill()
}, 900_000)

it(`keeps each microdata form that was made final once, and exports whole or not at all`, async () => {
  const ProjectId = await createProject(database)
  const kayasField = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
  await database.run(sql`
    update projects set microdata_start = ${JSON.stringify(READY_FORMS['2021-27'].start)}::jsonb,
      settings = ${JSON.stringify({ User: { ProjectFields: [kayasField] } })}::jsonb
    where id = ${ProjectId}`)
  const admin = await createPerson(database, ProjectId, ['Admin'])
  const person = {
    ...{ afm: '094429812', amka: '01013099997' },
    ...{ birth_date: '1930-01-01', gender: '5301' },
  }
  const kayasOf = new Map<number, string>()
  const waiting: number[] = []
  for (let index = 0; index < DEATHS * 30; index++) {
    const { id } = await createPerson(database, ProjectId, ['Mentee'], { fields: person })
    kayasOf.set(id, String(1_000_000 + index))
    waiting.push(id)
  }
  await database.run(sql`
    update memberships m set fields = jsonb_build_object('kayas', k.kayas)
    from unnest(${[...kayasOf.keys()]}::int[], ${[...kayasOf.values()]}::text[]) k (id, kayas)
    where m.project_id = ${ProjectId} and m.user_id = k.id`)
  await server.start()
  const cookie = await server.signIn(admin.username)
  const Data = [
    ...[['1', '05/03/2026'] as const, ['2', '2.1'] as const, ['6', '6.3'] as const],
    ...[['7', '7.1'] as const, ['8', '8.3'] as const, ['9', '9.2'] as const],
    ...[['10', '10.2'] as const, ['11', '11.2'] as const, ['12', '12.2'] as const],
    ['14', '14.3'] as const,
  ].map(([id, Answer]) => ({ id, Answer }))
  const final = new Set<number>()
  const finish = async (): Promise<void> => {
    const UserId = waiting.pop()
    if (UserId === undefined) return sleep(5)
    try {
      const input = { ProjectId, UserId, Data, Final: true }
      await server.ask('/api/User/SetMicrodataStart', input, cookie)
    } catch (error) {
      // It was kept, and its answer was lost.
      if (String(error).includes('already_final')) return void final.add(UserId)
      waiting.push(UserId)
      throw error
    }
    final.add(UserId)
  }
  /** The registry numbers of an export, which has its end. */
  const exported = async (): Promise<string[]> => {
    const input = { kayas: [...kayasOf.values()], ProjectId, MIS: '5001234', Start: true }
    const answer = await fetch(`${server.url}/api/User/GetMicrodata`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const xml = await answer.text()
    if (!answer.ok) throw new Error(xml)
    expect(xml.endsWith('</microdata>\n')).toBe(true)
    return [...xml.matchAll(/<record kayas="(\d+)"/g)].map(([, kayas = '']) => kayas)
  }
  let turn = 0
  const work = async (): Promise<void> => {
    if (final.size === 0 || (turn += 1) % 4 !== 0) return finish()
    const before = [...final].map((id) => kayasOf.get(id))
    expect(await exported()).toEqual(expect.arrayContaining(before))
  }
  await survive(work, 2, () => final.size)

  const rows = await database.rows<{ userId: number; final: boolean; versions: number }>(sql`
    select r.user_id as "userId", r.final,
      (select count(*)::int from microdata_versions v
        where v.project_id = r.project_id and v.user_id = r.user_id) as versions
    from microdata r where r.project_id = ${ProjectId}`)
  for (const row of rows) expect(row).toMatchObject({ final: true, versions: 1 })
  const kept = rows.map(({ userId }) => userId)
  expect(kept).toEqual(expect.arrayContaining([...final]))
  expect((await exported()).toSorted()).toEqual(kept.map((id) => kayasOf.get(id)).toSorted())
}, 900_000)
