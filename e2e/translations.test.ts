import type { Page, Response } from 'playwright-core'
import { texts } from '@telemachos/contract/texts'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/language`

/** Esperanto, which nobody of the demonstration reads: every text of it is mirrored, and 40 % longer. */
const MIRRORED = 'eo'

/** A sample of pages of each kind: homes, lists, grids, forms, calendars, settings. */
const PAGES = {
  Mentee: ['home', 'mentee/actions', 'calendar', 'library', 'userinfo', 'settings'],
  Mentor: ['home', 'mentor/action/list', 'mentor/action2/list', 'chat'],
  Admin: [
    ...['home', 'admin/home', 'admin/project/users', 'admin/action/list', 'admin/senditems'],
    ...['admin/project/applications', 'admin/project/payments', 'admin/project/supervisor'],
    'admin/audit',
  ],
} as const

/** So long, in milliseconds, all of them may take, each in two widths. */
const ALL_PAGES_MS = 240_000

const KEPT = /(\{\w+\}|<[^>]*>|`[^`]*`|\]\([^)]*\)|\s)/

/** A text as nobody says it: the letters of each word from behind, and more of it. */
function mirrored(text: string): string {
  const turned = text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : [...part].toReversed().join('')))
    .join('')
  // Long ones in several words, as in any language.
  const more = 'o'.repeat(Math.ceil(text.length * 0.4)).replace(/o{6}/g, ' $&')
  const [end = ''] = /\s*$/.exec(turned) ?? []
  return `${turned.slice(0, turned.length - end.length)}${more}${end}`
}

