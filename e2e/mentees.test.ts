import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listRows, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const MENTEES = `/${PROJECT.url}/mentor/mentee/list`

describe('the list of mentees', () => {
  const stage = setStage()

  it('says where more of them or their number did not come, and tries again', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      refusals: [400],
    })
    let isDown = true
    const refuse = { status: 400, json: {} }
    await page.route('**/GetActionsGrid_Count', (route) =>
      isDown ? route.fulfill(refuse) : route.continue(),
    )
    await page.route('**/GetActionsGrid_Partial', (route) => {
      const { Page } = route.request().postDataJSON() as { Page: number }
      return isDown && Page > 1 ? route.fulfill(refuse) : route.continue()
    })
    // From another page: what is opened by its address is given its first answers with it.
    await page.goto(`/${PROJECT.url}/mentor/action/list`)
    await page.locator(`a[href="${MENTEES}"]:visible`).first().click()
    const main = page.getByRole('main')
    const noCount = main.getByRole('alert').getByText(el('actions.mentor.list.failedCount'))
    const noMore = main.getByRole('alert').getByText(el('actions.mentor.list.failedPage'))
    const again = main.getByRole('button', { name: el('core.failed.retry') })
    const cards = main.getByRole('article')
    await noCount.waitFor()
    const first = await cards.count()
    await main.getByRole('button', { name: el('actions.mentor.list.more') }).click()
    await noMore.waitFor()
    expect(await cards.count()).toBe(first)

    isDown = false
    await again.last().click()
    await noMore.waitFor({ state: 'detached' })
    await eventually(() => cards.count()).toBeGreaterThan(first)
    await again.click()
    await noCount.waitFor({ state: 'detached' })
    await main.getByRole('status').getByText(/^\d/).waitFor()
  })

  it('mails mentees the dates of all their meetings', async () => {
    const { page, ask } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: MENTEES,
    })
    await page.getByRole('button', { name: el('mail.allDates'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: el('mail.dates.title') })
    expect(await faultsOf(page, 'mailing all dates')).toEqual([])
    await dialog.getByRole('button', { name: el('mail.dates.send'), exact: true }).click()
    await page
      .getByText(/Στάλθηκαν: [1-9]/)
      .first()
      .waitFor()
    const sent = { ProjectId: PROJECT.id, Box: 'sent', page: 1 }
    const { list } = await ask<{ list: { Template: string }[] }>('/api/notify/OwnMails', sent)
    expect(list[0]?.Template).toBe('mentorMeetings.html')
  })

  it('is found by Back as it was searched and filtered', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: MENTEES,
    })
    const main = page.getByRole('main')
    const search = main.getByRole('searchbox')
    const overdue = main.getByRole('checkbox', { name: el('actions.mentor.list.overdueOnly') })
    const found = main.getByRole('status').getByText(/^\d/)
    await found.waitFor()
    const all = await found.innerText()
    await search.fill('papadopoul')
    await eventually(() => found.innerText()).not.toBe(all)
    const named = await found.innerText()
    await overdue.check()
    await eventually(() => found.innerText()).not.toBe(named)
    const late = await found.innerText()

    await main.getByRole('article').getByRole('link').first().click()
    await page.waitForURL(/\/mentor\/mentee\/\d+$/)
    await page.goBack()
    await eventually(() => found.innerText()).toBe(late)
    expect(await search.inputValue()).toBe('papadopoul')
    expect(await overdue.isChecked()).toBe(true)

    // The filter was a step of its own, the letters were none.
    await page.goBack()
    await eventually(() => found.innerText()).toBe(named)
    expect(await overdue.isChecked()).toBe(false)
    expect(new URL(page.url()).searchParams.get('q')).toBe('papadopoul')
  })

  it.each(['el', 'en'] as const)(
    'leads whoever looks after the data to a record that says actions are not theirs (%s)',
    async (language) => {
      const word = language === 'el' ? el : en
      const visitor = await stage.visit({
        as: stage.personWith('Microdata', PROJECT.name),
        language,
      })
      const { page } = visitor
      const row = theFirst(await listRows(visitor))
      await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}`)
      const name = `${row.FirstName} ${row.LastName}`
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText(word('actions.mentor.record.notForRole')).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )
})
