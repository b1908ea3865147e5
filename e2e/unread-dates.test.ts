import { addDays, todayInAthens } from '@telemachos/rules/dates'
import type { Role } from '@telemachos/contract/core/roles'
import type { texts } from '@telemachos/contract/texts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { listActions, listRows, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HOME = `/${PROJECT.url}/`
const SOURCES = join(import.meta.dirname, '../apps/web/src')
const today = todayInAthens(new Date())

/** Types of actions that are meetings of two. */
const MEETINGS = [1, 2]

/** No day, and a time that no clock shows. */
const NO_DAY = 'μεθαύριο'
const NO_TIME = '25:99'

/** What only reads: a preview is asked again whenever the steps change, and a journal comes after its meeting. */
const PREVIEW = /\/api\/(?:Query\/Preview|action\/PreviewDueRule|meeting\/GetJournal)$/

interface Place {
  readonly as: Role
  /** Opens it, and answers the field and the button of what the field says. */
  readonly open: (visitor: Visitor) => Promise<{ field: Locator; button: Locator }>
  readonly typed?: string
  /** What is said of it. */
  readonly said?: keyof typeof texts
}

const named = (within: Page | Locator, key: keyof typeof texts): Locator =>
  within.getByRole('button', { name: el(key), exact: true })

const dateIn = (within: Page | Locator, key: keyof typeof texts): Locator =>
  within.getByRole('textbox', { name: el(key), exact: true })

const inMeeting = async (visitor: Visitor, key: 'panel.date' | 'panel.time') => {
  const { page } = visitor
  const meetings: Meeting[] = await visitor.ask('/api/User/Schedule2', {
    ProjectId: PROJECT.id,
    From: addDays(today, 1),
    To: addDays(today, 90),
  })
  const { Id, Time } = theFirst(meetings, ({ State }) => State === 'planned')
  const day = todayInAthens(new Date(Time))
  await page.goto(`${HOME}calendar?view=day&date=${day}&meeting=${Id}`)
  const panel = page.getByRole('dialog')
  await named(panel, 'panel.move').click()
  const field = panel.getByLabel(el(key), { exact: true })
  return { field, button: named(panel, 'panel.moveSave') }
}

const inSeries = async (visitor: Visitor) => {
  const { page } = visitor
  const { menteeId } = await openMeeting(visitor)
  await page.goto(`${HOME}mentor/mentee/${menteeId}`)
  await named(page, 'series.title').click()
  return page.getByRole('dialog', { name: el('series.title') })
}

/** The deadline of the first action, in the panel beside the table. */
const inPanel = async ({ page }: Visitor) => {
  await page.goto(`${HOME}admin/action/list`)
  const opener = page.getByRole('button', { name: /^Άνοιγμα: / }).first()
  await opener.dispatchEvent('click')
  const panel = page.getByRole('dialog')
  return { panel, field: dateIn(panel, 'actions.table.column.Due') }
}

