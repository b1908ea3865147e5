import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Random } from '../apps/server/src/app/demo/random.ts'
import { IS_SOAK } from '../apps/server/src/testing/built-server.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { enterCrowd } from './soak/crowd.ts'
import type { Deed, Work } from './soak/deeds.ts'
import { Ledger } from './soak/ledger.ts'
import { allRecover, allSayAway, openWindows } from './soak/windows.ts'
import { eventually, PROJECT, setStage } from './stage.ts'

const MINUTES = IS_SOAK ? 60 : 2
/** What happens, with the same time of work before and after each. */
const FAULTS = ['server', 'database', 'server', 'database', 'server', 'database', 'server'] as const
/** How long somebody thinks before they do the next thing, at most; in milliseconds. */
const THOUGHT_MS = IS_SOAK ? 4_000 : 1_500
/** How long somebody's network is away, at most; in milliseconds. */
const CUT_MS = 6_000
/** What recovering takes besides, however slow the machine; in milliseconds. */
const RECOVERIES_MS = 1_200_000

const stage = setStage({ isAlone: true, logLevel: 'error' })

it(
  `loses nothing in ${MINUTES} minutes in which the database dies three times, the server four, and networks are cut`,
  async () => {
    const { product } = stage
    const random = new Random(2026)
    const { windows, personIds } = await openWindows(stage)
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { path } = await publishQuest(admin, shortDraft(), 100)
    const work = beginWork(random, path.split('/').at(-1) ?? '')
    const { ledger } = work
    const crowd = await enterCrowd(product, work, personIds)

    const faults: string[] = []
    let isOver = false
    const keepDoing = async (choose: () => Deed): Promise<void> => {
      while (!isOver) {
        await choose()().catch((error: unknown) => faults.push(String(error)))
        await sleep(random.between(50, THOUGHT_MS))
      }
    }
    const cutSomebody = async (): Promise<void> => {
      while (!isOver) {
        const { road } = random.pick(crowd).person
        await road.cut()
        await sleep(random.between(100, CUT_MS))
        await road.restore()
      }
    }
    const atWork = [
      ...crowd.map(({ deeds }) => keepDoing(() => random.pick(deeds))),
      ...windows.map(({ work: doOne }) => keepDoing(() => doOne)),
      ...[1, 2, 3].map(cutSomebody),
    ]
    const pause = (MINUTES * 60_000) / (FAULTS.length + 1)
    for (const fault of FAULTS) {
      await sleep(pause)
      if (fault === 'server') {
        await product.kill()
        await allSayAway(windows)
        await product.resume()
      } else await product.killDatabase()
      await allRecover(windows)
    }
    await sleep(pause)
    isOver = true
    await Promise.all(atWork)
    await allRecover(windows)
    await eventually(() => crowd.filter(({ person }) => !person.socket.connected).length).toBe(0)

    process.stdout.write(`${ledger.acknowledged} acknowledged writes of ${crowd.length} people\n`)
    expect(faults).toEqual([])
    expect(await ledger.findFaults(product)).toEqual([])
    expect(ledger.acknowledged).toBeGreaterThan(crowd.length)
    await Promise.all(crowd.map(({ person }) => person.leave()))
  },
  MINUTES * 60_000 + RECOVERIES_MS,
)

const HOUR_MS = 3_600_000
/** Nobody of the demonstration has meetings so far ahead. */
const DAYS_AHEAD = 400

function beginWork(random: Random, token: string): Work {
  const began = new Date()
  const hours = Math.ceil(began.getTime() / HOUR_MS) + DAYS_AHEAD * 24
  let texts = 0
  let starts = 0
  return {
    ledger: new Ledger(began),
    random,
    token,
    unique: () => `Σημείωση ${(texts += 1)}`,
    freeStart: () => new Date((hours + (starts += 1)) * HOUR_MS).toISOString().replace('.000', ''),
  }
}
