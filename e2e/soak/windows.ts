import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isUnavailable } from '../../apps/server/src/kernel/database/unavailable.ts'
import { sql } from '../../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from '../product-database.ts'
import { findOpenTask, listActions, listRows, usernameOf } from '../programme.ts'
import { eventually, PROJECT, type Stage } from '../stage.ts'
import { el } from '../words.ts'
import type { Deed } from './deeds.ts'

/** A window at which somebody works, and whose page is held against the database. */
export interface Window {
  readonly page: Page
  /** Does one thing on the page; once the page says that it is done, the database has to hold it. */
  readonly work: Deed
}

const RETRY_MS = 500
/** A machine may be slow to start a server again. */
const RECOVERY_MS = 120_000

/**
 * A mentor who completes an action and undoes it, a mentee of theirs who writes into another one, and
 * an administrator who watches.
 * @returns also whom the mentor follows, the mentor and the administrator.
 */
export async function openWindows(
  stage: Stage,
): Promise<{ readonly windows: readonly Window[]; readonly personIds: readonly number[] }> {
  const as = stage.personWith('Mentor', PROJECT.name)
  // While sessions cannot be read, callers are counted by address, and all of these have one.
  const there = { offline: true, stays: true, refusals: [503, 429] }
  const mentor = await stage.visit({ as, ...there })
  const { row, action } = await findOpenTask(mentor)
  const rows = await listRows(mentor)
  const form = await findForm(row.Id)
  await mentor.page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
  const mentee = await stage.visit({
    as: await usernameOf(mentor, form.menteeId),
    path: `/${PROJECT.url}/mentee/action/${form.actionId}`,
    ...there,
  })
  const admin = await stage.visit({
    as: stage.personWith('Admin', PROJECT.name),
    path: `/${PROJECT.url}/admin/overview`,
    ...there,
  })
  const { UserId: mentorId } = await mentor.ask<{ UserId: number }>('/Account/Identity', {})
  const { UserId: adminId } = await admin.ask<{ UserId: number }>('/Account/Identity', {})
  let written = 0
  const windows = [
    {
      page: mentor.page,
      work: async () => {
        const wanted = await toggle(mentor.page)
        const stored = await look(sql`select exists (select from completions
          where mentee_id = ${row.Id} and action_id = ${action.Id}) as value`)
        expect(stored, 'what the mentor’s page says').toBe(wanted)
      },
    },
    {
      page: mentee.page,
      work: async () => {
        const text = `Στο παράθυρο ${(written += 1)}`
        await mentee.page.getByLabel(form.label).fill(text)
        await mentee.page.locator('[data-status=clean], [data-status=saved]').first().waitFor({
          timeout: RECOVERY_MS,
        })
        const stored = await look(sql`select data::text like ${`%"${text}"%`} as value
          from action_data where drawer = 'mentee'
            and mentee_id = ${form.menteeId} and action_id = ${form.actionId}`)
        expect(stored, 'what the mentee’s page says is saved').toBe(true)
      },
    },
    { page: admin.page, work: () => sleep(RETRY_MS) },
  ]
  return { windows, personIds: [mentorId, adminId, ...rows.map(({ Id }) => Id)] }

  /** Somebody of the same mentor who has a form to fill in, but not the one given. */
  async function findForm(butMenteeId: number) {
    for (const { Id, Active } of rows) {
      if (!Active || Id === butMenteeId) continue
      for (const one of await listActions(mentor, Id)) {
        const fields = (JSON.parse(one.Data) as { form?: { label: { el: string } }[] }).form
        const label = fields?.[0]?.label.el
        if (label && one.Enabled && !one.Completed) return { menteeId: Id, actionId: one.Id, label }
      }
    }
    throw new Error('the demonstration has no open form')
  }

  /** One truth of the database, which may be away for a while. */
  async function look(statement: ReturnType<typeof sql>): Promise<boolean | undefined> {
    for (;;) {
      try {
        const rows = await inDatabase(stage.product, (database) =>
          database.rows<{ value: boolean }>(statement),
        )
        return rows[0]?.value
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await sleep(RETRY_MS)
      }
    }
  }
}

/** Presses the button until the page says that it is so; @returns whether that is completed. */
async function toggle(page: Page): Promise<boolean> {
  const complete = page.getByRole('button', { name: el('actions.mentor.record.complete') })
  const undo = page.getByRole('button', { name: el('actions.mentor.record.undo') })
  await complete.or(undo).first().waitFor({ timeout: RECOVERY_MS })
  const isOpen = await complete.isVisible()
  const [button, other] = isOpen ? [complete, undo] : [undo, complete]
  while (!(await other.isVisible())) {
    // It may be busy, or gone the moment after.
    await button.click({ timeout: RETRY_MS }).catch(() => undefined)
    await sleep(RETRY_MS)
  }
  return isOpen
}

/** The words in the page's head about its connection. */
const connectionOf = (page: Page) => page.getByRole('banner').getByRole('status')

/** Waits until every page says that the product is not there. */
export async function allSayAway(windows: readonly Window[]): Promise<void> {
  for (const { page } of windows) {
    await connectionOf(page)
      .filter({ hasNotText: el('shell.connection.Connected') })
      .waitFor({ state: 'attached', timeout: RECOVERY_MS })
  }
}

/** Waits until every page is connected again, and none shows a failure. */
export async function allRecover(windows: readonly Window[]): Promise<void> {
  for (const { page } of windows) {
    await connectionOf(page)
      .filter({ hasText: el('shell.connection.Connected') })
      .waitFor({ state: 'attached', timeout: RECOVERY_MS })
    await eventually(() => page.getByText(el('core.crash.title')).count()).toBe(0)
    await page
      .getByRole('main')
      .getByText(el('core.failed.unavailable'))
      .waitFor({ state: 'detached', timeout: RECOVERY_MS })
  }
}
