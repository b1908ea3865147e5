import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listRows, theFirst, type Row } from './programme.ts'
import { PROJECT, setStage, type StageVisit } from './stage.ts'
import { el } from './words.ts'

describe('what is kept about people', () => {
  const stage = setStage()

  it('a mentee downloads a copy and reads it, offline, in Greek', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/userinfo` })
    await openAccount(page)
    const copy = await openArchive(page)
    const name = stage.product.people.find(({ username }) => username === as)?.name ?? '?'
    await copy.page.getByRole('heading', { level: 1, name: el('privacy.copy.heading') }).waitFor()
    expect(await copy.page.getByText(name).count()).toBeGreaterThan(0)
    const contents = copy.page.getByRole('navigation', { name: el('privacy.copy.contents') })
    await contents.getByRole('link', { name: el('privacy.section.meetings') }).click()
    await copy.page
      .getByRole('heading', { level: 2, name: el('privacy.section.meetings') })
      .waitFor()
    const text = await copy.page.locator('body').innerText()
    // Dates as people write them, and no names of the database.
    expect(text).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}T|_id\b|_at\b|privacy\.\w/)
    expect(copy.html).not.toContain('<script')
    for (const width of [1440, 390]) {
      await copy.page.setViewportSize({ width, height: 900 })
      expect(await faultsOf(copy.page, `copy ${width}`)).toEqual([])
    }
    expect(JSON.parse(copy.data)).toHaveProperty('meetings')
  })

  it('is told on the page when the copy cannot be made', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const visit = { as, path: `/${PROJECT.url}/userinfo`, refusals: [413] }
    const { page } = await stage.visit(visit)
    await openAccount(page)
    await page.route('**/api/privacy/OwnData', (route) =>
      route.fulfill({ status: 413, json: { code: 'payload_too_large', message: 'Πάρα πολλά' } }),
    )
    await page.getByRole('button', { name: el('privacy.copy.download') }).click()
    await page.getByRole('alert').getByText('Πάρα πολλά').waitFor()
    await page.getByRole('heading', { name: el('privacy.copy.title') }).waitFor()
  })

  it('an Admin makes a copy for somebody only with a reason', async () => {
    const { page, row } = await openPerson()
    const download = page.getByRole('button', { name: el('privacy.copy.download') })
    expect(await download.isDisabled()).toBe(true)
    await page
      .getByLabel(el('privacy.person.copyReason'))
      .selectOption({ label: el('privacy.copyReason.asked') })
    const copy = await openArchive(page)
    await copy.page.getByText(`${row.FirstName} ${row.LastName}`).first().waitFor()
    await copy.page.getByText(el('privacy.copy.withoutPrivate')).waitFor()
  })

  it.each([1440, 390])('an Admin erases somebody for good, at %i', async (width) => {
    const { page, row, ask, post } = await openPerson({ width, refusals: [400, 404] })
    await page.getByRole('button', { name: el('privacy.erase.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('privacy.erase.final')).waitFor()
    await dialog.getByText(el('privacy.because.funding')).first().waitFor()
    expect(await faultsOf(page, `erase ${width}`)).toEqual([])
    const confirm = dialog.getByRole('button', { name: el('privacy.erase.confirm') })
    expect(await confirm.isDisabled()).toBe(true)
    await dialog
      .getByLabel(el('privacy.erase.reason'))
      .selectOption({ label: el('privacy.reason.asked') })
    const username = dialog.getByRole('textbox')
    await username.fill('somebody.else')
    await confirm.click()
    await dialog.getByText(el('rule.other_username')).waitFor()
    await username.fill(await usernameOf(row))
    await confirm.click()
    await dialog.waitFor({ state: 'detached' })
    const title = page.getByRole('heading', { level: 1, name: el('privacy.erased.title') })
    await title.waitFor()
    expect(await faultsOf(page, `erased ${width}`)).toEqual([])
    // It is there for good, with what was removed and what stays for which reason.
    await page.reload()
    await title.waitFor()
    await page.getByText(/Έγινε ολόκληρη στις \d\d\/\d\d\/\d{4}/).waitFor()
    await page.getByText(el('privacy.because.accountability')).waitFor()
    const account = page.getByRole('row', { name: new RegExp(el('privacy.section.meetings')) })
    expect(await account.getByRole('cell').count()).toBe(3)

    const input = { ProjectId: PROJECT.id, Ids: [row.Id] }
    expect(await ask<object[]>('/api/User/GetByIds', input)).toEqual([])
    const found = { ProjectId: PROJECT.id, Search: `${row.FirstName} ${row.LastName}` }
    const { list } = await ask<{ list: { Id: number }[] }>('/api/User/People', found)
    expect(list.filter(({ Id }) => Id === row.Id)).toEqual([])
    const again = await post('/api/privacy/Erase', {
      UserId: row.Id,
      Username: 'whatever',
      Reason: 'asked',
    })
    expect(again.status()).toBe(200)

    async function usernameOf({ Id }: Row): Promise<string> {
      const people = await ask<{ Username: string }[]>('/api/User/GetByIds', {
        ProjectId: PROJECT.id,
        Ids: [Id],
      })
      return people[0]?.Username ?? ''
    }
  })

  it('a coordinator is offered neither, and is refused', async () => {
    const visit = { as: stage.personWith('Coordinator', PROJECT.name) }
    const visitor = await stage.visit(visit)
    const row = theFirst(await listRows(visitor))
    await visitor.page.goto(`/${PROJECT.url}/admin/user/${row.Id}`)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await visitor.page.getByRole('button', { name: el('privacy.erase.open') }).count()).toBe(
      0,
    )
    const input = { UserId: row.Id, Username: 'x', Reason: 'asked' }
    expect((await visitor.post('/api/privacy/Erase', input)).status()).toBe(403)
  })

  async function openAccount(page: Page): Promise<void> {
    await page.getByRole('tab', { name: el('users.person.tab.account') }).click()
  }

  /** The account of an active mentee, as an Admin of their project sees it. */
  async function openPerson(visit: StageVisit = {}) {
    const as = stage.personWith('Admin', PROJECT.name)
    const visitor = await stage.visit({ ...visit, as })
    const row: Row = theFirst(await listRows(visitor), ({ Active }) => Active)
    await visitor.page.goto(`/${PROJECT.url}/admin/user/${row.Id}`)
    await openAccount(visitor.page)
    return { ...visitor, row }
  }

  /** Downloads the archive and opens its page where there is no network. */
  async function openArchive(page: Page) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: el('privacy.copy.download') }).click()
    const path = await (await waiting).path()
    const files = unzipSync(new Uint8Array(await readFile(path)))
    const read = (file: string) => strFromU8(files[file] ?? new Uint8Array())
    const html = read('index.html')
    const offline = await page.context().browser()!.newContext({ locale: 'el-GR' })
    await offline.setOffline(true)
    const copy = await offline.newPage()
    await copy.setContent(html)
    return { page: copy, html, data: read('data.json') }
  }
})
