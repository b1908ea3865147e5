import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const WANTED = '/mazi/mentee/actionsdone'

describe('a mentee who has yet to consent', () => {
  const stage = setStage()

  it('is led to the consent, and on to where they wanted to go; may take it back', async () => {
    const as = stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const { page } = await stage.visit({ as, path: WANTED, width: 390 })
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.getByRole('heading', { level: 1, name: el('consent.title') }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Τι κρατάμε' }).waitFor()

    // Nothing else opens: the way round leads back here.
    await page.goto('/mazi/userinfo')
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.goto(WANTED)
    await page.getByRole('button', { name: el('consent.agree') }).click()
    await page.waitForURL((url) => url.pathname === WANTED)
    await page
      .getByRole('heading', {
        level: 1,
        name: el('route.root.defaultlayout.project.mentee.actionsdone.title'),
      })
      .waitFor()

    await page.goto('/mazi/userinfo#tab=account')
    await page.getByRole('button', { name: el('consent.card.withdraw') }).click()
    const dialog = page.getByRole('dialog', { name: el('consent.withdraw.title') })
    await dialog.getByText(el('consent.withdraw.closes')).waitFor()
    await dialog.getByRole('button', { name: el('consent.withdraw.confirm') }).click()
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.getByText(el('consent.again')).waitFor()
  })

  it('may decline, and is signed off', async () => {
    const as = stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const { page } = await stage.visit({ as, path: '/', refusals: [401] })
    await page.getByRole('link', { name: el('consent.notNow') }).click()
    await page.waitForURL((url) => url.pathname === '/signin')
  })
})

interface Text {
  readonly Version: number
  readonly Text: { readonly el: string; readonly en: string }
}

describe('the consent texts of the project that is open', () => {
  const stage = setStage()

  it('are shown and published there, whatever the current project is', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('SuperAdmin') })
    const { Projects } = await ask<{ Projects: { Id: number; url: string }[] }>(
      '/Account/Identity',
      {},
    )
    const other = Projects.find(({ url }) => url === 'mazi')?.Id ?? 0
    const textsOf = (ProjectId: number) => ask<Text[]>('/api/Consent/Texts', { ProjectId })
    const before = { other: await textsOf(other), current: await textsOf(PROJECT.id) }
    const version = (before.other[0]?.Version ?? 0) + 1

    await page.goto(`/${PROJECT.url}/admin/project/${other}#tab=consent`)
    const texts = page.getByRole('region', { name: el('consent.texts.title') })
    await texts.getByText(el('consent.texts.version', { version: version - 1 })).waitFor()
    await texts.getByRole('button', { name: el('consent.texts.new') }).click()
    await texts
      .getByLabel(el('ui.language.el', { name: el('consent.texts.text') }))
      .fill('Νέο κείμενο')
    // What is being written outlasts a look at another tab.
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    const open = (tab: 'general' | 'consent') =>
      tabs.getByRole('button', { name: el(`projects.tab.${tab}`), exact: true }).click()
    await open('general')
    await page.getByLabel(el('projects.set.name')).first().waitFor()
    await open('consent')
    expect(
      await texts.getByLabel(el('ui.language.el', { name: el('consent.texts.text') })).inputValue(),
    ).toBe('Νέο κείμενο')
    await page.getByRole('link', { name: el('projects.toList') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('projects.leave.text')).waitFor()
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()

    await page.keyboard.press('Control+s')
    await dialog.getByRole('button', { name: el('consent.texts.publish') }).click()
    await texts.getByText(el('consent.texts.version', { version })).waitFor()
    const [newest] = await textsOf(other)
    expect(newest).toMatchObject({ Version: version, Text: { el: 'Νέο κείμενο' } })
    expect(await textsOf(PROJECT.id)).toEqual(before.current)
  })
})