describe('a translator', () => {
  const stage = setStage()
  const translator = () => stage.personWith('Translator', PROJECT.name)
  const sayNothing = async (language: string) => {
    const { post } = await stage.visit({ as: translator(), path: '/', refusals: [400] })
    await post('/api/Lang/DeleteLanguage', { language })
  }

  it('adds a language, writes it as in a sheet, and others see it at once', async () => {
    const { page } = await stage.visit({
      as: translator(),
      path: `/${PROJECT.url}/home`,
      refusals: [400],
    })
    await page.getByRole('heading', { name: el('language.home') }).waitFor()
    await page.goto(PAGE)
    await page.getByRole('button', { name: el('language.add') }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: el('language.save') })
    await dialog.getByLabel(el('language.translateTo')).selectOption({ label: el('language.new') })
    await dialog.getByLabel(el('language.newCode')).fill('sq')
    await dialog.getByLabel(el('language.text'), { exact: true }).fill('Gjuha')
    await save.click()
    await dialog.getByText(el('rule.required')).waitFor()
    await dialog.getByLabel(el('language.newTitle')).fill('Shqip')
    await save.click()
    await page.getByText('Insert Done!').waitFor()
    await page.keyboard.press('Enter')

    const grid = page.getByRole('grid', { name: el('language.table', { title: 'Shqip' }) })
    await page.getByRole('searchbox', { name: el('language.search') }).fill('shell.user')
    await page.keyboard.press('Enter')
    const row = grid.getByRole('row').filter({ has: page.getByText('shell.user', { exact: true }) })
    await row.locator('[data-cell]').focus()
    await page.keyboard.type('Llogaria')
    await page.keyboard.press('Enter')
    await grid.getByText(el('rule.placeholder_missing')).waitFor()
    expect(await grid.getByRole('textbox').inputValue()).toBe('Llogaria')
    expect(await faultsOf(page, 'language')).toEqual([])
    await grid.getByRole('textbox').fill('Llogaria e {name}')

    const mentor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      language: 'sq',
      // Once its language is deleted below the page asks for its texts in vain, and goes on in English.
      refusals: [400],
      path: `/${PROJECT.url}/settings`,
    })
    await mentor.rest()
    await page.keyboard.press('Control+Enter')
    await mentor.page.getByRole('button', { name: /^Llogaria e / }).waitFor()
    await sayNothing('sq')
    await mentor.page
      .getByRole('heading', { level: 1, name: en('identity.settings.title') })
      .waitFor()
    await mentor.ask('/Account/SetLanguage', { Language: 'el' })
  })

  it('changes a text where it stands, with Ctrl held', async () => {
    const { page, rest, post } = await stage.visit({
      as: translator(),
      path: `/${PROJECT.url}/settings`,
    })
    await rest()
    const dialog = page.getByRole('dialog')
    const press = () =>
      page
        .getByText(el('identity.settings.language.lead'))
        .click({ modifiers: ['Control'], timeout: 2_000 })
    // What hears it is loaded last: until then a press does nothing. An open dialog covers the text.
    await eventually(async () => {
      if (!(await dialog.isVisible())) await press().catch(() => undefined)
      return dialog.isVisible()
    }).toBe(true)
    await dialog.getByLabel(el('language.text'), { exact: true }).fill('Διαλέξτε γλώσσα.')
    await dialog.getByRole('button', { name: el('language.save') }).click()
    await page.getByText('Διαλέξτε γλώσσα.').waitFor()
    await post('/api/Lang/DeleteLanguage', {
      language: 'el',
      label: 'identity.settings.language.lead',
    })
    await page.getByText(el('identity.settings.language.lead')).waitFor()
  })

  it('is heard by a page that was not connected when a text changed', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const changed = Promise.withResolvers<void>()
    await page.routeWebSocket(/\/realtime\//, async (socket) => {
      await changed.promise
      socket.connectToServer()
    })
    await page.goto(`/${PROJECT.url}/settings`)
    await page.getByText(el('identity.settings.language.lead')).waitFor()

    const { ask } = await stage.visit({ as: translator(), path: '/' })
    const row = { language: 'el', label: 'identity.settings.language.lead' }
    await ask('/api/Lang/InsertLangText', { ...row, text: 'Γλώσσα για εσάς.' })
    changed.resolve()
    await page.getByText('Γλώσσα για εσάς.').waitFor()
    await ask('/api/Lang/DeleteLanguage', row)
    await page.getByText(el('identity.settings.language.lead')).waitFor()
  })

  it(
    'leaves no Greek or English text of pages themselves in another language',
    async () => {
      const { ask: write } = await stage.visit({ as: translator(), path: '/' })
      await write('/api/Lang/InsertLangText', {
        ...{ label: 'core.language', language: MIRRORED, title: 'Esperanto' },
        text: mirrored(texts['core.language'].en),
      })
      const rows = Object.entries(texts).map(([label, text]) => ({
        label,
        text: mirrored(text.en),
      }))
      const taken = await write<{ refused: object[] }>('/api/Lang/ImportTexts', {
        ...{ language: MIRRORED, rows, dryRun: false },
      })
      expect(taken.refused).toEqual([])
      const left: string[] = []
      for (const [role, paths] of Object.entries(PAGES)) {
        const { page, rest, ask } = await stage.visit({
          as: stage.personWith(role as keyof typeof PAGES, PROJECT.name),
          language: MIRRORED,
          // As above, once the language is deleted.
          refusals: [400],
        })
        const answers = answersTo(page)
        for (const path of paths) {
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 900 })
            await page.goto(`/${PROJECT.url}/${path}`)
            await rest()
            const [said, data] = [await ownTexts(page), await answers()]
            const own = said.filter((text) => OWN.has(text) && !data.includes(JSON.stringify(text)))
            left.push(...own.map((text) => `${path}: ${text}`))
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            )
            if (wide > 1) left.push(`${path} at ${width}: ${wide} pixels too wide`)
          }
        }
        await ask('/Account/SetLanguage', { Language: 'el' })
      }
      expect(left).toEqual([])
      await sayNothing(MIRRORED)
    },
    ALL_PAGES_MS,
  )
})

/** What the product says in Greek or English; what is the same in every language is no trace of one. */
const OWN: ReadonlySet<string> = new Set(
  Object.values(texts)
    .flatMap((text) => [text.el, text.en])
    .filter((text) => text.length > 3 && !/[{}]/.test(text) && mirrored(text) !== text),
)

/** The texts that a page shows, outside of fields. */
const ownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isShown = parentElement?.checkVisibility() && !parentElement.closest('script, textarea')
      const text = textContent?.trim()
      if (isShown && text) found.push(text)
    }
    return found
  })

/**
 * What a window is answered beside texts, from now on: menus, fields and actions are in the words of their
 * authors, who write Greek and English alone. What the server says in words is among it, and not looked at.
 */
function answersTo(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = []
  page.on('response', (response: Response) => {
    const isData = ['document', 'fetch', 'xhr'].includes(response.request().resourceType())
    if (isData && !response.url().includes('/api/Lang/LangService'))
      answers.push(response.text().catch(() => ''))
  })
  // Settings are written as text within an answer, their quotation marks with a backslash.
  return async () => (await Promise.all(answers)).join('\n').replaceAll('\\', '')
}
