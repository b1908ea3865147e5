import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { DOMAINS } from '../apps/server/src/app/domains.ts'
import { openReporting } from '../apps/server/src/kernel/database/reporting-database.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { declareViews } from '../apps/server/src/modules/reports/index.ts'
import { runIn } from '../apps/server/src/modules/reports/run-statement.ts'
import { sendSchedules } from '../apps/server/src/modules/reports/send-schedules.ts'
import { startMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { faultsOf } from './faults.ts'
import { inDatabase } from './product-database.ts'
import type { Product } from './product.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PHONE_WIDTH = 390
const REPORT = 'Επισκόπηση προγράμματος'
const NUMBER = 'Ενεργοί ωφελούμενοι'

interface Schedules {
  readonly Schedules: readonly { readonly NextAt: string }[]
}

/** What the server does at a moment: a week is not waited for. */
async function sendAt(product: Product, now: Date): Promise<void> {
  await inDatabase(product, async (database) => {
    const reporting = openReporting({ database, connection: product.connection })
    try {
      declareViews(DOMAINS.map((domain) => domain.reporting))
      runIn(reporting)
      const { signal } = new AbortController()
      await sendSchedules({ database, now, log: openLog('silent'), signal }, product.url)
      await database.run(sql`
        update mails set due_at = now() where template = 'reports.scheduled' and state = 'queued'`)
    } finally {
      await reporting.close()
    }
  })
}

const numberOn = async (page: Page): Promise<string> =>
  page
    .getByRole('article', { name: NUMBER, exact: true })
    .getByRole('button', { name: /^[\d.]+$/ })
    .innerText()

describe('a coordinator with a ready-made report', () => {
  let mails: MailServer
  const stage = setStage({
    configure: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url }
    },
  })
  afterAll(() => mails.close())
  /** Others may come meanwhile, such as reminders of meetings. */
  const reports = () => mails.received.filter(({ subject }) => subject?.includes(REPORT))

  it('has it mailed every week, to each receiver with their own people', async () => {
    const coordinator = stage.personWith('Coordinator', PROJECT.name)
    const supervisor = stage.personWith('Supervisor', PROJECT.name)
    const nameOf = (username: string) =>
      stage.product.people.find((one) => one.username === username)?.name ?? ''
    const { page, ask } = await stage.visit({
      as: coordinator,
      path: `/${PROJECT.url}/admin/report/list`,
    })
    await page
      .getByRole('link', { name: el('route.root.defaultlayout.project.admin.report.ready.title') })
      .click()
    expect(await faultsOf(page, 'the ready-made reports')).toEqual([])
    await page
      .getByRole('button', { name: el('reports.ready.beginWith', { title: REPORT }) })
      .click()
    await page.waitForURL(/\/admin\/report\/view\/\d+/)
    const all = await numberOn(page)
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])

    const delivery = el('route.root.defaultlayout.project.admin.report.delivery.title')
    await page.getByRole('link', { name: delivery }).click()
    await page.getByText(el('reports.schedule.none')).waitFor()
    await page.getByRole('button', { name: el('reports.schedule.new') }).click()
    const receivers = page.getByRole('combobox', { name: el('reports.schedule.receivers') })
    for (const username of [coordinator, supervisor]) {
      const [first = ''] = nameOf(username).split(' ')
      await receivers.fill(first)
      await page
        .getByRole('option', { name: new RegExp(first) })
        .first()
        .click()
    }
    expect(await faultsOf(page, 'a schedule that is written')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: el('reports.schedule.save') }).click()
    await page.getByText('Κάθε Δευτέρα στις 08:00').waitFor()
    expect(await page.getByText(el('reports.schedule.state.waiting')).count()).toBe(2)

    const schedules = await ask<Schedules>('/api/Report/Schedules', { Id: id })
    const next = new Date(schedules.Schedules[0]?.NextAt ?? '')
    await sendAt(stage.product, new Date(next.getTime() - 60_000))
    expect(reports()).toEqual([])
    await sendAt(stage.product, new Date(next.getTime() + 60_000))
    await eventually(async () => reports().length).toBe(2)
    const numbers = reports().map(
      ({ text = '' }) => new RegExp(`${NUMBER}: ([\\d.]+)`).exec(text)?.[1],
    )
    expect(numbers).toContain(all)
    const own = numbers.find((number) => number !== all)
    expect(own).toBeDefined()

    await page.reload()
    await page
      .getByText(/^στάλθηκε στις /)
      .nth(1)
      .waitFor()
    expect(await faultsOf(page, 'a schedule that was sent')).toEqual([])

    // The receiver opens what the mail leads to, on a phone, and finds the number of the mail.
    const reader = await stage.visit({ as: supervisor, width: PHONE_WIDTH })
    const links = reports().map(({ text = '' }) =>
      /https?:\S+\/admin\/report\/view\/\d+/.exec(text),
    )
    await reader.page.goto(new URL(links[0]?.[0] ?? '').pathname)
    expect(await numberOn(reader.page)).toBe(own)
    await reader.page.getByRole('link', { name: delivery }).click()
    await reader.page.getByRole('button', { name: el('reports.schedule.stop') }).click()
    await reader.page.getByRole('button', { name: el('reports.schedule.resume') }).waitFor()
    // Who receives it sees neither the others nor what would change it.
    expect(await reader.page.getByText(nameOf(coordinator)).count()).toBe(0)
    expect(
      await reader.page.getByRole('button', { name: el('reports.schedule.change') }).count(),
    ).toBe(0)
    const over = () =>
      reader.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    expect(await faultsOf(reader.page, 'a mailing on a phone')).toEqual([])

    mails.received.splice(0)
    const later = new Date(next.getTime() + 7 * 86_400_000 + 60_000)
    await sendAt(stage.product, later)
    await eventually(async () => reports().length).toBe(1)
    await page.reload()
    await page.getByText(el('reports.schedule.state.stopped')).waitFor()
    await page.getByRole('button', { name: el('reports.schedule.delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('reports.schedule.delete') })
      .click()
    await page.getByText(el('reports.schedule.none')).waitFor()
  })
})
