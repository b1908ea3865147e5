import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visit } from './browser.ts'
import { faultsOf } from './faults.ts'
import { navigator, publishQuest, shortDraft } from './quests.ts'
import { saveStatus } from './save-status.ts'
import { eventually, setStage } from './stage.ts'
import { el, en } from './words.ts'

const label = (text: string, english = '') => ({ el: text, en: english })
const options = (names: readonly string[]) =>
  names.map((name, index) => ({ Value: `${index + 1}`, Text: label(name, name) }))

const RANK = {
  Model: 'rank',
  Type: 7,
  Text: label('Τι μετρά;', 'What counts?'),
  Options: options(['Μισθός', 'Ωράριο', 'Ομάδα', 'Πρόοδος']),
}
const MATCH = {
  Model: 'match',
  Type: 9,
  Text: label('Πού;', 'Where?'),
  Options: options(['Αθήνα', 'Ρώμη']),
  Rows: ['Ελλάδα', 'Ιταλία'].map((name, index) => ({
    Model: `r${index + 1}`,
    Text: label(name, name),
  })),
}
/** As many items as no phone shows at once. */
const LONG = {
  Model: 'long',
  Type: 7,
  Text: label('Πολλά', 'Many'),
  Options: options(Array.from({ length: 20 }, (_, index) => `Στοιχείο ${index + 1}`)),
}

/** How long a finger rests before it drags, and a little more. */
const HOLD_MS = 450

type Point = readonly [x: number, y: number]

/** A finger on the screen, as the browser is told of it. */
class Finger {
  readonly #page: Page
  readonly #session: CDPSession
  constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }
  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }
  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
    const touchPoints = at ? [{ x: at[0], y: at[1] }] : []
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  async move(from: Point, to: Point): Promise<void> {
    for (let step = 1; step <= 8; step++) {
      const share = step / 8
      await this.#touch('touchMove', [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ])
      await this.#page.waitForTimeout(20)
    }
  }
  /** Rests, drags and lets go, after it was held there for so many milliseconds. */
  async drag(from: Point, to: Point, held = 0): Promise<void> {
    await this.#touch('touchStart', from)
    await this.#page.waitForTimeout(HOLD_MS)
    await this.move(from, to)
    await this.#page.waitForTimeout(held)
    await this.#touch('touchEnd')
  }
  async swipe(from: Point, to: Point): Promise<void> {
    await this.#touch('touchStart', from)
    await this.move(from, to)
    await this.#touch('touchEnd')
  }
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)
  await page.mouse.move(...to)
  await page.mouse.up()
}

/** A point of what is shown; a part of its height from its upper edge. */
async function pointOf(place: Locator, share = 0.5): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not shown')
  return [box.x + Math.min(60, box.width / 2), box.y + box.height * share]
}

const row = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox', { name: `Θέση: ${name}`, exact: true }) })
const handle = (page: Page, name: string): Locator =>
  row(page, name).getByRole('button', { name, exact: true })
/** The items as they stand, each with its place. */
const ranked = (page: Page): Promise<string[]> =>
  page
    .getByRole('combobox', { name: /^Θέση: / })
    .evaluateAll((all) =>
      (all as HTMLSelectElement[]).map(
        (one) => `${one.ariaLabel?.replace('Θέση: ', '') ?? ''} ${one.value}`,
      ),
    )

