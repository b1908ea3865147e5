import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { makePdf } from '../apps/server/src/testing/documents.ts'
import { findPair, log } from './chat-pages.ts'
import { faultsOf } from './faults.ts'
import { inDatabase } from './product-database.ts'
import type { Product } from './product.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const CHAT = `/${PROJECT.url}/chat`
const MESSAGES = 100_000
/** So many messages a page has at most, and so many lines of them in its document. */
const WINDOW = 420
const DRAWN = 80

/** The numbers of the messages that are drawn. */
const drawn = (page: Page): Promise<number[]> =>
  log(page)
    .evaluate((element) =>
      [...element.querySelectorAll('[role=article]')].flatMap(
        (article) => /Μήνυμα (\d+)\./.exec(article.textContent)?.[1] ?? [],
      ),
    )
    .then((texts) => texts.map(Number))

/** How high all lines of the log are together. */
const heightOf = (page: Page): Promise<number> =>
  log(page).evaluate((element) => element.scrollHeight)

/** Whether a message is where somebody sees it. */
const isInSight = (page: Page, seq: number): Promise<boolean> =>
  log(page).evaluate((element, words) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('[role=article]')].some((article) => {
      const place = article.getBoundingClientRect()
      return article.textContent.includes(words) && place.top >= top && place.bottom <= bottom
    })
  }, `Μήνυμα ${seq}.`)

/** In the page: what waits for the next frame waits for a very slow one. */
function holdFramesAtWill(): void {
  const ask = window.requestAnimationFrame.bind(window)
  let held: FrameRequestCallback[] | undefined
  window.requestAnimationFrame = (callback) => (held ? held.push(callback) : ask(callback))
  window.addEventListener('frames-held', () => (held = []))
  window.addEventListener('frames-released', () => {
    for (const callback of held ?? []) ask(callback)
    held = undefined
  })
}

/** Makes a conversation so long that a page can have a small part of it only. */
async function fill(product: Product, id: number, messages: number): Promise<void> {
  await inDatabase(product, async (database) => {
    await database.run(sql`delete from chat_messages where conversation_id = ${id}`)
    await database.run(sql`
      insert into chat_messages (conversation_id, seq, rev, client_id, user_id, text, search_key, at)
      select ${id}, n, n, 'long' || n, m.user_id, 'Μήνυμα ' || n || '.' ||
          repeat(' και κάτι ακόμη', n % 7), 'μηνυμα', now() - interval '1 minute' * (${messages} - n)
      from generate_series(1, ${messages}::int) n
      join chat_members m on m.conversation_id = ${id}
        and m.user_id = (select user_id from chat_members where conversation_id = ${id}
          order by user_id limit 1 offset (n % 2))`)
    await database.run(sql`
      update chat_conversations set last_seq = ${messages}, last_rev = ${messages}, last_at = now()
      where id = ${id}`)
    await database.run(sql`
      update chat_members set read_seq = ${messages}, own_unread = 0 where conversation_id = ${id}`)
  })
}

describe('a long conversation', () => {
  const stage = setStage()

  it('of 100,000 messages is gone through from its end to what was found, and back', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { id } = await findPair(mentor, 'last')
    await fill(stage.product, id, MESSAGES)
    const { page } = mentor
    await page.goto(`${CHAT}/${id}`)
    await log(page).getByText(`Μήνυμα ${MESSAGES}.`).waitFor()

    await log(page).hover()
    let least = MESSAGES
    while (least > MESSAGES - 2 * WINDOW) {
      await page.mouse.wheel(0, -1_500)
      await mentor.rest()
      const numbers = await drawn(page)
      expect(numbers.length).toBeLessThan(DRAWN)
      // No gap, nothing twice.
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
      expect(numbers[0]).toBeLessThanOrEqual(least)
      least = numbers[0] ?? 0
    }
    await page.getByRole('button', { name: el('chat.toEnd') }).click()
    await log(page).getByText(`Μήνυμα ${MESSAGES}.`).waitFor()

    await page.goto(`${CHAT}/${id}#m40000`)
    await log(page).getByText('Μήνυμα 40000.').waitFor()
    await eventually(() => isInSight(page, 40_000)).toBe(true)
    await log(page).hover()
    let most = 0
    while (most < 40_000 + WINDOW / 2) {
      await page.mouse.wheel(0, 1_500)
      await mentor.rest()
      const numbers = await drawn(page)
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
      most = numbers.at(-1) ?? 0
    }
    // Who writes in the middle of it is at its end.
    await page.getByRole('textbox', { name: el('chat.write') }).fill('Εδώ είμαι')
    await page.keyboard.press('Enter')
    await log(page).getByText('Εδώ είμαι').waitFor()
    await log(page).getByText(`Μήνυμα ${MESSAGES}.`).waitFor()
  })

  it('stays at what was found while what comes before it arrives, however slow the page', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { id } = await findPair(mentor, 'last')
    await fill(stage.product, id, 2_000)
    const { page } = mentor
    await page.addInitScript(holdFramesAtWill)
    await page.goto(`${CHAT}/${id}`)
    await log(page).getByText('Μήνυμα 2000.').waitFor()
    await mentor.rest()

    const asked = (what: string) =>
      page.waitForResponse((response) => !!response.request().postData()?.includes(what))
    await page.evaluate(() => window.dispatchEvent(new Event('frames-held')))
    const after = asked('"AfterSeq":809')
    await page.evaluate(() => {
      location.hash = '#m800'
    })
    await (await after).finished()
    await log(page).getByText('Μήνυμα 800.').waitFor({ state: 'attached' })
    const high = await heightOf(page)
    const before = asked('"Before"')
    await log(page).evaluate((element) => element.scrollTo({ top: 300 }))
    await (await before).finished()
    await eventually(async () => (await heightOf(page)) > high).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new Event('frames-released')))
    await eventually(() => isInSight(page, 800)).toBe(true)
    await mentor.rest()
    expect(await isInSight(page, 800)).toBe(true)
  })
})

