import { addDays, todayInAthens } from '@telemachos/rules/dates'
import type { Role } from '@telemachos/contract/core/roles'
import type { texts } from '@telemachos/contract/texts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { dropFiles } from './drop-files.ts'
import { faultsOf } from './faults.ts'
import { goWithin, HOME, isAskedByBrowser, TEXT } from './leaving.ts'
import { listRows, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const today = todayInAthens(new Date())

interface Opening {
  readonly name: string
  readonly as: Role
  /** Where it is; somewhere below the project where it begins without a slash. */
  readonly path: string
  /** Opens it, and answers the field to type in. */
  readonly open: (page: Page) => Promise<Locator>
  /** The button that closes it, where that is no Cancel. */
  readonly cross?: keyof typeof texts
  /** What is asked, where that is not whether to discard what was typed. */
  readonly question?: keyof typeof texts
  /** True where a click beside it does nothing. */
  readonly holds?: true
  /** What is typed, where a text of many letters does not fit. */
  readonly text?: string
}

const button = (page: Page, key: keyof typeof texts): Locator =>
  page.getByRole('button', { name: el(key), exact: true }).first()

const inDialog = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox').first()

/** Presses a button, and answers the first field of the window that opens. */
const press =
  (key: keyof typeof texts) =>
  async (page: Page): Promise<Locator> => {
    await button(page, key).click()
    return inDialog(page)
  }

const WINDOWS: readonly Opening[] = [
  {
    ...{ name: 'a new link of the library', as: 'Admin', path: 'library' },
    open: press('library.addLink'),
  },
  {
    ...{ name: 'a new folder of the library', as: 'Admin', path: 'library' },
    open: press('library.newFolder'),
  },
  {
    ...{ name: 'a new action', as: 'Admin', path: 'admin/action/list' },
    open: press('actions.table.new'),
  },
  {
    ...{ name: 'the name of a group of actions', as: 'Admin', path: 'admin/action/list' },
    open: async (page) => {
      await button(page, 'actions.groups.show').click()
      await page
        .getByRole('button', { name: el('actions.groups.menu', { group: 'Αποτίμηση' }) })
        .click()
      await page.getByRole('menuitem').first().click()
      return page.getByLabel(el('ui.language.el', { name: el('actions.groups.name') }))
    },
  },
  {
    ...{ name: 'a view of the list of people', as: 'Admin', path: 'admin/project/users?state=1' },
    open: press('people.views.save'),
  },
  {
    ...{ name: 'a view of applications', as: 'Admin', path: 'admin/project/applications' },
    open: press('applications.views.save'),
  },
  {
    ...{ name: 'the rules of applications', as: 'Admin', path: 'admin/project/applications' },
    ...{ cross: 'applications.close', text: '7' },
    open: async (page) => {
      await button(page, 'applications.rules').click()
      return page.getByLabel(el('applications.rules.disagreement'))
    },
  },
  {
    ...{ name: 'a note on an application', as: 'Admin', path: 'admin/project/applications' },
    cross: 'applications.close',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Αίτηση \d{4}-\d{5}$/ })
        .first()
        .click()
      return page.getByLabel(el('applications.notes.new'))
    },
  },
  {
    ...{ name: 'a new spreadsheet', as: 'Admin', path: 'admin/spreadsheets', holds: true },
    open: press('sheets.add'),
  },
  {
    ...{ name: 'the use of a questionnaire', as: 'Admin', path: '/goanyquest' },
    cross: 'core.dialog.close',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Χρήση του «/ })
        .first()
        .click()
      return page.getByLabel(el('questUse.action.name'))
    },
  },
  {
    ...{ name: 'a questionnaire that is pasted', as: 'Admin', path: '/goanyquest' },
    open: async (page) => {
      await button(page, 'interchange.import').click()
      return page.getByLabel(el('interchange.paste'))
    },
  },
  {
    ...{ name: 'a group of a conversation', as: 'Mentor', path: 'chat' },
    open: press('chat.newGroup'),
  },
  {
    ...{ name: 'a message that was sent', as: 'Mentor', path: 'chat' },
    open: openEdit,
  },
  {
    ...{ name: 'a new meeting', as: 'Mentor', path: 'calendar', text: '01/03/2031' },
    cross: 'panel.close',
    open: async (page) => {
      await button(page, 'calendar.new').click()
      await page.getByRole('combobox', { name: el('schedule.mentee') }).press('ArrowDown')
      await page.getByRole('option').first().click()
      return page.getByRole('dialog').getByRole('textbox', { name: el('panel.date'), exact: true })
    },
  },
  {
    ...{ name: 'a field of many people', as: 'Admin', path: 'admin/project/users' },
    open: async (page) => {
      const boxes = page.getByRole('table', { name: el('people.list') }).getByRole('checkbox')
      await boxes.nth(1).press('Space')
      await button(page, 'people.bulk.field').click()
      await page.getByRole('dialog').getByLabel(el('updates.field')).selectOption('goal')
      return page.getByRole('dialog').getByLabel(el('updates.value'))
    },
  },
  {
    ...{ name: 'the title of a file to upload', as: 'Admin', path: 'library', holds: true },
    open: press('library.upload'),
  },
]

