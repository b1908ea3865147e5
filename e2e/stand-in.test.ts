import { describe, expect, it } from 'vitest'
import { listRows, theFirst, type Row } from './programme.ts'
import { eventually, PROJECT, setStage, type StageVisit } from './stage.ts'
import { el, en } from './words.ts'

describe('an administrator in a mentee’s place', () => {
  const stage = setStage()

  it('logs in as the mentee, works under a banner, and comes back', async () => {
    const { page, row, name, admin } = await openRecord()
    await page.getByRole('button', { name: el('standIn.loginAs') }).click()
    const dialog = page.getByRole('dialog', { name: el('standIn.ask.title', { name }) })
    await dialog.getByText(el('standIn.ask.recorded')).waitFor()
    await dialog.getByRole('button', { name: el('standIn.ask.start') }).click()

    const banner = page.getByRole('complementary', { name: el('standIn.banner') })
    await banner.getByText(el('standIn.acting', { name })).waitFor()
    await banner.getByText(el('standIn.acting.by', { admin })).waitFor()
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    // The banner covers nothing: the header begins where it ends.
    const [above, below] = [
      await banner.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ]
    expect(above!.height).toBeGreaterThan(40)
    const home = await page.getByRole('link', { name: el('core.crash.home') }).boundingBox()
    expect(home!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    expect(below!.y).toBe(0)
    await page.goto(`/${PROJECT.url}/userinfo`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await banner.waitFor()
    // What is the mentee's alone is not there, and says so.
    await page.goto(`/${PROJECT.url}/notifications`)
    await page.getByRole('heading', { level: 1, name: el('core.ownOnly') }).waitFor()
    await page.goto(`/${PROJECT.url}/settings`)
    await page.getByText(el('core.ownOnlyText')).waitFor()
    await page.goto(`/${PROJECT.url}/library`)
    await page.getByText(el('core.ownPart')).waitFor()
    expect(await page.getByRole('tab', { name: el('library.tab.favorites') }).count()).toBe(0)

    await banner.getByRole('button', { name: el('standIn.acting.end') }).click()
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/mentee/${row.Id}`)
    await banner.waitFor({ state: 'detached' })
    await page
      .getByRole('listitem')
      .filter({ hasText: `${admin} συνδέθηκε αντί για` })
      .first()
      .waitFor()
  })

  it('views as the mentee and changes nothing', async () => {
    const { page, row, name, post } = await openRecord({ language: 'en', width: 390 })
    await page.getByRole('button', { name: en('identity.viewAs') }).click()
    const banner = page.getByRole('complementary', { name: en('standIn.banner') })
    await banner.getByText(en('standIn.viewing', { name })).waitFor()
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    const refused = await post('/Account/SetLanguage', { Language: 'el' })
    expect(await refused.json()).toMatchObject({ code: 'viewing_only' })

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(en('standIn.viewing.end'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/mentee/${row.Id}`)
    await eventually(() => banner.count()).toBe(0)
  })

  it('is told that a link is no longer good', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin'),
      path: '/loginas/no-such-token',
      language: 'el',
      refusals: [404],
    })
    await page.getByText(el('standIn.redeem.refused')).waitFor()
  })

  /** The administrator opens the record of an active mentee. */
  async function openRecord(visit: StageVisit = {}) {
    const visitor = await stage.visit({ ...visit, as: stage.personWith('Admin') })
    const row: Row = theFirst(await listRows(visitor), ({ Active }) => Active)
    await visitor.page.goto(`/${PROJECT.url}/mentee/${row.Id}`)
    const admin = stage.product.people.find(({ role }) => role === 'Admin')?.name ?? ''
    return { ...visitor, row, name: `${row.FirstName} ${row.LastName}`, admin }
  }
})