describe('a shared file in a message', () => {
  const stage = setStage()

  it('is shown there to who may see it, a PDF document page by page', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const mentor = await stage.visit({ as, path: `/${PROJECT.url}/library` })
    const { page } = mentor
    const { menteeId, id } = await findPair(mentor, 'last')
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Πρόγραμμα σπουδών.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(['First page', 'Second page']),
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await page.getByText(el('library.addedWaiting')).waitFor()
    await page.getByRole('tab', { name: el('library.tab.own') }).click()
    await page.getByRole('button', { name: 'Πρόγραμμα σπουδών', exact: true }).click()
    const shown = page.getByRole('dialog', { name: el('library.details') })
    await shown
      .getByRole('img', { name: el('library.pdf.page', { page: 1, pages: 2 }) })
      .and(page.locator('[data-drawn]'))
      .waitFor()
    await shown.getByText('First page').waitFor({ state: 'attached' })
    await shown.getByRole('button', { name: el('library.pdf.next') }).press('Enter')
    await shown.getByText('Second page').waitFor({ state: 'attached' })
    expect(await faultsOf(page, 'the preview of a document')).toEqual([])

    const { list } = await mentor.ask<{ list: { Id: number; Title: string }[] }>(
      '/api/library/Items',
      { Only: 'own', Sort: 'newest' },
    )
    const item = list.find(({ Title }) => Title === 'Πρόγραμμα σπουδών')
    const { ShareName } = await mentor.ask<{ ShareName: string }>('/api/library/Item', {
      Id: item?.Id,
    })
    await page.goto(`${CHAT}/${id}`)
    const link = `/Share/${encodeURIComponent(ShareName)}/`
    await page.getByRole('textbox', { name: el('chat.write') }).fill(`Δες το: ${link}`)
    await page.keyboard.press('Enter')
    // Once it has arrived: on its way it is another line.
    const arrived = log(page).getByRole('article').filter({ hasText: 'Πρόγραμμα σπουδών' }).last()
    await arrived.getByRole('button', { name: el('chat.shared.show') }).press('Enter')
    await log(page)
      .getByRole('img', { name: el('library.pdf.page', { page: 1, pages: 2 }) })
      .and(page.locator('[data-drawn]'))
      .waitFor()
    expect(await faultsOf(page, 'a shared file in a message')).toEqual([])

    // It waits for approval: until then it is nobody's but the uploader's.
    const mentee = await stage.visit({
      ...{ as: await usernameOf(mentor, menteeId), path: `${CHAT}/${id}` },
      ...{ refusals: [404], width: 390 },
    })
    await log(mentee.page).getByText(el('chat.shared.gone')).waitFor()
    await mentor.ask('/api/Library/Share', {
      ...{ ItemId: item?.Id, MenteeIds: [menteeId], isNew: true },
    })
    await mentee.page.reload()
    await log(mentee.page).getByRole('link', { name: 'Πρόγραμμα σπουδών' }).waitFor()
    await log(mentee.page)
      .getByRole('button', { name: el('chat.shared.show') })
      .last()
      .click()
    await log(mentee.page).locator('[data-drawn]').waitFor()
    expect(
      await mentee.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    ).toBe(true)
  })
})
