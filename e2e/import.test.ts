import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const project = { ProjectId: PROJECT.id }
const at = (page: string) => `/${PROJECT.url}/admin/project/${page}`

const IMPORT = `${at('users')}#mTab=import`

/** Rows as they are copied from a spreadsheet. */
function sheet(prefix: string, count: number): string[][] {
  const rows = Array.from({ length: count }, (_, index) => [
    `Επώνυμο ${index}`,
    'Μαρία',
    `${prefix}.${index}`,
    `${prefix}.${index}@example.org`,
  ])
  return [['ΕΠΩΝΥΜΟ', 'όνομα', 'Όνομα χρήστη', 'e-mail'], ...rows]
}

/** Copies the rows and pastes them where the focus is. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = rows.map((row) => row.join('\t')).join('\n')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: el('imports.paste') }).focus()
  await page.keyboard.press('Control+V')
}

/** Goes through the steps to the one in which the rows are corrected. */
const toFix = (page: Page) => page.getByRole('button', { name: el('imports.next.fix') }).click()

/** Goes from there to the last one, from which they are sent. */
const toReview = (page: Page) =>
  page.getByRole('button', { name: el('imports.next.review') }).click()

/** As many as that are confirmed by typing their number. */
async function confirmMany(page: Page, number: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(el('ui.act.typeCount', { value: String(number) })).fill(String(number))
  await dialog
    .getByRole('button', { name: el('imports.send_other', { number }), exact: true })
    .click()
}

async function countMembers({ ask }: Visitor): Promise<number> {
  const { All } = await ask<{ All: number }>('/api/project/GetActionsGrid_Count', project)
  return All
}