describe('dragging in a questionnaire', () => {
  const stage = setStage()

  async function open(question: object, visit: Visit = {}): Promise<Page> {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const { path } = await publishQuest(author, shortDraft({ questions: [question] }))
    const { page } = await stage.visit({ ...visit, path })
    const t = visit.language === 'en' ? en : el
    await page.getByRole('button', { name: t('quest.start') }).click()
    for (let step = 0; step < 2; step++) {
      await page.getByRole('button', { name: t('quest.next'), exact: true }).click()
    }
    return page
  }

  it('marks the target for 100 ms after it was left, and drops nothing there then', async () => {
    const page = await open(MATCH)
    const target = page.locator('[data-target-of]').first()
    const chip = page.getByRole('list', { name: el('quest.match.items') }).getByText('Αθήνα')
    const over = target.and(page.locator('[data-over]'))
    await page.clock.install()
    await page.mouse.move(...(await pointOf(chip)))
    await page.mouse.down()
    const [x, y] = await pointOf(target)
    await page.mouse.move(x, y - 4)
    await page.mouse.move(x, y)
    await over.waitFor()
    // Time stands still from here on.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.mouse.move(4, 4)
    await page.clock.runFor(99)
    expect(await over.count()).toBe(1)
    await page.clock.runFor(1)
    await eventually(() => over.count()).toBe(0)
    // Back upon it, it is marked at once; left again and dropped beside it, nothing lands.
    await page.mouse.move(x, y)
    await eventually(() => over.count()).toBe(1)
    await page.mouse.move(4, 4)
    await page.mouse.up()
    await eventually(() => over.count()).toBe(0)
    expect(await target.getByRole('combobox').inputValue()).toBe('')
  })

  it('ranks by mouse, says so, and puts back with Escape', async () => {
    const page = await open(RANK)
    const drag = async (name: string, to: string, share: number) =>
      dragByMouse(page, await pointOf(handle(page, name)), await pointOf(row(page, to), share))
    await drag('Ομάδα', 'Μισθός', 0.2)
    await eventually(() => ranked(page)).toEqual(['Ομάδα 1', 'Μισθός 2', 'Ωράριο 3', 'Πρόοδος 4'])
    await page.getByText('Ομάδα: θέση 1 από 4', { exact: true }).waitFor({ state: 'attached' })
    await drag('Μισθός', 'Πρόοδος', 0.8)
    await eventually(() => ranked(page)).toEqual(['Ομάδα 1', 'Ωράριο 2', 'Πρόοδος 3', 'Μισθός 4'])
    // By one: with the keys on its name, which keeps the focus, and with its buttons.
    await handle(page, 'Ωράριο').focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => ranked(page)).toEqual(['Ομάδα 1', 'Πρόοδος 2', 'Ωράριο 3', 'Μισθός 4'])
    await page.keyboard.press('ArrowUp')
    await eventually(() => ranked(page)).toEqual(['Ομάδα 1', 'Ωράριο 2', 'Πρόοδος 3', 'Μισθός 4'])
    await page.getByRole('button', { name: 'Πιο πάνω: Πρόοδος' }).click()
    await page.mouse.move(...(await pointOf(handle(page, 'Ωράριο'))))
    await page.mouse.down()
    await page.mouse.move(...(await pointOf(row(page, 'Ομάδα'), 0.1)))
    await page.locator('[data-dragged]').waitFor()
    expect(await faultsOf(page, 'dragging')).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-dragged]').waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await ranked(page)).toEqual(['Ομάδα 1', 'Πρόοδος 2', 'Ωράριο 3', 'Μισθός 4'])
    await saveStatus(page).waitFor()
    await page.reload()
    await navigator(page)
      .getByRole('button', { name: /^Ερώτηση 3,/ })
      .click()
    await eventually(() => ranked(page)).toEqual(['Ομάδα 1', 'Πρόοδος 2', 'Ωράριο 3', 'Μισθός 4'])
  })

  it('ranks with a finger that was held, and scrolls with one that was not', async () => {
    const page = await open(LONG, { width: 390, hasTouch: true })
    const finger = await Finger.on(page)
    await handle(page, 'Στοιχείο 3').scrollIntoViewIfNeeded()
    const scroll = () => page.evaluate(() => scrollY)
    const before = await scroll()
    const [x, y] = await pointOf(handle(page, 'Στοιχείο 3'))
    await finger.swipe([x, y], [x, y - 200])
    await eventually(scroll).toBeGreaterThan(before + 100)
    expect((await ranked(page)).slice(0, 3)).toEqual([
      'Στοιχείο 1 1',
      'Στοιχείο 2 2',
      'Στοιχείο 3 3',
    ])

    // A page that still glides is stopped by the finger, not dragged on.
    await page.waitForTimeout(1_000)
    await row(page, 'Στοιχείο 1').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await finger.drag(
      await pointOf(handle(page, 'Στοιχείο 3')),
      await pointOf(row(page, 'Στοιχείο 1'), 0.2),
    )
    await eventually(async () => (await ranked(page)).slice(0, 2)).toEqual([
      'Στοιχείο 3 1',
      'Στοιχείο 1 2',
    ])
  })

  it('scrolls the page at its edge, as far as the item is to go', async () => {
    const page = await open(LONG, { width: 390, hasTouch: true })
    const finger = await Finger.on(page)
    await row(page, 'Στοιχείο 18').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const before = await page.evaluate(() => scrollY)
    const from = await pointOf(handle(page, 'Στοιχείο 18'))
    await finger.drag(from, [from[0], 6], 2_500)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(before - 300)
    await eventually(async () => (await ranked(page))[0]).toBe('Στοιχείο 18 1')
  })

  it.each<[Visit]>([[{ width: 1440 }], [{ width: 390, hasTouch: true }]])(
    'matches items to targets (%o)',
    async (visit) => {
      const page = await open(MATCH, visit)
      const chip = (name: string) =>
        page.getByRole('list', { name: el('quest.match.items') }).getByText(name, { exact: true })
      const target = (name: string) => page.getByRole('combobox', { name, exact: true })
      const finger = visit.hasTouch ? await Finger.on(page) : undefined
      const drag = async (name: string, to: string) => {
        const way = [await pointOf(chip(name)), await pointOf(target(to))] as const
        await (finger ? finger.drag(...way) : dragByMouse(page, ...way))
      }
      await drag('Αθήνα', 'Ιταλία')
      await page.getByText('Ιταλία: Αθήνα', { exact: true }).waitFor({ state: 'attached' })
      await drag('Ρώμη', 'Ελλάδα')
      expect([await target('Ελλάδα').inputValue(), await target('Ιταλία').inputValue()]).toEqual([
        '2',
        '1',
      ])
      // An item goes to one target: from the first to the other.
      await drag('Αθήνα', 'Ελλάδα')
      await eventually(() => target('Ιταλία').inputValue()).toBe('')
      expect(await target('Ελλάδα').inputValue()).toBe('1')
      expect(await faultsOf(page, 'matching')).toEqual([])
    },
  )

  it('is announced in the language of the page', async () => {
    const page = await open(RANK, { language: 'en' })
    const place = (name: string) => page.getByRole('combobox', { name: `Place of ${name}` })
    const item = (name: string) => page.getByRole('listitem').filter({ has: place(name) })
    await dragByMouse(
      page,
      await pointOf(item('Ομάδα').getByText('Ομάδα', { exact: true })),
      await pointOf(item('Μισθός'), 0.2),
    )
    await page.getByText('Ομάδα: place 1 of 4', { exact: true }).waitFor({ state: 'attached' })
  })
})
