import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Found {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
}

describe('who administers', () => {
  const stage = setStage()

  it('finds a change in the log by person and by its new value, and exports it', async () => {
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name), path: '/' })
    const [person] = await admin.ask<Found[]>('/api/User/Find', {
      ProjectId: PROJECT.id,
      Search: 'Βουτσάς',
    })
    if (!person) throw new Error('the demonstration has nobody of this name')
    const address = `Οδός Ανεμώνης ${Date.now() % 1_000_000}`
    await admin.ask('/api/User/UpdateField', { UserId: person.Id, Name: 'address', Value: address })

    const { page } = admin
    await page.goto(`/${PROJECT.url}/admin/audit`)
    await page.getByLabel(el('audit.filter.person'), { exact: true }).fill(person.LastName)
    await page
      .getByRole('button', { name: `${person.FirstName} ${person.LastName}`, exact: true })
      .click()
    await page.getByLabel(el('audit.filter.text')).fill(address.toUpperCase())
    await page.waitForURL(/text=/)
    const entry = page.getByRole('table', { name: el('audit.table') }).locator('details')
    await entry.locator('summary').click()
    await entry.getByText(address, { exact: true }).waitFor()
    expect(await entry.count()).toBe(1)
    expect(await faultsOf(page, 'audit')).toEqual([])

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: el('audit.export') }).click()
    const file = await readFile(await (await waiting).path(), 'utf8')
    expect(file).toContain(address)
    expect(file.trim().split('\n')).toHaveLength(2)
  })

  it('ends somebody’s session, and that page is signed out', async () => {
    const mentor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: `/${PROJECT.url}/userinfo`,
      refusals: [401],
    })
    const own = await mentor.ask<Omit<Found, 'Id'>>('/Account/Identity', {})
    const name = `${own.FirstName} ${own.LastName}`
    const admin = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/operations`,
    })
    const { page } = admin
    const button = page.getByRole('button', { name: el('identity.signedIn.endOf', { name }) })
    await button.first().waitFor()
    expect(await faultsOf(page, 'operations')).toEqual([])
    await button.first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('identity.sessions.end'), exact: true })
      .click()
    await page.getByText(el('identity.sessions.ended')).waitFor()
    await mentor.page.waitForURL(/\/signin/)
  })
})