/** Sends a message, and opens it to be changed. */
async function openEdit(page: Page): Promise<Locator> {
  const list = page.getByRole('list', { name: el('chat.list') })
  await list.getByRole('link').first().click()
  const sent = `Στάλθηκε ${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: el('chat.write') }).fill(sent)
  await page.keyboard.press('Enter')
  const own = page.getByRole('log').getByRole('article').filter({ hasText: sent }).last()
  await own.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: el('chat.edit') }).click()
  return page.getByRole('dialog').getByRole('textbox', { name: el('chat.edit.label') })
}

describe('what is typed in a window and not saved', () => {
  const stage = setStage()

  it.each(WINDOWS)('is not lost by leaving $name', async (opening) => {
    const { text = TEXT, question: title = 'core.unsaved.title' } = opening
    const path = opening.path.startsWith('/') ? opening.path : HOME + opening.path
    const { page } = await stage.visit({ as: stage.personWith(opening.as, PROJECT.name) })
    await goWithin(page, path)
    const field = await opening.open(page)
    await field.fill(text)
    const window = windowOf(field)
    const question = page.getByRole('dialog', { name: el(title) })
    const address = page.url()
    const leave = waysOf(page, window, opening.cross ?? 'core.dialog.cancel')
    for (const [name, way] of Object.entries(leave)) {
      await way()
      if (opening.holds && name === 'outside') continue
      await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
      await question.waitFor({ state: 'detached' })
      await eventually(() => field.inputValue()).toBe(text)
      await eventually(() => page.url()).toBe(address)
    }
    // The browser asks by itself where the tab is closed.
    expect(await isAskedByBrowser(page)).toBe(true)
    await leave.escape()
    await question.getByRole('button').last().click()
    await window.waitFor({ state: 'detached' })
  })

  it('stays where a message was changed and the change is refused', async () => {
    const visitor = await stage.visit({
      ...{ as: stage.personWith('Mentor', PROJECT.name), refusals: [422] },
    })
    const { page } = visitor
    await goWithin(page, `${HOME}chat`)
    const field = await openEdit(page)
    const window = windowOf(field)
    await field.fill(TEXT)
    const refusal = { code: 'invalid_input', message: 'Δεν γίνεται δεκτό.', fields: [] }
    await page.route(/\/api\/chat\/edit/i, (route) => route.fulfill({ status: 422, json: refusal }))
    await window.getByRole('button', { name: el('chat.edit.save') }).click()
    await window.getByText(refusal.message).waitFor()
    expect(await field.inputValue()).toBe(TEXT)
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: el('core.unsaved.title') })
    await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
    await page.unroute(/\/api\/chat\/edit/i)
    await window.getByRole('button', { name: el('chat.edit.save') }).click()
    await window.waitFor({ state: 'detached' })
    await page.getByRole('log').getByText(TEXT).last().waitFor()
  })

  it('is not lost by a reason that is asked for, and Back leaves it behind when told to', async () => {
    const visitor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page } = visitor
    const [meeting] = (await meetingsOf(visitor, 1, 90)).filter(({ State }) => State === 'planned')
    await goWithin(page, `${addressOf(meeting)}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('panel.cancel') })
      .click()
    const field = page.getByRole('dialog', { name: el('panel.cancel') }).getByRole('textbox')
    await field.fill(TEXT)
    const question = page.getByRole('dialog', { name: el('core.unsaved.title') })
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
    await eventually(() => field.inputValue()).toBe(TEXT)
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: el('core.unsaved.confirm') }).click()
    await page.waitForURL((url) => !url.pathname.includes('calendar'))
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
  })

  it.each(['calendar', 'record'] as const)('is kept of a journal (%s)', async (from) => {
    const visitor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page } = visitor
    const [meeting] = (await meetingsOf(visitor, -60, -1)).filter(({ State }) => State === 'held')
    if (!meeting) throw new Error('no meeting was held')
    const open = async (): Promise<Locator> => {
      if (from === 'calendar') await goWithin(page, addressOf(meeting))
      else {
        await goWithin(page, `${HOME}mentor/mentee/${meeting.MenteeId}`)
        await page
          .getByRole('region', { name: el('menteeMeetings.title') })
          .getByRole('list')
          .last()
          .getByRole('button')
          .first()
          .click()
      }
      const field = page.getByRole('dialog').getByLabel(el('panel.pairNotes'))
      await field.waitFor()
      return field
    }
    let field = await open()
    const names = ['escape', 'cross', 'outside', 'back'] as const
    for (const [place, name] of names.entries()) {
      const text = `${TEXT} ${place}`
      await field.fill(text)
      const window = windowOf(field)
      await waysOf(page, window, 'panel.close')[name]()
      await window.waitFor({ state: 'detached' })
      field = await open()
      expect(await field.inputValue()).toBe(text)
    }
    expect(await faultsOf(page, 'a journal that was brought back')).toEqual([])
    await page.reload()
    if (from === 'record') field = await open()
    expect(await field.inputValue()).toBe(`${TEXT} 3`)
  })

  it('is kept of a note about a mentee’s action', async () => {
    const visitor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page } = visitor
    const row = theFirst(await listRows(visitor))
    const open = async (): Promise<Locator> => {
      await goWithin(page, `${HOME}mentor/action/list?mentee=${row.Id}&action=3`)
      const field = page.getByRole('dialog').getByRole('textbox', {
        name: el('actions.notes.private'),
      })
      await field.waitFor()
      return field
    }
    let field = await open()
    await field.fill(TEXT)
    // Beside the grid it stays open, whatever is pressed there.
    for (const name of ['escape', 'cross', 'back'] as const) {
      const window = windowOf(field)
      await waysOf(page, window, 'actions.cell.close')[name]()
      await window.waitFor({ state: 'detached' })
      field = await open()
      expect(await field.inputValue()).toBe(TEXT)
    }
  })

  it('is not lost with the hours of a mentor', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await goWithin(page, `${HOME}calendar`)
    await button(page, 'hours.open').click()
    const window = page.getByRole('dialog', { name: el('hours.open') })
    await window
      .getByRole('button', { name: /Δευτέρα/ })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: el('series.leave') })
    for (const way of Object.values(waysOf(page, window, 'panel.close'))) {
      await way()
      await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
      await question.waitFor({ state: 'detached' })
      await window.waitFor()
    }
  })

  it('leaves four dropped files and a running upload alone', async () => {
    const { page, rest } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await goWithin(page, `${HOME}library`)
    await rest()
    const names = ['Ένα.txt', 'Δύο.txt', 'Τρία.txt', 'Τέσσερα.txt']
    await dropFiles(page.getByRole('heading', { level: 1 }), names)
    const window = page.getByRole('dialog', { name: el('library.upload') })
    await window.getByText(el('library.following_other', { count: 3 })).waitFor()
    const asks = async (title: keyof typeof texts): Promise<void> => {
      const { outside, ...others } = waysOf(page, window, 'core.dialog.cancel')
      await outside()
      await page.getByRole('dialog').waitFor()
      for (const way of Object.values(others)) {
        await way()
        const question = page.getByRole('dialog', { name: el(title) })
        await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
        await question.waitFor({ state: 'detached' })
      }
    }
    await asks('files.leave.title')
    // The file stays on its way for as long as the test wants.
    await page.route('**/api/library/uploadpart*', () => {})
    await window.getByRole('button', { name: el('library.send'), exact: true }).click()
    await window.getByText(el('library.following_other', { count: 2 })).waitFor()
    const tray = page.locator('[data-upload-tray]')
    await tray.locator('progress').waitFor()
    await asks('files.leave.title')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: el('files.leave.title') })
    await question.getByRole('button', { name: el('files.leave.confirm') }).click()
    // What is on its way goes on, and the browser would ask before it is left.
    await tray.getByRole('progressbar').waitFor()
    expect(await isAskedByBrowser(page)).toBe(true)
    await window.waitFor({ state: 'detached' })
  })
})

const windowOf = (field: Locator): Locator => field.locator('xpath=ancestor::*[@role="dialog"]')

/** The ways by which a window is left. */
const waysOf = (page: Page, window: Locator, cross: keyof typeof texts) => ({
  escape: () => page.keyboard.press('Escape'),
  cross: () =>
    window
      .getByRole('button', { name: el(cross), exact: true })
      .first()
      .click(),
  outside: () => page.mouse.click(4, 300),
  back: () => page.evaluate(() => history.back()),
})

interface Meeting {
  readonly Id: number
  readonly MenteeId: number
  readonly Time: string
  readonly State: string
}

const meetingsOf = ({ ask }: Visitor, from: number, to: number): Promise<Meeting[]> =>
  ask('/api/User/Schedule2', {
    ProjectId: PROJECT.id,
    From: addDays(today, from),
    To: addDays(today, to),
  })

const addressOf = (meeting: Meeting | undefined): string =>
  `${HOME}calendar?view=day&date=${todayInAthens(new Date(meeting?.Time ?? ''))}&meeting=${meeting?.Id}`
