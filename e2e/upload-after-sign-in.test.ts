import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from './product-database.ts'
import { navigator, publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PARTS = 8
const file = {
  ...{ name: 'έκθεση.txt', mimeType: 'text/plain' },
  buffer: Buffer.alloc(PARTS * 262_144, 'κείμενο '),
}

describe('an upload whose session has ended', () => {
  const stage = setStage()

  async function signIn(page: Page, username: string): Promise<void> {
    await page.waitForURL((url) => url.pathname === '/signin')
    await page.getByLabel(el('identity.signIn.username')).fill(username)
    await page
      .getByLabel(el('identity.signIn.password'), { exact: true })
      .fill(stage.product.password)
    await page.getByRole('button', { name: el('identity.signIn.submit'), exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/signin')
  }

  /** Ends the session of the page after some parts; @returns how many parts arrived. */
  async function endAfterTwo(
    page: Page,
    begin: () => Promise<void>,
    part = /uploadpart$/i,
  ): Promise<() => number> {
    const { promise: ended, resolve: letThrough } = Promise.withResolvers<void>()
    let sent = 0
    let arrived = 0
    await page.route(part, async (route) => {
      sent += 1
      if (sent > 2) await ended
      await route.continue()
    })
    page.on('response', (response) => {
      if (part.test(response.url()) && response.ok()) arrived += 1
    })
    await begin()
    await eventually(() => Promise.resolve(arrived)).toBe(2)
    await inDatabase(stage.product, (database) => database.run(sql`delete from sessions`))
    letThrough()
    return () => arrived
  }

  it('goes on once the same person has signed in again', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const path = `/${PROJECT.url}/mentee/actions`
    const { page } = await stage.visit({ as, path, refusals: [401], offline: true })
    await page.locator('main a[href*="/mentee/action/"]').first().click()
    const own = page.locator('section', {
      has: page.getByRole('heading', { name: el('files.tools.title') }),
    })
    await own.getByText(el('files.tools.none')).waitFor()
    const arrived = await endAfterTwo(page, () =>
      page.locator('input[type=file]').setInputFiles(file),
    )
    await signIn(page, as)
    await own.getByRole('link', { name: file.name }).waitFor()
    expect(arrived()).toBe(PARTS)
  })

  it('goes on in the library too', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const path = `/${PROJECT.url}/library`
    const { page } = await stage.visit({ as, path, refusals: [401], offline: true })
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await eventually(async () => {
      await dialog.locator('input[type=file]').setInputFiles(file)
      return dialog.getByText(file.name).isVisible()
    }).toBe(true)
    const arrived = await endAfterTwo(page, () =>
      dialog.getByRole('button', { name: el('library.send'), exact: true }).click(),
    )
    await signIn(page, as)
    await eventually(() => Promise.resolve(arrived())).toBe(PARTS)
    await page.getByText('έκθεση', { exact: true }).first().waitFor()
  })

  it('goes on in a questionnaire, whichever question is shown then', async () => {
    const { path } = await publishQuest(
      await stage.visit({ as: stage.personWith('Admin') }),
      shortDraft({ questions: [{ Model: 'cv', Type: 21, Text: { el: 'Το βιογραφικό σας' } }] }),
    )
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path, refusals: [401, 422], offline: true })
    const third = navigator(page).getByRole('button', { name: /^Ερώτηση 3,/ })
    const link = page.getByRole('link', { name: 'βιογραφικό.pdf' })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await third.click()
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), file.buffer.subarray(9)])
    const arrived = await endAfterTwo(
      page,
      () =>
        page.locator('input[type=file]').setInputFiles({
          ...{ name: 'βιογραφικό.pdf', mimeType: 'application/pdf', buffer: pdf },
        }),
      /quest\/file\/part$/,
    )
    await signIn(page, as)
    // Only what is missing is sent, and the question is answered without being shown.
    await navigator(page)
      .getByRole('button', { name: /^Ερώτηση 3, απαντήθηκε/ })
      .click()
    await link.waitFor()
    expect(arrived()).toBe(PARTS)
    await page.reload()
    await third.click()
    await link.waitFor()
  })
})
