import { describe, expect, it } from 'vitest'
import { allTypesDraft } from './all-types-draft.ts'
import { filesAreKept, type Visitor } from './browser.ts'
import { isQuestionnaire, listActions, listRows, theFirst, usernameOf } from './programme.ts'
import { answerWithKeys, press, tabTo } from './questionnaire-keys.ts'
import { navigator, progressOf, publishQuest } from './quests.ts'
import { saveStatus } from './save-status.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const ANSWERS = '**/api/quest/Answer*'

describe('a questionnaire', () => {
  const stage = setStage()

  it('is answered with the keyboard alone, over a lost network and a reload, and finished', async () => {
    const { username, actionId } = await findOpen(
      await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) }),
    )
    const { page } = await stage.visit({
      as: username,
      path: `/${PROJECT.url}/mentee/action/${actionId}`,
      offline: true,
      keepsFiles: true,
    })
    await page.clock.install()
    await tabTo(page, el('quest.open'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/questionnaire/${actionId}`)
    await page.getByRole('button', { name: el('quest.start') }).waitFor()
    await tabTo(page, el('quest.start'))
    await page.keyboard.press('Enter')
    await navigator(page).waitFor()

    await answerWithKeys(page)
    await answerWithKeys(page)
    await saveStatus(page).waitFor()
    await filesAreKept(page)
    await page.context().setOffline(true)
    await answerWithKeys(page)
    await saveStatus(page, el('quest.waiting')).waitFor()
    const before = await progressOf(page)
    // However long it lasts, nothing is taken back.
    await page.clock.runFor(30_000)
    expect(await progressOf(page)).toBe(before)
    expect(await page.getByText(el('quest.failed')).count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { name: 'Δεν υπάρχει σύνδεση' }).waitFor()
    await page.context().setOffline(false)
    await navigator(page).waitFor()
    expect(await progressOf(page)).toBe(before)
    await saveStatus(page).waitFor()
    await page.reload()
    await navigator(page).waitFor()
    expect(await progressOf(page)).toBe(before)

    while ((await page.getByRole('button', { name: el('quest.next'), exact: true }).count()) > 0) {
      await answerWithKeys(page)
    }
    await answerWithKeys(page)
    await page.getByRole('heading', { name: el('quest.review.title') }).waitFor()
    expect(await page.getByText(el('quest.review.problems')).count()).toBe(0)
    await tabTo(page, el('quest.review.finish'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('questionnaire'))

    await page.goto(`/${PROJECT.url}/questionnaire/${actionId}`)
    await page.getByRole('heading', { name: el('quest.finished.title') }).waitFor()
    expect(await page.getByRole('radio').first().isDisabled()).toBe(true)
  })

  it('has a way by keyboard for each of the 26 types', async () => {
    const path = await publishAllTypes(await stage.visit({ as: stage.personWith('Admin') }))
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path })
    await tabTo(page, el('quest.start'))
    await page.keyboard.press('Enter')
    await navigator(page).waitFor()
    const stops = await navigator(page).getByRole('button').count()
    expect(stops).toBe(26)
    for (let stop = 0; stop < stops; stop++) await answerWithKeys(page)
    await page.getByRole('heading', { name: el('quest.review.title') }).waitFor()
    // A file is chosen in a window of the system, which is not the page's.
    const open = await page.getByRole('main').getByRole('listitem').allInnerTexts()
    expect(open).toEqual(['21. Αρχείο'])
    expect(await progressOf(page)).toBe('23')
    expect(await page.getByRole('button', { name: el('quest.review.finish') }).isEnabled()).toBe(
      true,
    )
    await tabTo(page, el('quest.review.finish'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('questtoken'))
    await page.goto(path)
    await page.getByRole('heading', { name: el('quest.finished.title') }).waitFor()
    expect(await page.getByRole('status').filter({ hasText: '20' }).innerText()).toBe('20')
  })

  it('goes about with arrows outside fields, and not within', async () => {
    const path = await publishAllTypes(await stage.visit({ as: stage.personWith('Admin') }))
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page).waitFor()
    const here = () => navigator(page).locator('[aria-current]').innerText()
    await press(page, 'ArrowRight')
    await eventually(here).toBe('1')
    await press(page, 'ArrowDown')
    await eventually(here).toBe('6')
    await press(page, 'ArrowUp')
    await press(page, 'ArrowUp')
    // Wraps to the same column of the last row that has it.
    await eventually(here).toBe('21')
    await press(page, 'ArrowLeft')
    await eventually(here).toBe('20')
    await navigator(page)
      .getByRole('button', { name: /Ερώτηση 10,/ })
      .click()
    await page.getByRole('textbox').fill('αβγ')
    await press(page, 'ArrowLeft')
    expect(await here()).toBe('10')

    // What was chosen by mouse is not changed by them, until a key is used in it.
    const goTo = (number: number) =>
      navigator(page)
        .getByRole('button', { name: new RegExp(`Ερώτηση ${number},`) })
        .click()
    await goTo(1)
    await page.getByRole('main').getByRole('radio').first().click()
    await press(page, 'ArrowRight')
    await eventually(here).toBe('2')
    await page.getByRole('main').getByRole('checkbox', { name: 'Τυρί' }).click()
    await press(page, 'ArrowLeft')
    await eventually(here).toBe('1')
    const isFirst = () => page.getByRole('main').getByRole('radio').first().isChecked()
    expect(await isFirst()).toBe(true)
    await page.getByRole('main').getByRole('radio').first().focus()
    await press(page, 'Space')
    await press(page, 'ArrowRight')
    await eventually(isFirst).toBe(false)
    expect(await here()).toBe('1')

    // «Άλλο» asks for its text once that was left, and no sooner.
    const missing = page.getByText(el('rule.other_text')).filter({ visible: true })
    await goTo(2)
    await page.getByRole('main').getByRole('checkbox', { name: 'Κάτι άλλο' }).click()
    const text = page.getByRole('textbox', { name: el('quest.other') })
    await text.click()
    expect(await missing.count()).toBe(0)
    await page.getByRole('main').getByRole('checkbox', { name: 'Ελιές' }).focus()
    await missing.waitFor()
    await text.fill('α')
    await text.fill('')
    expect(await missing.count()).toBe(0)
    await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
    await eventually(here).toBe('3')
    await press(page, 'ArrowLeft')
    await missing.waitFor()
  })

  it('reads numbers as Greek writes them, and answers with a dot', async () => {
    const path = await publishAllTypes(await stage.visit({ as: stage.personWith('Admin') }))
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path })
    await page.getByRole('button', { name: el('quest.start') }).click()
    const goTo = (number: number) =>
      navigator(page)
        .getByRole('button', { name: new RegExp(`Ερώτηση ${number},`) })
        .click()
    const numbers = [
      // What is typed, what the field shows then, and twice as much.
      ['2.000,5', '2000.5', '4001'],
      ['1.000', '1000', '2000'],
      ['1,125', '1,125', '2.25'],
    ] as const
    for (const [typed, shown, twice] of numbers) {
      await goTo(12)
      const field = page.getByRole('main').getByRole('textbox')
      await field.fill('')
      await field.pressSequentially(typed)
      expect(await field.inputValue()).toBe(typed)
      await field.blur()
      await eventually(() => field.inputValue()).toBe(shown)
      // What follows from it has no number of its own.
      await goTo(21)
      await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
      await page.getByRole('status', { name: 'Υπολογισμός' }).getByText(twice).waitFor()
    }
    await saveStatus(page).waitFor()
    await page.reload()
    await goTo(12)
    await eventually(() => page.getByRole('main').getByRole('textbox').inputValue()).toBe('1,125')
    // A share of a total, and the box of a slider.
    await goTo(19)
    await page.getByRole('textbox', { name: 'Μελέτη' }).fill('7,5')
    await page.getByRole('textbox', { name: 'Πράξη' }).fill('2,5')
    await page.getByText(el('quest.sum.exact', { total: 10 })).waitFor()
    await goTo(8)
    await page.getByRole('textbox').pressSequentially('7,0')
    await eventually(() => page.getByRole('slider').inputValue()).toBe('7')
  })

  it('takes an answer back that cannot be saved, and gives it back', async () => {
    const path = await publishImpatient(await stage.visit({ as: stage.personWith('Admin') }))
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path, offline: true, refusals: [422] })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page)
      .getByRole('button', { name: /Ερώτηση 10,/ })
      .click()
    await page.route(ANSWERS, (route) => route.abort('connectionfailed'))
    await page.getByRole('textbox').fill('Το κείμενό μου')
    const alert = page.getByRole('alert').filter({ hasText: 'Σφάλμα επικοινωνίας' })
    await alert.waitFor({ timeout: 30_000 })
    expect(await page.getByRole('textbox').inputValue()).toBe('')
    await page.unroute(ANSWERS)
    await alert.getByRole('button', { name: el('quest.failed.giveBack') }).click()
    expect(await page.getByRole('textbox').inputValue()).toBe('Το κείμενό μου')
    await saveStatus(page).waitFor({ timeout: 40_000 })

    // A refusal is marked where all questions are, and dealt with in the review too.
    const refusal = { code: 'invalid_input', message: 'Δεν γίνεται δεκτό.', fields: [] }
    await page.route(ANSWERS, (route) => route.fulfill({ status: 422, json: refusal }))
    await page.getByRole('textbox').fill('Κάτι άλλο')
    const stop = (state: 'lost' | 'answered') =>
      navigator(page).getByRole('button', {
        name: `Ερώτηση 10, ${el(`quest.navigator.${state}`)}`,
      })
    await stop('lost').waitFor()
    await page.unroute(ANSWERS)
    await page.getByRole('button', { name: el('quest.toReview') }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'Κάτι άλλο' })
    await refused.getByText(refusal.message).waitFor()
    await refused.getByRole('button', { name: el('ui.copy') }).waitFor()
    await refused.getByRole('button', { name: el('quest.failed.giveBack') }).click()
    await stop('answered').waitFor()
    await saveStatus(page).waitFor()
    await page.reload()
    await navigator(page)
      .getByRole('button', { name: /Ερώτηση 10, απαντήθηκε/ })
      .click()
    expect(await page.getByRole('textbox').inputValue()).toBe('Κάτι άλλο')
  }, 120_000)

  it('is answered in one tab at a time', async () => {
    const path = await publishAllTypes(await stage.visit({ as: stage.personWith('Admin') }))
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page)
      .getByRole('button', { name: /Ερώτηση 1,/ })
      .click()
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await saveStatus(page).waitFor()
    const second = await page.context().newPage()
    await second.goto(path)
    await second.getByText(el('quest.elsewhere.title')).waitFor()
    await second.getByRole('button', { name: el('quest.elsewhere.take') }).click()
    await navigator(second).waitFor()
    expect(await progressOf(second)).toBe('1')
    await page.getByText(el('quest.elsewhere.title')).waitFor()
  })

  /** Somebody who has not begun an open questionnaire, and its action. */
  async function findOpen(mentor: Visitor) {
    for (const row of await listRows(mentor)) {
      const open = (await listActions(mentor, row.Id)).find(
        (action) => isQuestionnaire(action) && !action.Completed && action.Enabled,
      )
      if (!open) continue
      const { State } = await mentor.ask<{ State: string }>('/api/quest/RemainingTimeByAction', {
        ActionId: open.Id,
        MenteeId: row.Id,
      })
      if (State !== 'notStarted') continue
      return { username: await usernameOf(mentor, row.Id), actionId: open.Id }
    }
    return theFirst<{ username: string; actionId: number }>([])
  }
})

const publishAllTypes = async (visitor: Visitor): Promise<string> =>
  (await publishQuest(visitor, allTypesDraft)).path

/** One whose answers are taken back when they cannot be sent for 8 s. */
const publishImpatient = async (visitor: Visitor): Promise<string> =>
  (await publishQuest(visitor, { ...allTypesDraft, WorksOffline: false })).path
