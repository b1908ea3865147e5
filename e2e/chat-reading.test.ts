import { describe, expect, it } from 'vitest'
import { findPair, log, send, unreadOf } from './chat-pages.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** What one types at the end of a long message, to find it. */
const WORD = 'ψυχολογία'
const LONG = `${'Και κάτι ακόμη από χθες. '.repeat(30)}Η ${WORD} της ομάδας.`

describe('who reads a conversation', () => {
  const stage = setStage()
  const meet = async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, id, path } = await findPair(mentor)
    const as = await usernameOf(mentor, menteeId)
    return { mentor, id, open: () => stage.visit({ as, path, offline: true }) }
  }

  it('has read what was in sight, and not what came below it', async () => {
    const { mentor, id, open } = await meet()
    for (let number = 1; number <= 30; number += 1) await send(mentor, id, `Σκέψη ${number}`)
    const mentee = await open()
    await log(mentee.page).getByText('Σκέψη 30', { exact: true }).waitFor()
    await eventually(() => unreadOf(mentee, id)).toBe(0)
    await log(mentee.page).hover()
    await mentee.page.mouse.wheel(0, -900)
    const toEnd = mentee.page.getByRole('button', { name: el('chat.toEnd') })
    await toEnd.waitFor()
    await send(mentor, id, 'Από κάτω')
    // What it is told of has arrived: its list says so.
    await mentee.page
      .getByText(el('chat.unreadCount_one', { count: 1 }))
      .first()
      .waitFor()
    expect(await unreadOf(mentee, id)).toBe(1)
    await toEnd.click()
    await log(mentee.page).getByText('Από κάτω', { exact: true }).waitFor()
    await eventually(() => unreadOf(mentee, id)).toBe(0)
  })

  it('sees where the new ones begin that came while there was no connection', async () => {
    const { mentor, id, open } = await meet()
    await send(mentor, id, 'Πριν')
    const mentee = await open()
    await log(mentee.page).getByText('Πριν', { exact: true }).waitFor()
    await mentee.page.getByText(el('chat.away')).waitFor()
    await eventually(() => unreadOf(mentee, id)).toBe(0)
    await mentee.page.reload()
    await log(mentee.page).getByText('Πριν', { exact: true }).waitFor()
    const line = log(mentee.page).getByText(el('chat.unread'), { exact: true })
    expect(await line.count()).toBe(0)
    await mentee.rest()
    await mentee.page.context().setOffline(true)
    await mentee.page.evaluate(() => dispatchEvent(new Event('offline')))
    await send(mentor, id, 'Στο μεταξύ')
    // The hub notices on its own that nobody answers; an end that is seen is quicker.
    await mentee.page.context().setOffline(false)
    await log(mentee.page).getByText('Στο μεταξύ', { exact: true }).waitFor()
    await line.waitFor()
    const [above, below] = await Promise.all([
      line.boundingBox(),
      log(mentee.page).getByText('Στο μεταξύ', { exact: true }).boundingBox(),
    ])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
  })

  it('finds the words that were looked for, and goes to them as often as they choose', async () => {
    const { mentor, id, open } = await meet()
    await send(mentor, id, LONG)
    for (let number = 1; number <= 30; number += 1) await send(mentor, id, `Μετά ${number}`)
    const mentee = await open()
    await mentee.page.getByRole('searchbox', { name: el('chat.search') }).fill(WORD)
    const results = mentee.page.getByRole('list', { name: el('chat.found') })
    const mark = results.locator('mark').first()
    await mark.waitFor()
    expect(await mark.textContent()).toBe(WORD)
    // It is not cut off.
    expect(
      await mark.evaluate((element) => {
        const line = element.parentElement?.getBoundingClientRect()
        const { bottom, right } = element.getBoundingClientRect()
        return line !== undefined && bottom <= line.bottom + 1 && right <= line.right + 1
      }),
    ).toBe(true)
    const isThere = () =>
      log(mentee.page).evaluate((box, word) => {
        const { top, bottom } = box.getBoundingClientRect()
        return [...box.querySelectorAll('[role=article]')].some((article) => {
          const place = article.getBoundingClientRect()
          return article.textContent.includes(word) && place.top < bottom && place.bottom > top
        })
      }, WORD)
    for (const time of [1, 2]) {
      await results.getByRole('button').first().click()
      await eventually(async () => `${time} ${await isThere()}`).toBe(`${time} true`)
      await mentee.rest()
      await mentee.page.getByRole('button', { name: el('chat.toEnd') }).click()
      await log(mentee.page).getByText('Μετά 30', { exact: true }).waitFor()
      await eventually(isThere).toBe(false)
      await mentee.rest()
    }
  })

  it('is told how large a file may be, and not to try the same again', async () => {
    const { open } = await meet()
    const { page } = await open()
    await page.getByRole('textbox', { name: el('chat.write') }).waitFor()
    await log(page).evaluate((element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'video.mp4'))
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
        )
    })
    await page.getByText(el('files.tooLarge', { size: '51 MB', limit: '50 MB' })).waitFor()
    expect(await page.getByRole('button', { name: /^Ξανά/ }).count()).toBe(0)
    await page.getByRole('button', { name: /^Απόκρυψη/ }).click()
  })
})