/** Where dates and times are written, by their files; each is tried. */
const TRIED: Readonly<Record<string, Place>> = {
  'features/applications/review/call-card.tsx': {
    as: 'Admin',
    open: async ({ page }) => {
      await page.goto(`${HOME}admin/project/applications`)
      await page.locator('summary', { hasText: el('applications.call') }).click()
      const button = named(page, 'applications.call.save')
      return { field: dateIn(page, 'applications.call.opens'), button }
    },
  },
  'features/imports/people/review-step.tsx': {
    as: 'Admin',
    open: async ({ page }) => {
      await page.goto(`${HOME}admin/project/users#mTab=import`)
      const head = ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail']
      const row = ['Ημερών', 'Μαρία', 'unread.date', 'unread.date@example.org']
      const paste = page.getByRole('textbox', { name: el('imports.paste') })
      await paste.fill([head, row].map((cells) => cells.join('\t')).join('\n'))
      await named(page, 'imports.paste.read').click()
      await named(page, 'imports.next.fix').click()
      await named(page, 'imports.next.review').click()
      const button = page.getByRole('button', { name: el('imports.send_one', { number: 1 }) })
      return { field: dateIn(page, 'imports.review.joined'), button }
    },
  },
  'features/actions/table/bulk-dialog.tsx': {
    as: 'Admin',
    open: async ({ page }) => {
      await page.goto(`${HOME}admin/action/list`)
      await page.getByRole('checkbox', { name: el('actions.table.checkAll') }).click()
      await named(page, 'actions.table.setMany').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: el('actions.table.setsDue') }).click()
      const button = dialog.locator('[type=submit]')
      return { field: dateIn(dialog, 'actions.table.column.Due'), button }
    },
  },
  'features/meetings/slot-form.tsx': {
    as: 'Mentor',
    open: (visitor) => inMeeting(visitor, 'panel.date'),
  },
  'features/meetings/series-choice.tsx': {
    as: 'Mentor',
    open: async (visitor) => {
      const dialog = await inSeries(visitor)
      return { field: dateIn(dialog, 'series.from'), button: named(dialog, 'series.propose') }
    },
  },
  'features/meetings/series-row-form.tsx': {
    as: 'Mentor',
    open: async (visitor) => {
      const dialog = await inSeries(visitor)
      await named(dialog, 'series.propose').click()
      await named(dialog, 'series.back').waitFor()
      const field = dialog.getByRole('textbox', { name: el('panel.date') }).first()
      return { field, button: dialog.locator('[type=submit]') }
    },
  },
  'features/notifications/quiet-hours.tsx': {
    ...{ as: 'Mentor', typed: NO_TIME, said: 'ui.time.problem' },
    open: async ({ page }) => {
      await page.goto(`${HOME}settings`)
      const field = page.getByLabel(el('notifications.quiet.from'), { exact: true })
      return { field, button: named(page, 'notifications.quiet.save') }
    },
  },
  'features/actions/due/due-fields.tsx': {
    as: 'Admin',
    open: async ({ page }) => {
      await page.goto(`${HOME}admin/action/3#tab=project`)
      await page.getByLabel(el('due.card.kind')).selectOption(el('due.kind.date'))
      // There is something else to be saved.
      await page.getByLabel(el('due.card.grace')).check()
      return { field: dateIn(page, 'due.card.on'), button: named(page, 'due.card.save') }
    },
  },
  'features/reports/steps/filter-steps.tsx': {
    as: 'Admin',
    open: async ({ page }) => {
      await page.goto(`${HOME}admin/query/edit/new?by=steps`)
      await page.getByRole('combobox', { name: el('reports.steps.table') }).fill('Άτομα')
      await page.getByRole('option', { name: 'Άτομα', exact: true }).click()
      await named(page, 'reports.steps.addFilter').click()
      await page
        .getByRole('combobox', { name: el('reports.steps.column'), exact: true })
        .first()
        .fill('Εντάχθηκε')
      await page.getByRole('option', { name: 'Εντάχθηκε', exact: true }).click()
      return { field: dateIn(page, 'reports.steps.value'), button: named(page, 'reports.save') }
    },
  },
}

/** Those whose check of its own refuses what cannot be read: they hear it by `onUnread`. */
const CHECKED = [
  'features/actions/forms/field-bounds.tsx',
  'features/applications/apply/question-field.tsx',
  'features/questionnaires/player/types/date-answer.tsx',
  'features/microdata/question-field.tsx',
]

/** Those of which nothing is made, or that have no button: whoever leaves is asked. */
const WITHOUT_BUTTON = [
  'features/actions/table/action-panel.tsx',
  'features/applications/review/filter-row.tsx',
  'features/audit/audit-filters.tsx',
  'features/gallery/date-samples.tsx',
  'features/indicators/answer-field.tsx',
  'features/people/profile/field-row.tsx',
  'features/projects/profile-preview.tsx',
]

