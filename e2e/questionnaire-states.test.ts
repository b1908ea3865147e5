import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { ageAttempt } from './product-database.ts'
import { isQuestionnaire, listActions, listRows, theFirst } from './programme.ts'
import { navigator, progressOf, publishQuest, shortDraft } from './quests.ts'
import { saveStatus } from './save-status.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

describe('a questionnaire, however it stands', () => {
  const stage = setStage()
  const asAdmin = () => stage.visit({ as: stage.personWith('Admin') })
  const asMentee = (visit: object) =>
    stage.visit({ as: stage.personWith('Mentee', PROJECT.name), ...visit })
  const begin = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page).waitFor()
  }
  /** Whoever comes back finds the first question that is open. */
  const goTo = (page: Page, number: number): Promise<void> =>
    navigator(page)
      .getByRole('button', { name: new RegExp(`^Ερώτηση ${number},`) })
      .click()
  const setIdOf = async ({ ask }: Visitor, path: string): Promise<number> => {
    const TokenName = path.split('/').at(-1)
    const { AnswerSetID } = await ask<{ AnswerSetID: number }>('/api/quest/GetByToken', {
      TokenName,
    })
    return AnswerSetID
  }

  it('is paused with what was just typed, and gone on with', async () => {
    const { path } = await publishQuest(await asAdmin(), shortDraft())
    const { page } = await asMentee({ path })
    await begin(page)
    await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
    await page.getByRole('textbox').fill('Χωρίς αναμονή')
    await page.getByRole('button', { name: el('quest.pause') }).click()
    await page.getByText(el('quest.paused.text', { answered: 1, total: 2 })).waitFor()
    await page.getByRole('button', { name: el('quest.continue') }).click()
    await navigator(page).waitFor()
    expect(await progressOf(page)).toBe('1')
  })

  it('stands as it does elsewhere: gone on with, and finished', async () => {
    const { path } = await publishQuest(await asAdmin(), shortDraft())
    const here = await asMentee({ path })
    await begin(here.page)
    await here.page.getByRole('radio', { name: 'Μαύρο' }).check()
    await saveStatus(here.page).waitFor()
    await here.page.getByRole('button', { name: el('quest.pause') }).click()
    await here.page.getByRole('heading', { name: el('quest.paused.title') }).waitFor()
    const there = await asMentee({ path })
    const attempt = { AnswerSetId: await setIdOf(there, path) }
    expect((await there.post('/api/quest/continue', attempt)).ok()).toBe(true)
    expect(
      (await there.post('/api/quest/finish', { ...attempt, Epoch: 0, Expected: [] })).ok(),
    ).toBe(true)
    // By the event, or once «Συνέχεια» is pressed: never an offer that leads nowhere.
    await here.page.getByRole('heading', { name: el('quest.finished.title') }).waitFor()
  })

  it.each([
    [302, 'quest.time.call300'],
    [62, 'quest.time.call60'],
    [32, 'quest.time.call30'],
  ] as const)('says aloud when little of %i s remains', async (Duration, call) => {
    const { path } = await publishQuest(await asAdmin(), shortDraft({ Duration }))
    const { page } = await asMentee({ path })
    await begin(page)
    await eventually(() => page.locator('#announcements').innerText()).toBe(el(call))
  })

  it('ends when the time is over, with what was answered in time', async () => {
    const { path } = await publishQuest(await asAdmin(), shortDraft({ Duration: 4 }))
    const { page } = await asMentee({ path })
    await begin(page)
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await saveStatus(page).waitFor()
    await page
      .getByRole('heading', { name: el('quest.expired.title') })
      .waitFor({ timeout: 30_000 })
    const kept = page.getByRole('radio', { name: 'Μαύρο' })
    expect([await kept.isChecked(), await kept.isDisabled()]).toEqual([true, true])
  })

  it.each([
    ['the right time', 0],
    ['a clock two hours fast', 2],
    ['a clock two hours slow', -2],
  ])('ends within a second of the server’s time, on a page with %s', async (_, hours) => {
    const { path } = await publishQuest(await asAdmin(), shortDraft({ Duration: 6 }))
    const visitor = await asMentee({})
    const { page } = visitor
    await page.addInitScript(shiftClock, hours * 3_600_000)
    await page.goto(path)
    await begin(page)
    await page.getByText(/^00:0[1-6]$/).waitFor()
    await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
    const AnswerSetId = await setIdOf(visitor, path)
    const { Deadline } = await visitor.ask<{ Deadline: string }>('/api/quest/RemainingTime', {
      AnswerSetId,
    })
    await page.getByRole('textbox').focus()
    // What is typed in the last moment has not rested yet, and counts all the same.
    const late = await page.evaluate(typeBeforeTheEnd, {
      deadline: Date.parse(Deadline),
      text: 'Την τελευταία στιγμή',
      title: el('quest.expired.title'),
    })
    expect(late).toBeGreaterThan(-100)
    expect(late).toBeLessThan(1_000)
    expect(await page.getByRole('textbox').inputValue()).toBe('Την τελευταία στιγμή')
  })

  it('is found over by a tab that slept while the time ran out', async () => {
    const { path } = await publishQuest(await asAdmin(), shortDraft({ Duration: 600 }))
    const visitor = await asMentee({})
    const { page } = visitor
    await page.clock.install()
    await page.goto(path)
    await begin(page)
    await page.clock.pauseAt(new Date(Date.now() + 2_000))
    const AnswerSetId = await setIdOf(visitor, path)
    await ageAttempt(stage.product, AnswerSetId)
    const { State } = await visitor.ask<{ State: string }>('/api/quest/RemainingTime', {
      AnswerSetId,
    })
    expect(State).toBe('expired')
    await page.clock.resume()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page.getByRole('heading', { name: el('quest.expired.title') }).waitFor()
  })

  it('goes on once an administrator has given more time', async () => {
    const admin = await asAdmin()
    const { path } = await publishQuest(admin, shortDraft({ Duration: 600 }))
    const visitor = await asMentee({ path })
    await begin(visitor.page)
    const setId = await setIdOf(visitor, path)
    await ageAttempt(stage.product, setId)
    await admin.page.goto(`/Quest/${setId}`)
    await admin.page.getByRole('button', { name: el('quest.moreTime') }).click()
    const dialog = admin.page.getByRole('dialog', { name: el('quest.moreTime') })
    await dialog.getByLabel(el('quest.moreTime.factor')).selectOption('3')
    expect(await faultsOf(admin.page, 'more time for a questionnaire')).toEqual([])
    await dialog.getByRole('button', { name: el('quest.moreTime.give') }).click()
    await admin.page.getByText(el('quest.moreTime.done')).first().waitFor()
    await visitor.page.reload()
    await navigator(visitor.page).waitFor()
    const { State, Remaining } = await visitor.ask<{ State: string; Remaining: number }>(
      '/api/quest/RemainingTime',
      { AnswerSetId: setId },
    )
    expect(State).toBe('started')
    expect(Remaining).toBeGreaterThan(600)
  })

  it('is offered only in the languages that it is written in', async () => {
    const admin = await asAdmin()
    const both = await publishQuest(admin, shortDraft())
    const greek = await publishQuest(admin, shortDraft({ isGreek: true }))
    const visitor = await asMentee({ path: both.path })
    const { page } = visitor
    const choice = page.getByRole('group', { name: el('quest.language') })
    await choice.getByRole('button', { name: 'EN' }).click()
    await page.getByRole('heading', { level: 1, name: 'Two questions' }).waitFor()
    await page.goto(greek.path)
    await page.getByRole('heading', { level: 1, name: 'Δύο ερωτήσεις' }).waitFor()
    expect(await choice.count()).toBe(0)
    const [inBoth, inGreek] = [
      await setIdOf(visitor, both.path),
      await setIdOf(visitor, greek.path),
    ]
    await page.goto(`/Quest/${inBoth}`)
    await page.getByRole('heading', { level: 1, name: 'Δύο ερωτήσεις' }).waitFor()
    await page.goto(`/quest/${inBoth}/en`)
    await page.getByRole('heading', { level: 1, name: 'Two questions' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en')
    await page.goto(`/Quest/${inGreek}/en`)
    await page.getByRole('heading', { level: 1, name: 'Δύο ερωτήσεις' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('el')
  })

  it('is found under its address from whichever project one is in', async () => {
    const admin = await asAdmin()
    const { page, ask } = admin
    const { path } = await publishQuest(admin, shortDraft())
    await page.goto(path)
    await begin(page)
    const answerSetId = await setIdOf(admin, path)
    const identity = () =>
      ask<{ ProjectId: number; Projects: { Id: number }[] }>('/Account/Identity', {})
    const other = (await identity()).Projects.find(({ Id }) => Id !== PROJECT.id)
    await ask('/Account/SwitchProject', { ProjectId: other?.Id })
    await page.goto(`/Quest/${answerSetId}/el`)
    await navigator(page).waitFor()
    expect((await identity()).ProjectId).toBe(PROJECT.id)
  })

  it('is not found under an address that can be nobody’s', async () => {
    const { page } = await asMentee({ path: `/${PROJECT.url}/questionnaire/abc` })
    const missing = page.getByText(el('quest.notFound.title'))
    await missing.waitFor()
    for (const path of [
      `/${PROJECT.url}/questionnaire/1/x`,
      `/${PROJECT.url}/questionnaire/99999999999`,
      '/Quest/abc',
      '/Quest/0/en',
    ]) {
      await page.goto(path)
      await missing.waitFor()
    }
  })

  it('tells two people at one attempt of each other’s answer, and loses neither', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { actionId, menteeId } = await findOpen(mentor)
    const { Username } = (
      await mentor.ask<{ Username: string }[]>('/api/User/GetByIds', {
        ProjectId: PROJECT.id,
        Ids: [menteeId],
      })
    )[0]!
    const mentee = await stage.visit({
      as: Username,
      path: `/${PROJECT.url}/questionnaire/${actionId}`,
      refusals: [409],
    })
    await begin(mentee.page)
    await mentor.page.goto(`/${PROJECT.url}/questionnaire/${actionId}/${menteeId}`)
    await navigator(mentor.page).waitFor()
    const answer = ({ page }: Visitor, index: number) => page.getByRole('radio').nth(index)
    await answer(mentor, 0).check()
    await saveStatus(mentor.page).waitFor()
    await answer(mentee, 1).click()
    const alert = mentee.page.getByRole('alert').filter({ hasText: el('quest.failed') })
    await alert.waitFor()
    expect(await answer(mentee, 0).isChecked()).toBe(true)
    await alert.getByRole('button', { name: el('quest.failed.giveBack') }).click()
    await alert.waitFor({ state: 'detached' })
    await saveStatus(mentee.page).waitFor()
    await mentor.page.reload()
    await goTo(mentor.page, 1)
    await eventually(() => answer(mentor, 1).isChecked()).toBe(true)
  })

  it('is a mentor’s own copy too, about no mentee', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { actionId, menteeId } = await findOpen(mentor)
    const { page } = mentor
    await page.goto(`/${PROJECT.url}/mentorquest/${actionId}`)
    await begin(page)
    await page.getByRole('radio').first().check()
    await saveStatus(page).waitFor()
    await page.reload()
    await goTo(page, 1)
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
    const theirs = await mentor.ask<{ Answers: object }>('/api/quest/GetByMenteeAction', {
      ActionId: actionId,
      MenteeId: menteeId,
    })
    expect(theirs.Answers).toEqual({})
  })

  it.each(['light', 'dark'] as const)(
    'writes from right to left where the words do (%s)',
    async (scheme) => {
      const arabic = {
        Model: 'name',
        Type: 10,
        Text: { el: 'ما اسمك؟', en: 'What is your name?' },
        Help: { el: 'الاسم الكامل', en: 'In full' },
      }
      const { path } = await publishQuest(await asAdmin(), shortDraft({ questions: [arabic] }))
      const { page } = await asMentee({ path, scheme, width: 390 })
      await begin(page)
      const directionOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).direction)
      expect(await directionOf('fieldset h2')).toBe('ltr')
      await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
      await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
      await page.getByRole('heading', { name: 'ما اسمك؟' }).waitFor()
      expect(await directionOf('fieldset h2')).toBe('rtl')
      await page.getByRole('textbox').fill('ليلى')
      expect(await directionOf('fieldset input')).toBe('rtl')
      await saveStatus(page).waitFor()
      expect(await faultsOf(page, scheme)).toEqual([])
    },
  )

  it.each<['el' | 'en', typeof el]>([
    ['el', el],
    ['en', en],
  ])('is cleared by an administrator who confirms it (%s)', async (language, t) => {
    const admin = await stage.visit({ as: stage.personWith('Admin'), language })
    const { path } = await publishQuest(admin, shortDraft())
    const mentee = await asMentee({ path, refusals: [409] })
    await begin(mentee.page)
    await mentee.page.getByRole('radio', { name: 'Μαύρο' }).check()
    await saveStatus(mentee.page).waitFor()
    const AnswerSetId = await setIdOf(mentee, path)

    const { page } = admin
    const open = page.getByRole('button', { name: t('quest.clearAll') }).first()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await page.goto(`/${PROJECT.url}/home`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto(`/Quest/${AnswerSetId}`)
    await page.getByRole('heading', { level: 1, name: 'Δύο ερωτήσεις' }).waitFor()
    await open.click()
    const said = await dialog.innerText()
    for (const line of t('quest.clearAll.text').split('\n')) expect(said).toContain(line)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    await open.click()
    await dialog.getByRole('button', { name: t('quest.clearAll') }).click()
    await page.getByText(t('quest.notStarted.title')).waitFor()
    // Who was answering is told why there is nothing any more, by the next answer already.
    await mentee.page.getByRole('radio', { name: 'Άσπρο' }).click()
    await mentee.page.getByText(el('quest.intro.cleared')).waitFor()
    await mentee.page.reload()
    await mentee.page.getByText(el('quest.intro.cleared')).waitFor()
    await mentee.page.getByRole('button', { name: el('quest.start') }).waitFor()
  })

  /** An open questionnaire of a mentee who has not begun it. */
  async function findOpen(mentor: Visitor) {
    for (const row of await listRows(mentor)) {
      for (const action of await listActions(mentor, row.Id)) {
        if (!isQuestionnaire(action) || action.Completed || !action.Enabled) continue
        const { State } = await mentor.ask<{ State: string }>('/api/quest/RemainingTimeByAction', {
          ActionId: action.Id,
          MenteeId: row.Id,
        })
        if (State === 'notStarted') return { actionId: action.Id, menteeId: row.Id }
      }
    }
    return theFirst<{ actionId: number; menteeId: number }>([])
  }
})

/**
 * In the page, at its own pace: types 700 ms before the deadline.
 * @returns how late its end is shown, in milliseconds, whatever its clock says
 */
function typeBeforeTheEnd(input: {
  readonly deadline: number
  readonly text: string
  readonly title: string
}): Promise<number> {
  const left = (): number => input.deadline - performance.timeOrigin - performance.now()
  setTimeout(() => document.execCommand('insertText', false, input.text), left() - 700)
  const hasEnded = (): boolean =>
    [...document.querySelectorAll('h1, h2, h3')].some((one) =>
      one.textContent.includes(input.title),
    )
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!hasEnded()) return
      observer.disconnect()
      resolve(-left())
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Sets the page's clock wrong, by so many milliseconds; timers go on as they are. */
function shiftClock(by: number): void {
  const RightDate = Date
  const now = (): number => RightDate.now() + by
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, input: number[]) =>
      new target(...((input.length === 0 ? [now()] : input) as [number])),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