describe('an administrator', () => {
  const stage = setStage({ isAlone: true })
  const admin = () => stage.personWith('Admin')

  it('imports sixty people, corrects one in place, loses the network and the page, and nobody is lost or doubled', async () => {
    const visitor = await stage.visit({ as: admin(), path: IMPORT, offline: true })
    const { page } = visitor
    const before = await countMembers(visitor)
    const rows = sheet('e2e', 60)
    rows[4] = ['Επώνυμο 3', 'Μαρία', 'e2e.3', 'χωρίς παπάκι']
    await paste(page, rows)
    await toFix(page)
    const table = page.getByRole('table', { name: el('imports.rows') })
    await table.waitFor()
    const cell = table.getByRole('textbox', {
      name: el('imports.row.cell', { field: 'E-mail', row: 4 }),
    })
    await eventually(() => cell.getAttribute('aria-invalid')).toBe('true')
    await table.getByText(el('rule.email')).waitFor()
    await cell.fill('e2e.3@example.org')
    await cell.press('Enter')
    await eventually(() => cell.getAttribute('aria-invalid')).toBe(null)
    await toReview(page)

    // Of three batches one is answered, one is carried out without its answer, and one never arrives.
    let sent = 0
    await page.route('**/api/User/ImportUsers', async (route) => {
      sent += 1
      if (sent === 1) return route.continue()
      if (sent === 2) await route.fetch()
      return route.abort('connectionrefused')
    })
    await page
      .getByRole('button', { name: el('imports.send_other', { number: 60 }), exact: true })
      .press('Enter')
    await confirmMany(page, 60)
    await page.getByText(el('imports.progress.text', { done: 20, all: 60 })).waitFor()
    await eventually(() => countMembers(visitor)).toBe(before + 40)

    await page.reload()
    await page.getByText(el('imports.restored_other', { number: 40 })).waitFor()
    await page.unroute('**/api/User/ImportUsers')
    await page.getByRole('button', { name: el('imports.resume') }).press('Enter')
    await page.getByText(el('imports.finished_other', { number: 60 })).waitFor()
    expect(await countMembers(visitor)).toBe(before + 60)

    // What is done is kept no longer.
    await page.reload()
    await page.getByRole('textbox', { name: el('imports.paste') }).waitFor()
    expect(await faultsOf(page, 'import')).toEqual([])
  })

  it('goes from error to error by Enter, keeps the place, and puts the reasons into the file', async () => {
    const { page } = await stage.visit({ as: admin(), path: IMPORT })
    const rows = sheet('enter', 3)
    rows[1] = ['Α', 'Μαρία', 'enter.0', 'λάθος']
    rows[2] = ['Β', 'Μαρία', '', 'λάθος']
    await paste(page, rows)
    await toFix(page)
    await page.getByRole('table', { name: el('imports.rows') }).waitFor()
    const faulty = (count: number) =>
      page.getByRole('button', { name: el('imports.show.faulty', { count }), exact: true })
    await faulty(2).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: el('imports.download') }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toMatch(new RegExp(`;${el('imports.reason')}$`))
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`;E-mail: ${el('rule.email')}`)

    const cell = (row: number) =>
      page.getByRole('textbox', { name: el('imports.row.cell', { field: 'E-mail', row }) })
    const hasFocus = (row: number) =>
      cell(row).evaluate((element) => element === document.activeElement)
    await cell(1).fill('enter.0@example.org')
    await cell(1).press('Enter')
    await eventually(() => hasFocus(2)).toBe(true)
    await faulty(1).waitFor()
    await cell(2).fill('enter.1@example.org')
    await cell(2).press('Enter')
    await faulty(0).waitFor()
    expect(await hasFocus(2)).toBe(true)
  })

  it('says of rows without titles which fields are missing, until columns are given a meaning', async () => {
    const { page } = await stage.visit({ as: admin(), path: IMPORT })
    await paste(page, sheet('untitled', 2).slice(1))
    const needed = el('imports.reason.of', { field: 'Επώνυμο', reason: el('rule.required') })
    await toFix(page)
    await page.getByRole('heading', { name: needed }).waitFor()
    await page.getByRole('button', { name: el('imports.step.map') }).click()
    const column = el('imports.columns.unnamed', { number: 1 })
    await page.getByLabel(el('imports.map.targetOf', { column })).selectOption('Επώνυμο')
    await toFix(page)
    await page.getByRole('heading', { name: needed }).waitFor({ state: 'detached' })
  })

  it('confirms roles of power by name and number, and is over when it is paused at the last rows', async () => {
    const { page } = await stage.visit({ as: admin(), path: IMPORT })
    await paste(page, sheet('pause', 3))
    let answer: () => void = () => {}
    const paused = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/User/ImportUsers', async (route) => {
      await paused
      await route.continue()
    })
    const lastRows = page.waitForRequest('**/api/User/ImportUsers')
    await page
      .getByLabel(el('imports.defaultRole'))
      .selectOption({ label: el('identity.role.Coordinator') })
    await toFix(page)
    await toReview(page)
    const roles = `${el('identity.role.Coordinator')} (3)`
    await page.getByText(el('imports.power', { roles })).waitFor()
    const send = el('imports.send_other', { number: 3 })
    await page.getByRole('button', { name: send }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('imports.power.text', { roles })).waitFor()
    expect(await faultsOf(page, 'roles of power')).toEqual([])
    await dialog.getByRole('button', { name: send }).click()
    // Paused before they are under way, they would wait for somebody to go on.
    await lastRows
    await page.getByRole('button', { name: el('imports.pause') }).click()
    await page
      .getByRole('main')
      .getByText(el('imports.paused_other', { number: 3 }))
      .waitFor()
    answer()
    await page.getByText(el('imports.finished_other', { number: 3 })).waitFor()
    expect(await page.getByRole('button', { name: el('imports.resume') }).count()).toBe(0)
  })

  it('is open in one window at a time, which says where it goes on', async () => {
    const { page } = await stage.visit({ as: admin(), path: IMPORT })
    await paste(page, sheet('windows', 3))
    const table = (window: Page) => window.getByRole('region', { name: el('imports.columns') })
    await table(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(IMPORT)
    await other.getByText(el('imports.elsewhere.title')).waitFor()
    await other.getByRole('button', { name: el('imports.elsewhere.take') }).click()
    await table(other).waitFor()
    await page.getByText(el('imports.elsewhere.title')).waitFor()
    await other.close()
    await table(page).waitFor()
  })

  it('goes on after the server was killed in the midst, and nobody is lost or doubled', async () => {
    const visitor = await stage.visit({ as: admin(), path: IMPORT, offline: true })
    const { page } = visitor
    const before = await countMembers(visitor)
    await paste(page, sheet('killed', 60))
    await toFix(page)
    await toReview(page)
    const send = el('imports.send_other', { number: 60 })
    // Of three batches one is answered; the server dies while it carries out the others.
    let sent = 0
    let death: Promise<void> | undefined
    await page.route('**/api/User/ImportUsers', async (route) => {
      sent += 1
      if (sent > 1) death ??= stage.product.kill()
      await route.continue()
    })
    await page.getByRole('button', { name: send, exact: true }).click()
    await confirmMany(page, 60)
    await eventually(() => death !== undefined).toBe(true)
    await death
    await page.getByRole('button', { name: el('imports.resume') }).waitFor()
    await stage.product.resume()
    expect(await countMembers(visitor)).toBeLessThanOrEqual(before + 60)
    await page.getByRole('button', { name: el('imports.resume') }).click()
    await page.getByText(el('imports.finished_other', { number: 60 })).waitFor()
    expect(await countMembers(visitor)).toBe(before + 60)
  })

  it('keeps refused rows with their reasons, to be corrected and sent again', async () => {
    const visitor = await stage.visit({ as: admin(), path: IMPORT, width: 390 })
    const { page } = visitor
    const rows = sheet('again', 3)
    // Of somebody in another project: only the server knows that.
    const taken = stage.personWith('Mentee', 'Μαζί στο Σχολείο')
    rows[2] = ['Επώνυμο', 'Μαρία', taken, 'again.1@example.org']
    await paste(page, rows)
    await toFix(page)
    await toReview(page)
    await page
      .getByRole('button', { name: el('imports.send_other', { number: 3 }), exact: true })
      .click()
    await page.getByText(el('imports.refusedLeft_one', { number: 1 })).waitFor()
    await page.getByText(el('rule.login_taken')).first().waitFor()
    expect(await faultsOf(page, 'refused')).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: el('imports.download') }).click()
    expect((await download).suggestedFilename()).toBe(el('imports.file'))
    const cell = page.getByRole('textbox', {
      name: el('imports.row.cell', { field: el('imports.field.username'), row: 2 }),
    })
    await cell.fill('again.1')
    await cell.press('Enter')
    await toReview(page)
    await page
      .getByRole('button', { name: el('imports.send_one', { number: 1 }), exact: true })
      .click()
    await page.getByText(el('imports.finished_other', { number: 3 })).waitFor()
  })

  it('leaves nobody’s data behind on signing off', async () => {
    const { page } = await stage.visit({ as: admin(), path: IMPORT, refusals: [401] })
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await paste(page, sheet('left', 3))
    await page.getByRole('region', { name: el('imports.columns') }).waitFor()
    expect(await kept()).toEqual(['telemachos.lists'])
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog').getByRole('combobox').fill(el('shell.user.signOff'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/signin'))
    expect(await kept()).toEqual([])
  })

  it('updates fields by paste, after seeing what would change', async () => {
    const { page, ask } = await stage.visit({ as: admin(), path: at('updateuserfields') })
    await page.getByRole('heading', { level: 1, name: el('updates.title') }).waitFor()
    const mentee = stage.personWith('Mentee', PROJECT.name)
    await paste(page, [
      ['Όνομα χρήστη', 'Δήμος'],
      [mentee, 'Κομοτηνής'],
      ['kanenas', 'Άρτα'],
    ])
    await page.getByRole('button', { name: el('updates.look') }).press('Enter')
    await page.getByText(el('updates.notFound')).waitFor()
    await page.getByText('Δήμος Κομοτηνής').waitFor()
    await page.getByRole('button', { name: el('updates.apply_one', { number: 1 }) }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('updates.warning')).waitFor()
    await dialog.getByRole('button', { name: el('updates.apply_one', { number: 1 }) }).click()
    await page.getByText(el('updates.success')).waitFor()
    const town = async () => {
      const found = await ask<{ Values: Record<string, string> }[]>('/api/User/FindByKeys', {
        ...project,
        Users: [mentee],
        Fields: ['municipality'],
      })
      return found[0]?.Values['municipality']
    }
    expect(await town()).toBe('kallikratis:2011:9021')
    expect(await faultsOf(page, 'update')).toEqual([])
    await page.keyboard.press('Control+z')
    await page.getByText(el('ui.undo.count_one', { number: 1 })).waitFor()
    expect(await town()).not.toBe('kallikratis:2011:9021')
  })

  it('sets one value for many, and is told how many first', async () => {
    const { page } = await stage.visit({ as: admin(), path: `${at('updateuserfields')}#uTab=many` })
    await page.getByRole('button', { name: el('updates.many.open') }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(el('updates.field')).selectOption('goal')
    await dialog.getByLabel(el('updates.value')).fill('Λογιστήριο')
    await dialog.getByText(el('updates.many.old')).waitFor()
    expect(await faultsOf(page, 'set field')).toEqual([])
    const apply = dialog.getByRole('button', { name: /^Αλλαγή σε [\d.]+ άτομα$/ })
    await eventually(() => apply.isEnabled()).toBe(true)
    const count = ((await apply.textContent()) ?? '').replace(/\D/g, '')
    await apply.press('Enter')
    // As many as that are confirmed by typing their number.
    const sure = dialog.last()
    await sure.getByLabel(el('ui.act.typeCount', { value: count })).fill(count)
    await sure.getByRole('button', { name: /^Αλλαγή σε [\d.]+ άτομα$/ }).click()
    await page.getByText(el('updates.success')).waitFor()
  })

  it('records payments by registry number once, and takes them back', async () => {
    const { page, ask } = await stage.visit({ as: admin(), path: at('payments'), width: 390 })
    const numbers = ['7100001', '7100002']
    await ask('/api/User/AddUsers', {
      ...project,
      Users: numbers.map((kayas) => ({
        Username: `pay.${kayas}`,
        Roles: '',
        Fields: { first_name: 'Νίκος', last_name: 'Αλεξίου', kayas },
      })),
    })
    await page
      .getByRole('textbox', { name: el('people.numbers') })
      .fill([...numbers, '404'].join('\n'))
    await page.getByRole('button', { name: el('people.numbers.find'), exact: true }).press('Enter')
    await page.getByText(el('people.numbers.unknown_one', { count: 1 })).waitFor()
    await page.getByRole('checkbox').first().press('Space')
    const record = (key: 'payments.set_other' | 'payments.unset_other') =>
      page.getByRole('button', { name: el(key, { number: 2 }), exact: true })
    await record('payments.set_other').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(
        el('payments.confirm.set_other', {
          number: 2,
          people: el('updates.people_other', { number: 2 }),
        }),
      )
      .waitFor()
    await dialog.getByRole('button', { name: el('payments.set_other', { number: 2 }) }).click()
    await page.getByText(el('payments.totalOf', { paid: 2, all: 2 })).waitFor()
    expect(await faultsOf(page, 'payments')).toEqual([])
    const again = await ask<{ Changed: number }>('/api/project/SetPayments', {
      ...project,
      Kayas: numbers,
      ActionIds: [67],
      Set: true,
    })
    expect(again.Changed).toBe(0)
    await page.getByRole('checkbox').first().press('Space')
    await record('payments.unset_other').press('Enter')
    await dialog.getByRole('button', { name: el('payments.unset_other', { number: 2 }) }).click()
    await eventually(() =>
      page.getByText(el('payments.totalOf', { paid: 2, all: 2 })).count(),
    ).toBe(0)
    // As it was: paid, by whom and when.
    await page.keyboard.press('Control+z')
    await page.getByText(el('ui.undo.count_other', { number: 2 })).waitFor()
    await page.getByText(el('payments.totalOf', { paid: 2, all: 2 })).waitFor()
  })
})
