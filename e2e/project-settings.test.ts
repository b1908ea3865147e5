import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/${PROJECT.id}`

/** Every page of the settings, and what is opened in it. */
const TABS = {
  general: undefined,
  programme: undefined,
  words: undefined,
  consent: undefined,
  contact: undefined,
  microdata: undefined,
  menus: undefined,
  fields: el('projects.fields.open', { name: 'Φύλο' }),
  json: undefined,
  history: el('projects.history.see', { number: 3 }),
}

interface Project {
  readonly Id: number
  readonly url: string
  readonly Descr: string
  readonly Settings: string
  readonly Revision: number
}

describe('an Admin and the settings of projects', () => {
  const stage = setStage()
  const visit = (path: string, refusals: readonly number[] = []) =>
    stage.visit({ as: stage.personWith('Admin', PROJECT.name), path, refusals })

  it('is told by line:column where JSON breaks off, and asked before leaving', async () => {
    const { page, ask } = await visit(`${PAGE}#tab=json`)
    const editor = page.getByRole('textbox', { name: el('projects.json.Settings') })
    await editor.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('x')
    await page
      .getByRole('button', { name: el('ui.code.problem', { line: 1, column: 1 }) })
      .waitFor()
    await page.keyboard.press('Control+s')
    await page
      .getByRole('alert')
      .filter({ hasText: el('rule.json') })
      .waitFor()

    await page.getByRole('link', { name: el('projects.toList') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()
    await editor.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(',"Own":{"kept":1}')
    await page.getByRole('button', { name: el('projects.seeChanges') }).click()
    expect(await dialog.textContent()).toContain('Own › kept')
    await page.keyboard.press('Enter')
    await page.getByText(el('projects.saved')).waitFor()
    const { Settings } = await ask<Project>('/api/Project/ById', { Id: PROJECT.id })
    expect(JSON.parse(Settings)).toMatchObject({ Own: { kept: 1 } })
  })

  it('is told of keys that are there twice or that no setting has, and loses nothing', async () => {
    const { page, ask } = await visit(`${PAGE}#tab=json`)
    const read = () => ask<Project>('/api/Project/ById', { Id: PROJECT.id })
    const before = await read()
    const editor = page.getByRole('textbox', { name: el('projects.json.Settings') })
    const typed = ',"Confgi":{"a":1},"Twice":1,"Twice":2'
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(typed)
    const told = (key: 'repeated' | 'meant' | 'unknown', path: string, meant = '') =>
      page.getByRole('button', {
        name: el(`ui.code.${key}`, { line: '', column: '', path, meant }).slice(':'.length),
      })
    await told('repeated', 'Twice').waitFor()
    await page.keyboard.press('Control+s')
    const refused = page.getByRole('alert').filter({ hasText: el('rule.duplicate_key') })
    await refused.waitFor()
    expect(await refused.textContent()).toMatch(/\d+:\d+ Twice/)
    // Another tab, and the way back, lose nothing of it.
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    await tabs.getByRole('button', { name: el('projects.tab.general'), exact: true }).click()
    await refused.getByRole('button', { name: el('projects.json.Settings') }).click()
    await told('repeated', 'Twice').click()
    expect(await editor.textContent()).toContain(typed)

    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowLeft')
    for (const _sign of ',"Twice":2') await page.keyboard.press('Backspace')
    await told('meant', 'Confgi', 'Config').waitFor()
    await told('unknown', 'Twice').waitFor()
    expect(await told('repeated', 'Twice').count()).toBe(0)
    // Whatever no setting has may be read by somebody else: it is kept.
    await page.keyboard.press('Control+s')
    await page.getByText(el('projects.saved')).waitFor()
    expect(JSON.parse((await read()).Settings)).toEqual({
      ...JSON.parse(before.Settings),
      Confgi: { a: 1 },
      Twice: 1,
    })
  })

  it('is led to what was refused, whatever the role or the type of profile', async () => {
    const { page } = await visit(`${PAGE}#tab=menus`, [400])
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    const open = (tab: 'general' | 'fields') =>
      tabs.getByRole('button', { name: el(`projects.tab.${tab}`), exact: true }).click()
    const role = page.getByLabel(el('projects.menus.role'), { exact: true })
    await role.selectOption('Mentor')
    await page.getByRole('button', { name: el('projects.menus.add'), exact: true }).click()
    await page.keyboard.type('Χωρίς σελίδα')
    await open('fields')
    const type = page.getByLabel(el('projects.fields.type'))
    await type.selectOption('Supervisor')
    const add = page.getByRole('button', { name: el('projects.fields.add') })
    await add.last().click()
    await page.keyboard.type('Χωρίς όνομα')
    await open('general')
    await page.keyboard.press('Control+s')
    const alert = page
      .getByRole('alert')
      .filter({ hasText: el('projects.refused_other', { count: 2 }) })
    const focused = page.locator(':focus')

    await alert.getByRole('button', { name: 'Χωρίς σελίδα' }).click()
    await eventually(() => focused.getAttribute('aria-invalid')).toBe('true')
    expect(await role.inputValue()).toBe('Mentor')
    await alert.getByRole('button', { name: 'Χωρίς όνομα' }).click()
    await type.waitFor()
    expect(await type.inputValue()).toBe('Supervisor')
    await eventually(() => focused.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.type('no_name')
    expect(await page.getByLabel(el('projects.field.Name')).inputValue()).toBe('no_name')
  })

  it('says changes in words, keeps keys to itself, and shows alerts where it is told', async () => {
    const { page } = await visit(`${PAGE}#tab=contact`)
    await page.getByLabel(el('projects.set.corner')).selectOption('top-left')
    await page.getByLabel(el('projects.set.apiKey')).fill('not-to-be-seen')
    await page.getByRole('button', { name: el('projects.seeChanges') }).click()
    const review = page.getByRole('dialog')
    const words = await review.innerText()
    expect(words).toContain(`«${el('projects.set.corner.top-left')}»`)
    expect(words).not.toContain('not-to-be-seen')
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').getByText(el('projects.saved'))
    await eventually(async () => {
      const { x = 1000, y = 1000 } = (await said.boundingBox()) ?? {}
      return x < 300 && y < 300
    }).toBe(true)
  })

  it('joins the changes of two editors, and brings an earlier version back', async () => {
    const { page, ask } = await visit(`${PAGE}#tab=contact`, [409])
    const mine = page.getByLabel(el('projects.set.domain'))
    await mine.fill('δικό-μου.example')
    const read = () => ask<Project>('/api/Project/ById', { Id: PROJECT.id })
    const { Id, url, Descr, Settings, Revision } = await read()
    const theirs = JSON.parse(Settings) as { Config: { MIS: string } }
    theirs.Config.MIS = '7654321'
    await ask('/api/project/set', {
      Project: { Id, url, Descr, Revision, Settings: JSON.stringify(theirs) },
    })
    await page.keyboard.press('Control+s')
    const note = page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await note.getByRole('button', { name: el('projects.conflict.merge') }).click()
    await note.waitFor({ state: 'detached' })
    expect(await mine.inputValue()).toBe('δικό-μου.example')
    await page.keyboard.press('Control+s')
    await page.getByText(el('projects.saved')).waitFor()
    expect(JSON.parse((await read()).Settings)).toMatchObject({
      Config: { MIS: '7654321', aCommunicator: { Domain: 'δικό-μου.example' } },
    })

    // Where both changed the same, one of the two is chosen.
    const now = await read()
    const other = JSON.parse(now.Settings) as { Config: { aCommunicator: { Domain: string } } }
    await mine.fill('πάλι-δικό-μου.example')
    other.Config.aCommunicator.Domain = 'άλλο.example'
    await ask('/api/project/set', {
      Project: { ...now, Settings: JSON.stringify(other) },
    })
    await page.keyboard.press('Control+s')
    await note.getByRole('row', { name: /«πάλι-δικό-μου.example» «άλλο.example»/ }).waitFor()
    await note.getByText(/Το άλλο: \S+ \S+, \d\d\/\d\d\/\d{4}/).waitFor()
    expect(await faultsOf(page, 'settings conflict')).toEqual([])
    await note.getByRole('button', { name: el('ui.conflict.takeTheirs') }).click()
    await note.waitFor({ state: 'detached' })
    expect(await mine.inputValue()).toBe('άλλο.example')

    await page.getByRole('button', { name: el('projects.tab.history') }).click()
    await page
      .getByRole('button', { name: el('projects.history.see', { number: Revision }) })
      .click()
    await page
      .getByRole('button', { name: el('projects.history.restoreThis', { number: Revision }) })
      .click()
    await page.getByText(el('projects.history.inDraft', { number: Revision })).waitFor()
    await page.keyboard.press('Control+s')
    // What was said of an earlier save may still be on the page.
    await eventually(async () => JSON.parse((await read()).Settings)).toEqual(JSON.parse(Settings))
  })

  it('is followed by pages that are open elsewhere', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const mentor = await stage.visit({ as, path: `/${PROJECT.url}/mentor/mentee/list` })
    await mentor.page.getByRole('heading', { level: 1 }).waitFor()
    const { page } = await visit(`${PAGE}#tab=menus`)
    await page.getByLabel(el('projects.menus.role'), { exact: true }).selectOption('Mentor')
    const entries = page.getByRole('list', { name: el('projects.menus.entries') })
    await entries
      .getByLabel(el('ui.language.el', { name: el('projects.menus.label') }))
      .first()
      .fill('Η ομάδα μου')
    await page.getByRole('button', { name: el('projects.save'), exact: true }).click()
    await page.getByText(el('projects.saved')).waitFor()
    await mentor.page.getByRole('link', { name: 'Η ομάδα μου' }).first().waitFor()
  })

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'has no fault of accessibility or width in any tab (%s, %i)',
    async (scheme, width) => {
      const as = stage.personWith('Admin', PROJECT.name)
      const { page, rest } = await stage.visit({ as, path: PAGE, scheme, width })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const faults: string[] = []
      for (const [tab, opened] of Object.entries(TABS)) {
        await page.goto(`${PAGE}#tab=${tab}`)
        await rest()
        if (opened) await page.getByRole('button', { name: opened }).first().click()
        faults.push(...(await faultsOf(page, tab)))
      }
      expect(faults).toEqual([])
    },
    90_000,
  )

  it('is not the page of a Coordinator, who reads a part of it', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page } = await stage.visit({ as, path: PAGE })
    await page.getByText(el('projects.readOnly')).waitFor()
    expect(
      await page.getByLabel(el('ui.language.el', { name: el('projects.set.name') })).isDisabled(),
    ).toBe(true)
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    expect(await tabs.getByRole('button', { name: el('projects.tab.json') }).count()).toBe(0)
  })
  it('takes its own save for nobody else’s, though the server tells of it before it answers', async () => {
    const { page, ask } = await visit(`${PAGE}#tab=contact`)
    const name = page.getByLabel(el('ui.language.el', { name: el('projects.set.supportName') }))
    await name.fill('Γραφείο στήριξης')
    const phone = page.getByLabel(el('projects.set.supportPhone'))
    const conflict = page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    let seen = -1
    await page.route('**/api/project/set', async (route) => {
      const told = page.waitForResponse('**/api/Project/ById')
      const response = await route.fetch()
      await (await told).finished()
      // The page has had time to make of it what it does.
      await page.waitForTimeout(200)
      seen = await conflict.count()
      // What is typed meanwhile stays; it is not sent before the answer.
      await phone.fill('2109876543')
      await page.keyboard.press('Control+s')
      await route.fulfill({ response })
    })
    await page.keyboard.press('Control+s')
    await page.getByText(el('projects.saved')).waitFor()
    expect(seen).toBe(0)
    expect(await phone.inputValue()).toBe('2109876543')
    await page.unroute('**/api/project/set')
    await page.keyboard.press('Control+s')
    await page.getByRole('region', { name: el('projects.bar') }).waitFor({ state: 'detached' })
    const { Settings } = await ask<Project>('/api/Project/ById', { Id: PROJECT.id })
    expect(JSON.parse(Settings)).toMatchObject({
      Config: { Contact: { Name: 'Γραφείο στήριξης', Phone: '2109876543' } },
    })
  })

  it('has a logo that everybody sees, and none that shows nothing', async () => {
    const { page } = await visit(PAGE, [404])
    const choose = async (name: string, mimeType: string, content: Buffer) => {
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: el('projects.logo.choose') }).click()
      await (await asked).setFiles({ name, mimeType, buffer: content })
    }
    const preview = page.getByAltText(el('projects.logo.alt'))
    const before = await preview.getAttribute('src')
    await choose('words.png', 'image/png', Buffer.from('These are words.'))
    await page.getByText(el('projects.logo.unreadable')).waitFor()
    expect(await preview.getAttribute('src')).toBe(before)

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')
    await choose('drawn.svg', 'image/svg+xml', svg)
    await page.getByText(el('projects.logo.refused', { size: 512 })).waitFor()
    expect(await preview.getAttribute('src')).toBe(before)

    const drawn = await drawPicture(page)
    await choose('drawn.png', 'image/png', drawn)
    await eventually(() => preview.getAttribute('src')).not.toBe(before)
    const address = await preview.getAttribute('src')
    expect(address).toMatch(/^\/api\/project\/logo\/[0-9a-f]{32}$/)
    await page.keyboard.press('Control+s')
    const inHeader = page.getByRole('banner').locator(`img[src="${address}"]`)
    await inHeader.waitFor()
    await page.getByRole('region', { name: el('projects.bar') }).waitFor({ state: 'detached' })

    // What is typed while an upload is on its way stays.
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/UploadLogo', async (route) => {
      await held
      await route.continue()
    })
    const uploaded = page.waitForResponse('**/UploadLogo')
    const begun = page.waitForRequest('**/UploadLogo')
    await choose('again.png', 'image/png', drawn)
    await begun
    const field = page.getByLabel(el('projects.set.logo'))
    await field.fill('/no-such-logo.png')
    answer()
    await (await uploaded).finished()
    const again = page.getByRole('button', { name: el('projects.logo.choose') })
    await eventually(() => again.isEnabled()).toBe(true)
    expect(await field.inputValue()).toBe('/no-such-logo.png')

    // An address without an image leaves the project its mark.
    await page.getByText(el('projects.logo.missing')).waitFor()
    await page.keyboard.press('Control+s')
    await inHeader.waitFor({ state: 'detached' })
    await eventually(() =>
      page.getByRole('banner').locator('img[src="/no-such-logo.png"]').count(),
    ).toBe(0)
    await page.getByRole('button', { name: el('projects.logo.remove') }).click()
    await page.keyboard.press('Control+s')
    await preview.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: el('projects.bar') }).waitFor({ state: 'detached' })
  })
})
