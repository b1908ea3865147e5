import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const LIST = `/${PROJECT.url}/admin/report/list`
const NEW = `/${PROJECT.url}/admin/report/edit/new`
const PHONE_WIDTH = 390
const MAX_STEPS = 25

const READY = [
  ...(['activeMentees', 'byState', 'byMentor'] as const),
  ...(['joined', 'meetings', 'completions'] as const),
]

/** Adds a ready tile, and waits until it shows what it found. */
async function addReady(page: Page, name: (typeof READY)[number]): Promise<void> {
  const title = el(`reports.ready.${name}`)
  await page.getByRole('button', { name: title, exact: true }).click()
  await page.getByRole('article', { name: title, exact: true }).waitFor()
}

const titleField = (page: Page) => page.getByRole('textbox', { name: el('reports.report.title') })
const tile = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true }).first()
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: el('reports.tile.grip', { title }) })
const placeOf = async (page: Page, title: string) => {
  const box = await tile(page, title).boundingBox()
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: box?.width ?? 0 }
}

describe('reports', () => {
  const stage = setStage()

  it('are made of six tiles without SQL, and show each reader their own people', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator', PROJECT.name),
      path: LIST,
    })
    let steps = 0
    const step = async (done: Promise<unknown>): Promise<void> => {
      await done
      steps += 1
    }
    await step(page.getByRole('link', { name: el('reports.reports.new') }).click())
    await step(titleField(page).fill('Έξι πλακίδια'))
    const roles = page.getByRole('combobox', { name: el('reports.report.roles') })
    await step(roles.fill(el('identity.role.Supervisor')))
    await step(
      page.getByRole('option', { name: el('identity.role.Supervisor'), exact: true }).click(),
    )
    for (const name of READY) await step(addReady(page, name))
    await step(page.getByRole('button', { name: el('reports.save') }).click())
    await page.waitForURL(/\/admin\/report\/edit\/\d+/)
    expect(steps).toBeLessThanOrEqual(MAX_STEPS)
    const path = new URL(page.url()).pathname.replace('/edit/', '/view/')

    const number = el('reports.ready.activeMentees')
    const behind = (of: Page) => tile(of, number).getByRole('button', { name: /^\d+$/ })
    await page.goto(path)
    const all = await behind(page).innerText()
    const supervisor = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      path: LIST,
    })
    await supervisor.page.getByRole('link', { name: 'Έξι πλακίδια' }).click()
    const own = await behind(supervisor.page).innerText()
    expect(own).not.toBe(all)
    await behind(supervisor.page).click()
    const drawer = supervisor.page.getByRole('dialog')
    const counted = drawer.getByText(el('reports.behind.count_other', { number: own }))
    await counted.waitFor()
    // The address says whose number it is: a person's page leads back to it, and so does a new load.
    await drawer.getByRole('link').first().click()
    await supervisor.page.waitForURL((url) => !url.pathname.includes('/report/'))
    await supervisor.page.goBack()
    await counted.waitFor()
    await supervisor.page.reload()
    await counted.waitFor()
    await supervisor.page.keyboard.press('Escape')
    await eventually(() => new URL(supervisor.page.url()).hash).toBe('')
    expect(await supervisor.page.getByText(el('reports.queries.edit')).count()).toBe(0)
    expect(await faultsOf(supervisor.page, 'a report')).toEqual([])
  })

  it('have their tiles placed and sized by keys alone, and kept so', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: NEW,
    })
    await titleField(page).fill('Με πλήκτρα')
    const add = async (name: (typeof READY)[number]): Promise<void> => {
      await page.getByRole('button', { name: el(`reports.ready.${name}`), exact: true }).focus()
      await page.keyboard.press('Enter')
      await tile(page, el(`reports.ready.${name}`)).waitFor()
    }
    await add('byState')
    await add('meetings')
    const title = el('reports.ready.byState')
    const before = await placeOf(page, title)
    await grip(page, title).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await eventually(async () => (await placeOf(page, title)).width < before.width).toBe(true)
    await page.keyboard.press('ArrowRight')
    await eventually(async () => (await placeOf(page, title)).x > before.x).toBe(true)
    await page
      .getByText(el('reports.tile.placed', { title, column: 2, row: 1, width: 5, height: 5 }))
      .waitFor()
    expect(await faultsOf(page, 'the editor of a report')).toEqual([])
    await page.keyboard.press('Control+S')
    await page.waitForURL(/\/admin\/report\/edit\/\d+/)
    await page.goto(new URL(page.url()).pathname.replace('/edit/', '/view/'))
    await tile(page, title).waitFor()
    const edge = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await placeOf(page, title)).x).toBeGreaterThan((edge?.x ?? 0) + 20)
  })

  it('say in its tile that a query was removed, and show the others', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const save = (Name: string) =>
      ask<{ Id: number }>('/api/Query/Edit', { Name, Query: 'select count(*) as n from people' })
    const [gone, stays] = [await save('Που φεύγει'), await save('Που μένει')]
    const tileOf = ({ Id }: { Id: number }, Title: string, Y: number) => ({
      ...{ Key: Title, Kind: 'query', Title, QueryId: Id, Place: { X: 0, Y, W: 6, H: 4 } },
      View: { Type: 'number', Settings: {} },
    })
    const { Id } = await ask<{ Id: number }>('/api/Report/Edit', {
      Title: 'Με ερώτημα που διαγράφηκε',
      Tiles: [tileOf(gone, 'gone', 0), tileOf(stays, 'stays', 4)],
    })
    await ask('/api/Query/Delete', { Id: gone.Id })
    await page.goto(`/${PROJECT.url}/admin/report/view/${Id}`)
    await tile(page, 'gone').getByText(el('reports.tile.removed')).waitFor()
    await tile(page, 'stays').getByText(/^\d+$/).first().waitFor()
    expect(await faultsOf(page, 'a report without a query')).toEqual([])
  })

  it('tell the second of two who save what the first has written', async () => {
    const first = await stage.visit({ as: stage.personWith('Admin', PROJECT.name), path: NEW })
    await titleField(first.page).fill('Κοινή αναφορά')
    await first.page.keyboard.press('Control+S')
    await first.page.waitForURL(/\/admin\/report\/edit\/\d+/)
    const second = await stage.visit({
      as: stage.personWith('ProjectManager', PROJECT.name),
      path: new URL(first.page.url()).pathname,
      refusals: [409],
    })
    await titleField(second.page).fill('Του δεύτερου')
    await addReady(second.page, 'byState')
    await titleField(first.page).fill('Του πρώτου')
    // What says that it was saved may still be there from the first time.
    const saved = first.page.waitForResponse((answer) => answer.url().endsWith('/Report/Edit'))
    await first.page.keyboard.press('Control+S')
    expect((await saved).status()).toBe(200)
    await second.page.keyboard.press('Control+S')
    const note = second.page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await note.getByText('Του πρώτου').waitFor()
    await note.getByRole('button', { name: el('ui.conflict.keepMine') }).click()
    await second.page.getByText(el('reports.report.saved')).waitFor()
    expect(await titleField(second.page).inputValue()).toBe('Του δεύτερου')
    await tile(second.page, el('reports.ready.byState')).waitFor()
  })

  it('keep their filters in the address, and are read on a phone in English too', async () => {
    const { page } = await stage.visit({
      ...{ as: stage.personWith('SupervisorLite', PROJECT.name), path: `/${PROJECT.url}` },
      ...{ width: PHONE_WIDTH, language: 'en' },
    })
    await page.waitForURL(/\/home$/)
    await page.getByRole('link', { name: 'Πορεία ωφελουμένων' }).click()
    await page.getByRole('article', { name: 'Ανά μέντορα', exact: true }).waitFor()
    await page.getByText(`${en('reports.filters')}:`).click()
    await page.getByRole('combobox', { name: 'State' }).selectOption('archived')
    await page.waitForURL(/f\.state=archived/)
    await page.reload()
    await page.getByRole('article', { name: 'Ανά μέντορα', exact: true }).waitFor()
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    expect(await faultsOf(page, 'a report on a phone')).toEqual([])
  })
})