/** Those in a form that is sent as those above are. */
const IN_FORMS = [
  'features/conferences/moment-field.tsx',
  'features/imports/updates/set-field-dialog.tsx',
  'features/library/said-fields.tsx',
  'features/meetings/day-hours.tsx',
  'features/meetings/days-off.tsx',
  'features/questionnaires/assign/use-dialog.tsx',
  'features/actions/action/extend-due.tsx',
  'features/reports/queries/parameter-fields.tsx',
  'features/reports/reports/filter-bar.tsx',
]

describe('a date that cannot be read', () => {
  const stage = setStage()

  it('is known of every file that has a field for one', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    const withDates = files
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('shared/ui/'))
      .filter((file) =>
        /<(?:BirthDateField|DateField|TimeField)\b/.test(readFileSync(join(SOURCES, file), 'utf8')),
      )
    const known = [...Object.keys(TRIED), ...CHECKED, ...WITHOUT_BUTTON, ...IN_FORMS]
    expect(withDates.toSorted()).toEqual(known.toSorted())
    for (const file of CHECKED)
      expect(readFileSync(join(SOURCES, file), 'utf8'), file).toContain('onUnread=')
  })

  it.each(Object.entries(TRIED))(
    'is kept, marked, and keeps its button from being done (%s)',
    async (_file, { as, open, typed = NO_DAY, said = 'ui.date.problem.format' }) => {
      const visitor = await stage.visit({ as: stage.personWith(as, PROJECT.name) })
      const { page } = visitor
      const { field, button } = await open(visitor)
      await field.fill(typed)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && !PREVIEW.test(request.url())) sent.push(request.url())
      })
      await button.click()
      await page.getByText(el(said)).first().waitFor()
      await eventually(() => isFocused(field)).toBe(true)
      expect(await field.inputValue()).toBe(typed)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      // By the keys as by the mouse.
      await button.focus()
      await page.keyboard.press('Enter')
      await eventually(() => isFocused(field)).toBe(true)
      expect(sent).toEqual([])
      // Whoever closes the tab is asked.
      expect(await isAskedByBrowser(page)).toBe(true)
    },
  )

  it('is not saved by the field before it, and asks where each field is saved by itself', async () => {
    const visitor = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { page } = visitor
    const { panel, field } = await inPanel(visitor)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    // The day before the last sign was one.
    await field.fill('01/02/2031')
    await field.press('End')
    await field.pressSequentially('5')
    await field.blur()
    await panel.getByText(el('ui.date.problem.format')).waitFor()
    expect(sent).toEqual([])
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: el('core.unsaved.title') })
    await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('01/02/20315')
    expect(sent).toEqual([])
  })

  it('is a date of birth with a part alone, of which nothing is made for many', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await page.goto(`${HOME}admin/project/users`)
    const boxes = page.getByRole('table', { name: el('people.list') }).getByRole('checkbox')
    await boxes.nth(1).press('Space')
    await named(page, 'people.bulk.field').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(el('updates.field')).selectOption('birth_date')
    await dialog.getByLabel(el('ui.birth.year')).selectOption('1990')
    await dialog.getByRole('button', { name: /^Αλλαγή σε 1 / }).click()
    await dialog.getByText(el('ui.birth.part')).waitFor()
    await eventually(() => isFocused(dialog.getByLabel(el('ui.birth.month')))).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(1)
  })
})

/** A meeting that is still to be set, and whose it is. */
async function openMeeting(visitor: Visitor) {
  for (const { Id, Active } of await listRows(visitor)) {
    const actions = Active ? await listActions(visitor, Id) : []
    const found = actions.find(
      (one) =>
        MEETINGS.includes(one.TypeId) && one.Enabled && !one.Completed && one.ScheduledAt === null,
    )
    if (found) return { menteeId: Id, actionId: found.Id }
  }
  throw new Error('the demonstration has no meeting to set')
}

interface Meeting {
  readonly Id: number
  readonly Time: string
  readonly State: string
}

const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement)

const isAskedByBrowser = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
