import type { Browser, Page } from 'playwright-core'
import { texts } from '@telemachos/contract/texts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openVisitor, personOf, signIn, type Visit, type Visitor } from './browser.ts'
import { startProduct, type Product } from './product.ts'

/** The programme's own name of the project in which the journeys take place. */
const PROJECT = 'Γέφυρες'

describe('journeys', () => {
  let browser: Browser
  let product: Product
  const visitors: Visitor[] = []

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  afterEach(async () => {
    for (const { context, complaints } of visitors.splice(0)) {
      await context.close()
      // The browser remarks on every refusal: 401 before signing in, 404 for what is out of reach.
      expect(complaints.filter((complaint) => !/40[14]/.test(complaint))).toEqual([])
    }
  })

  async function visit(role?: string, options: Visit = {}): Promise<Page> {
    const visitor = await openVisitor(browser, product, options)
    visitors.push(visitor)
    if (role)
      await signIn(visitor, product, personOf(product, role, role === 'Admin' ? '' : PROJECT))
    else await visitor.page.goto('/')
    return visitor.page
  }

  const el = (key: keyof typeof texts, values: Record<string, string> = {}) =>
    texts[key].el.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

  /** A task that the signed-in mentee may complete now, and the user name of their mentor. */
  async function findOwnTask(page: Page) {
    const ask = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data, headers: { origin: product.url } })
      return (await answer.json()) as never
    }
    const me: { Id: number; Mentor: { LastName: string; FirstName: string } } = await ask(
      '/api/User/getcurrent',
      {},
    )
    const actions: {
      Id: number
      TypeId: number
      Title: string
      Completed: boolean
      Enabled: boolean
    }[] = await ask('/api/action/mentor', { ProjectId: 1, MenteeId: me.Id })
    const task = actions.find(
      ({ TypeId, Completed, Enabled }) => TypeId === 3 && !Completed && Enabled,
    )
    const mentor = product.people.find(
      ({ name }) => name === `${me.Mentor.FirstName} ${me.Mentor.LastName}`,
    )
    if (!task) throw new Error('the demonstration mentee has nothing to do')
    return {
      menteeId: me.Id,
      actionId: task.Id,
      title: task.Title,
      mentor: mentor?.username ?? personOf(product, 'Admin'),
    }
  }

  const firstOpenCell = (page: Page) =>
    page.getByRole('gridcell', { name: new RegExp(el('actions.grid.state.overdue'), 'i') }).first()

  it('a mentor sees mentees across actions, opens one and completes it; an admin sees who did what', async () => {
    const page = await visit('Mentor')
    await page.getByRole('grid').waitFor()
    const cell = firstOpenCell(page)
    const name = (await cell.getAttribute('aria-label')) ?? ''
    await cell.click()
    const panel = page.getByRole('dialog')
    await panel
      .getByRole('button', { name: el('actions.mentee.action.complete'), exact: true })
      .click()
    await panel.getByText(el('actions.mentee.state.done'), { exact: false }).first().waitFor()
    expect(name).not.toBe('')

    const admin = await visit('Admin')
    await admin.goto('/gefyres/admin/home')
    const mentor = product.people.find(
      ({ username }) => username === personOf(product, 'Mentor', PROJECT),
    )
    await admin
      .getByText(mentor?.name ?? '—', { exact: false })
      .first()
      .waitFor()
  })

  it('a mentee fills in and completes an action, and the mentor sees it without a reload', async () => {
    const mentee = await visit('Mentee')
    const { url, password } = product
    const next = await findOwnTask(mentee)
    const mentor = await openVisitor(browser, product)
    visitors.push(mentor)
    await signIn(mentor, product, next.mentor)
    await mentor.page.goto(`${url}/gefyres/mentor/mentee/${next.menteeId}/${next.actionId}`)
    await mentor.page.getByRole('heading', { name: next.title }).first().waitFor()
    expect(password).not.toBe('')

    await mentee.goto(`/gefyres/mentee/action/${next.actionId}`)
    await mentee.getByRole('heading', { level: 1, name: next.title }).waitFor()
    const complete = mentee.getByRole('button', {
      name: el('actions.mentee.action.complete'),
      exact: true,
    })
    if (await mentee.getByRole('textbox').count()) {
      await complete.click()
      await mentee.getByRole('alert').first().waitFor()
      for (const box of await mentee.getByRole('textbox').all()) await box.fill('Ένα βήμα τη φορά')
      for (const box of await mentee.getByRole('spinbutton').all()) await box.fill('4')
      for (const choice of await mentee.getByRole('combobox').all())
        await choice.selectOption({ index: 1 })
    }
    await complete.click()
    await mentee.getByText(el('actions.mentee.action.completed')).first().waitFor()
    await mentor.page.getByText(el('actions.mentee.state.done'), { exact: false }).first().waitFor()
  })

  it.each([
    ['Mentee', '/gefyres/mentor/action/list'],
    ['Mentor', '/gefyres/admin/home'],
    ['Translator', '/gefyres/mentor/mentee/list'],
    [undefined, '/gefyres/mentor/action/list'],
  ])('%s is sent from %s to sign-in with the way back', async (role, path) => {
    const page = await visit(role)
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/signin')
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path)
    expect(await page.locator('body').innerText()).not.toMatch(/@example\.org/)
  })

  it('a mentor cannot open the mentee of another', async () => {
    const page = await visit('Mentor')
    await page.goto('/gefyres/mentor/mentee/1')
    await page
      .getByText(texts['error.not_found'].el)
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/@example\.org/)
  })

  it('an unknown address leads to the start, and addresses are the same in any case', async () => {
    const page = await visit('Mentor')
    await page.goto('/no/such/page/at/all')
    await page.waitForURL(/\/gefyres\//)
    await page.goto('/GEFYRES/Mentor/Action/LIST')
    await page.getByRole('grid').waitFor()
  })
})
