import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findOpenTask } from './programme.ts'
import { FORM_SAVED, saveStatus } from './save-status.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
/** Where everybody begins. */
const HOME = `/${PROJECT.url}/home`
/** The projects of the demonstration beside the main one. */
const SECOND = { name: 'Μαζί στο Σχολείο', url: 'mazi' }

describe('the shell', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)
  /** Coordinates the first project; in the second is Mentor and Coordinator. */
  const COORDINATOR = 'd.papadopoulos'

  it('switches project and role, and keeps them after a reload', async () => {
    const { page } = await stage.visit({ as: COORDINATOR, path: '/' })
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    await menuButton(page, el('shell.project.switch', { name: PROJECT.name })).click()
    await page.getByRole('menuitemradio', { name: SECOND.name }).click()
    await page.waitForURL((url) => url.pathname === `/${SECOND.url}/home`)
    await page.getByRole('region', { name: el('home.waiting.yours') }).waitFor()

    const role = (name: string) => menuButton(page, el('shell.role.switch', { name }))
    await role(el('identity.role.Mentor')).press('ArrowDown')
    await page.getByRole('menuitemradio', { name: el('identity.role.Mentor') }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/${SECOND.url}/home`)
    await role(el('identity.role.Coordinator')).waitFor()

    await page.reload()
    await role(el('identity.role.Coordinator')).waitFor()
    await menuButton(page, el('shell.project.switch', { name: SECOND.name })).waitFor()
    await page.goto(`/${PROJECT.url}/home`)
    await menuButton(page, el('shell.project.switch', { name: PROJECT.name })).waitFor()
  })

  it('saves the note that is being written with Ctrl+S, and no other', async () => {
    const visitor = await stage.visit({ as: COORDINATOR })
    const { page } = visitor
    const { row, action } = await findOpenTask(visitor)
    await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
    const [shared, own] = (['public', 'private'] as const).map((kind) =>
      page.getByRole('textbox', { name: el(`actions.notes.${kind}`) }),
    )
    await own?.fill('για μένα')
    await shared?.fill('για εκείνον')
    await page.keyboard.press('Control+s')
    await saveStatus(page, FORM_SAVED).waitFor()
    const about = { ActionId: action.Id, MenteeId: row.Id }
    const read = (kind: string) =>
      visitor.ask<{ Data: string }>(`/api/Mentor/Get${kind}MenteeData`, about)
    expect((await read('Public')).Data).toContain('για εκείνον')
    expect((await read('Private')).Data).not.toContain('για μένα')
  })

  it('lists for each role the keys that are its own', async () => {
    const name = el('core.keys.adminButtons')
    const people = { Mentor: '', Admin: 'Ctrl`', SuperAdmin: 'CtrlAlt`' } as const
    for (const [role, keys] of Object.entries(people)) {
      const as = stage.personWith(role as keyof typeof people)
      const { page } = await stage.visit({ as, path: '/' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: el('core.keys.title') })
      await help.getByText(el('core.keys.help')).waitFor()
      const line = help.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) })
      expect((await line.locator('kbd').allTextContents()).join('')).toBe(keys)
    }
  })

  it('begins anew in another role, from a page that is not for it', async () => {
    const as = stage.personWith('ProjectManager', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/admin/project/users` })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const shown = el('shell.role.switch', { name: el('identity.role.ProjectManager') })
    await menuButton(page, shown).click()
    await page.getByRole('menuitemradio', { name: el('identity.role.Mentor') }).click()
    await page.waitForURL((url) => url.pathname === HOME)
    await menuButton(page, el('shell.role.switch', { name: el('identity.role.Mentor') })).waitFor()
  })

  it('goes on in another role that is held, where the address belongs to that one', async () => {
    const { page } = await stage.visit({ as: COORDINATOR, path: `/${SECOND.url}/admin/home` })
    const name = el('identity.role.Coordinator')
    await page.getByText(el('shell.role.switched', { name })).waitFor()
    await menuButton(page, el('shell.role.switch', { name })).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${SECOND.url}/admin/home`)
  })

  it('works on in its own project while another window is in another', async () => {
    const visitor = await stage.visit({ as: COORDINATOR })
    const { page } = visitor
    const { row, action } = await findOpenTask(visitor)
    await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
    const complete = page.getByRole('button', { name: el('actions.mentor.record.complete') })
    await complete.waitFor()
    const other = await page.context().newPage()
    await other.goto(`/${SECOND.url}/home`)
    const there = el('shell.project.switch', { name: SECOND.name })
    await menuButton(other, there).waitFor()

    await complete.click()
    const undo = page.getByRole('button', { name: el('actions.mentor.record.undo') })
    await undo.click()
    await complete.waitFor()
    await other.reload()
    await menuButton(other, there).waitFor()
  })

  it('speaks the chosen language, after a reload and on another device too', async () => {
    const { page, ask } = await stage.visit({ as: mentor(), path: GRID })
    await page.getByRole('heading', { level: 1, name: el('actions.grid.title') }).waitFor()
    await page.getByRole('button', { name: 'EN, English' }).click()
    await page.getByRole('heading', { level: 1, name: en('actions.grid.title') }).waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('en')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: en('actions.grid.title') }).waitFor()
    const other = await stage.visit({ as: mentor(), path: GRID })
    await other.page.getByRole('heading', { level: 1, name: en('actions.grid.title') }).waitFor()
    await ask('/Account/SetLanguage', { Language: 'el' })
  })

  it('is dark or light as chosen, in every tab', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    const scheme = () => page.getAttribute('html', 'data-scheme')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.getByRole('grid').waitFor()
    expect(await scheme()).toBe('light')
    const light = await background()
    await page.getByRole('button', { name: el('shell.scheme.dark') }).click()
    await page.getByRole('button', { name: el('shell.scheme.light') }).waitFor()
    expect(await scheme()).toBe('dark')
    expect(await background()).not.toBe(light)
    const other = await page.context().newPage()
    await other.goto('/signin')
    const otherScheme = () => other.getAttribute('html', 'data-scheme')
    await eventually(otherScheme).toBe('dark')
    await page.reload()
    await page.getByRole('button', { name: el('shell.scheme.light') }).click()
    await eventually(otherScheme).toBe('light')
  })

  it('keeps the menu at the side closed, from the first drawing on', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    const menu = page.getByRole('navigation', { name: el('shell.regions.submenu') })
    await menu.waitFor()
    const button = page.getByRole('button', { name: el('shell.sidebar') })
    await button.click()
    await menu.waitFor({ state: 'hidden' })
    // What the server sends is drawn before any of the page's code runs.
    const drawn = (await (await page.reload())?.text()) ?? ''
    expect(drawn.includes('data-sidebar="false"')).toBe(true)
    await page.getByRole('grid').waitFor()
    expect(await menu.isVisible()).toBe(false)
    await button.click()
    await menu.waitFor()
    await page.reload()
    await menu.waitFor()
  })

  it('finds a page by the keyboard alone', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: el('core.palette.title') })
    await palette.getByRole('combobox').waitFor()
    await page.keyboard.type('στοιχεια')
    await palette.getByRole('option', { name: el('shell.user.profile') }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/userinfo`)
    await palette.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+k')
    await page.keyboard.type('ζζζζ')
    await palette.getByText(el('core.palette.nothing', { query: 'ζζζζ' })).waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
  })

  it('finds a person, an action and a setting by the keyboard alone', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: GRID })
    await page.getByRole('grid').waitFor()
    const name = (await page.getByRole('rowheader').first().locator('a').innerText()).trim()
    const find = async (text: string, option: string | RegExp): Promise<void> => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: el('core.palette.title') })
      await palette.getByRole('combobox').waitFor()
      await page.keyboard.type(text)
      await palette.getByRole('option', { name: option, selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await palette.waitFor({ state: 'detached' })
    }
    await find(name, new RegExp(name, 'u'))
    await page.waitForURL((url) => url.pathname.startsWith(`/${PROJECT.url}/admin/user/`))
    await page
      .getByRole('heading', { level: 1, name: name.split(' ').toReversed().join(' ') })
      .waitFor()
    await find('stoxoi mou', /Οι στόχοι μου/)
    await page.getByRole('heading', { level: 1, name: 'Οι στόχοι μου' }).waitFor()
    await find(el('projects.set.url'), el('projects.set.url'))
    await page.getByLabel(el('projects.set.url')).waitFor()
  })

  it('shows its keys, goes round its regions, and never lets the browser save the page', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: el('core.keys.title') })
    await help.getByText(el('core.keys.grid.arrows')).waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })

    await page.keyboard.press('F6')
    expect(await focusedRegion(page)).toBe(el('shell.regions.header'))
    await page.keyboard.press('F6')
    expect(await focusedRegion(page)).toBe(el('shell.regions.menu'))

    expect(await isSaveTaken(page)).toBe(true)
    const outside = await stage.visit({ as: mentor(), path: '/gdpr' })
    const before = await stage.visit({ path: '/signin' })
    for (const visitor of [outside, before]) {
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect(await isSaveTaken(visitor.page)).toBe(true)
    }
  })

  it('leads from an unknown address to the start, and reads addresses in any case', async () => {
    const { page } = await stage.visit({ as: mentor(), path: '/no/such/page' })
    await page.waitForURL((url) => url.pathname === HOME)
    await page.goto(`/${PROJECT.url}/no/such/page`)
    await page.waitForURL((url) => url.pathname === HOME)
    await page.goto('/GEFYRES/Mentor/Action/LIST')
    await page.getByRole('grid').waitFor()
    await page.goto(`/${PROJECT.id}/UserInfo`)
    await page.getByRole('tab', { name: el('users.person.tab.account') }).waitFor()
  })

  it('leads on to where one wanted to go before signing in, and to no other site', async () => {
    const { page } = await stage.visit({ path: `${GRID}?state=overdue` })
    await page.getByLabel(el('identity.signIn.username')).waitFor()
    await signInOn(page)
    await page.waitForURL((url) => url.pathname === GRID)
    expect(new URL(page.url()).searchParams.get('state')).toBe('overdue')

    const other = await stage.visit({ path: '/signin?returnUrl=https%3A%2F%2Fexample.org%2F' })
    await signInOn(other.page)
    await other.page.waitForURL((url) => url.pathname === HOME)
    expect(new URL(other.page.url()).origin).toBe(stage.product.url)
  })

  it('changes the language by its address, and goes on to where one was', async () => {
    const { page } = await stage.visit({ as: mentor(), path: `${GRID}?state=overdue` })
    const ofLanguage = (name: string) => page.locator(`html[lang=${name}]`)
    await page.getByRole('grid').waitFor()
    await page.goto('/EN')
    await page.waitForURL((url) => url.pathname === GRID)
    expect(new URL(page.url()).search).toBe('?state=overdue')
    await page.getByRole('grid').waitFor()
    await ofLanguage('en').waitFor()
    // The person keeps it.
    await page.reload()
    await page.getByRole('grid').waitFor()
    await ofLanguage('en').waitFor()
    await page.goto('/el')
    await page.waitForURL((url) => url.pathname === GRID)
    await ofLanguage('el').waitFor()

    // A tab in which one was nowhere yet goes home.
    const fresh = await stage.visit({ as: mentor(), path: '/el/' })
    await fresh.page.waitForURL((url) => url.pathname === HOME)
  })

  it.each([
    ['', (): boolean => true],
    // What a browser keeps reaches the server when it does, if at all.
    [', whatever the server hears of it', (): boolean => false],
  ])('changes the language by its address before signing in too%s', async (_, isHeard) => {
    const { page } = await stage.visit()
    await page.route('**', async (route) => {
      const { cookie = '', ...headers } = await route.request().allHeaders()
      const own = cookie.split('; ').filter((one) => isHeard() || !one.includes('language'))
      await route.continue({ headers: { ...headers, cookie: own.join('; ') } })
    })
    await page.goto('/en')
    await page.getByRole('heading', { level: 1, name: en('identity.signIn.title') }).waitFor()
    expect(page.url()).toBe(`${stage.product.url}/signin?returnUrl=%2F`)
    await page.goto(`${GRID}?state=overdue`)
    await page.waitForURL((url) => url.pathname === '/signin')
    const before = page.url()
    await page.goto('/el')
    await page.getByRole('heading', { level: 1, name: el('identity.signIn.title') }).waitFor()
    expect(page.url()).toBe(before)
  })

  it.each([
    ['/VIEW/terms', 'views/terms'],
    ['/directive/meeting', 'directive/meeting'],
  ])('leads from %s to one’s own project, and to sign-in before', async (path, there) => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page } = await stage.visit({ as, path, refusals: [404] })
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/${there}`)
    const { page: outside } = await stage.visit({ path })
    await outside.waitForURL((url) => url.pathname === '/signin')
    expect(new URL(outside.url()).searchParams.get('returnUrl')).toBe(path)
  })

  it('shows where to apply to somebody without a session, in both languages', async () => {
    const { page } = await stage.visit({ path: '/applicationForm' })
    await page.getByRole('heading', { level: 1, name: el('apply.open.title') }).waitFor()
    await page.getByRole('button', { name: 'EN' }).click()
    await page.getByRole('heading', { level: 1, name: en('apply.open.title') }).waitFor()
    // The language stays as it was chosen.
    await page.goto('/application/ok/token')
    await page.getByText(en('apply.invalid.title')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/applicationForm/result/invalidToken')
  })

  it('signs off, and the way back needs the password again', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID, refusals: [401] })
    await page.getByRole('grid').waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Ο λογαριασμός μου/ })
      .click()
    await page.getByRole('menuitem', { name: el('shell.user.signOff') }).click()
    await page.waitForURL((url) => url.pathname === '/signin')
    await page.goto(GRID)
    await page.waitForURL((url) => url.pathname === '/signin')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: el('identity.signIn.title') }).waitFor()
  })

  it('fits a phone: the menu opens and leads on', async () => {
    const { page } = await stage.visit({ as: COORDINATOR, path: '/', width: 390 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What only wide windows need leaves its room to the project's name.
    expect(await page.getByRole('button', { name: el('shell.fullscreen') }).count()).toBe(0)
    await page.getByRole('button', { name: el('shell.menu.open') }).click()
    const menu = page.getByRole('navigation', { name: el('shell.regions.menu') })
    await menu.getByRole('link', { name: el('shell.user.profile') }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/userinfo'))
    await page.getByRole('button', { name: el('shell.menu.open') }).waitFor()
  })

  async function signInOn(page: Page): Promise<void> {
    await page.getByLabel(el('identity.signIn.username')).fill(mentor())
    const password = page.getByLabel(el('identity.signIn.password'), { exact: true })
    await password.fill(stage.product.password)
    await password.press('Enter')
  }
})

const menuButton = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

function focusedRegion(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.activeElement?.closest('[data-region]')?.getAttribute('aria-label'),
  )
}

/** Whether the page keeps Ctrl+S from the browser. */
async function isSaveTaken(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      if (event.code === 'KeyS') document.body.dataset['saved'] = String(event.defaultPrevented)
    })
  })
  await page.keyboard.press('Control+s')
  return (await page.getAttribute('body', 'data-saved')) === 'true'
}
