import type { Role } from '@telemachos/contract/core/roles'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { findBrowser, openVisitor, type Visit, type Visitor } from './browser.ts'
import { startProduct, startProductOfItsOwn, type Product } from './product.ts'

export interface StageVisit extends Visit {
  /** Who signs in; nobody without it. */
  readonly as?: string
  /** The address that is opened first. */
  readonly path?: string
  /** Statuses of refusals that belong to the journey: any other one fails it. */
  readonly refusals?: readonly number[]
  /** True when the server is stopped on the way. */
  readonly offline?: boolean
  /** True when several tests use the window; whoever opens it closes it. */
  readonly stays?: boolean
}

/** The product and a browser for the tests of one file. */
export interface Stage {
  readonly product: Product
  /**
   * Opens a window of its own, closed after the test unless it stays; a test fails if the page
   * complained meanwhile.
   */
  readonly visit: (visit?: StageVisit) => Promise<Visitor>
  /** User name of the demonstration's first person with the role, in the project where one is named. */
  readonly personWith: (role: Role, project?: string) => string
}

/** The main project of the demonstration: its name and its address. */
export const PROJECT = { name: 'Γέφυρες Απασχόλησης', url: 'gefyres', id: 1 }

/** What a browser remarks on while a server is away, and when it is back and not ready yet. */
const AWAY = ['net::ERR_', 'status of 503 ']

interface Setting {
  /** True where the product has to have its own PostgreSQL, which lives and dies with it. */
  readonly isAlone?: boolean
  /** From which on such a product logs: one that is killed has much to warn of. */
  readonly logLevel?: string
  /** Variables of the configuration of one that has not, found before it starts. */
  readonly configure?: () => Promise<Readonly<Record<string, string>>>
}

/** Sets the stage of a test file; to be called once, outside its tests. */
export function setStage({ isAlone = false, logLevel = 'warn', configure }: Setting = {}): Stage {
  let opened: { visitor: Visitor; expected: readonly string[]; stays: boolean }[] = []
  let browser: Browser
  let product: Product

  beforeAll(async () => {
    product = await (isAlone
      ? startProductOfItsOwn(logLevel)
      : startProduct(inject('demonstration'), await configure?.()))
    browser = await findBrowser()
  })
  afterAll(async () => {
    try {
      await Promise.all(browser.contexts().map((context) => context.close()))
    } finally {
      await product.stop()
    }
  })
  afterEach(async ({ task }) => {
    const before = opened.filter(({ visitor, stays }) => !(stays && visitor.page.isClosed()))
    opened = before.filter(({ stays }) => stays)
    for (const { visitor, expected, stays } of before) {
      if (task.result?.state === 'fail') process.stderr.write(await sightOf(visitor))
      if (!stays) await visitor.page.context().close()
      const unexpected = visitor.complaints
        .splice(0)
        .filter((complaint) => !expected.some((words) => complaint.includes(words)))
      expect(unexpected).toEqual([])
    }
  })

  return {
    get product() {
      return product
    },
    visit: async ({ as, path, refusals = [], offline = false, stays = false, ...visit } = {}) => {
      const visitor = await openVisitor(browser, product, visit)
      // Who has not signed in is told so by the very first call.
      const statuses = as === undefined ? [401, ...refusals] : refusals
      const remarks = statuses.map((status) => `status of ${status} `)
      const expected = offline ? [...remarks, ...AWAY] : remarks
      opened.push({ visitor, expected, stays })
      if (as !== undefined) {
        await visitor.ask('/Account/Login', { username: as, password: product.password })
        if (visit.language) await visitor.ask('/Account/SetLanguage', { Language: visit.language })
      }
      if (path !== undefined) await visitor.page.goto(path)
      return visitor
    },
    personWith: (role, project = '') => {
      const found = product.people.find(
        (person) => person.role === role && person.project.includes(project),
      )
      if (!found) throw new Error(`the demonstration has no ${role} in «${project}»`)
      return found.username
    },
  }
}

/** What a window shows when a test fails: where it is, what it complained of, and its texts. */
async function sightOf({ page, complaints }: Visitor): Promise<string> {
  const texts = await page.locator('body').innerText()
  return [`The window at ${page.url()}`, ...complaints, texts, ''].join('\n')
}

/** Reads again and again until what the page says is as expected. */
export function eventually<Value>(read: () => Value | Promise<Value>, message = '') {
  return expect.poll(read, { timeout: 20_000, interval: 50, message })
}
