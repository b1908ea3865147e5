import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/texts`
const LANGUAGE = 'fr'

interface Row {
  readonly label: string
  readonly el: string
  readonly en: string
  readonly of: string
}

interface Action {
  readonly Id: number
  readonly Title: string
}

describe('texts of authors in a language that was added', () => {
  const stage = setStage()

  it('are translated as in a sheet, and read by a mentee on the action', async () => {
    const admin = stage.personWith('Admin', PROJECT.name)
    const mentee = stage.personWith('Mentee', PROJECT.name)
    const author = await stage.visit({
      as: admin,
      path: `/${PROJECT.url}/home`,
      // What breaks the text is refused.
      refusals: [400],
    })
    await author.post('/api/Lang/InsertLangText', {
      ...{ label: 'core.language', language: LANGUAGE, text: 'Langue', title: 'Français' },
    })
    const reader = await stage.visit({
      as: mentee,
      language: LANGUAGE,
      // Once its language is deleted below the page asks for its texts in vain, and goes on in English.
      refusals: [400],
      path: `/${PROJECT.url}/mentee/actions`,
    })
    const rows = await author.ask<readonly Row[]>('/api/Lang/AuthorTexts', {
      ...{ ProjectId: PROJECT.id, language: LANGUAGE },
    })
    const welcome = rows.find(
      ({ label, el: greek }) => label.endsWith('.title') && greek === 'Καλωσόρισμα',
    )
    expect(welcome).toMatchObject({ en: 'Welcome' })

    const { page } = author
    await page.goto(PAGE)
    const grid = page.getByRole('grid', { name: el('language.table', { title: 'Français' }) })
    const row = grid.getByRole('row').filter({ hasText: 'Welcome' }).first()
    await row.waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const timesAsked = () => asked.filter((path) => path === '/api/Lang/AuthorTexts').length
    await row.locator('[data-cell]').dblclick()
    await grid.getByRole('textbox').fill('<b>Bienvenue</b>')
    await page.keyboard.press('Enter')
    await grid.getByText(el('rule.text_markup')).waitFor()
    await grid.getByRole('textbox').fill('Bienvenue à tous')
    await page.keyboard.press('Enter')
    await row.getByText(el('language.author.is.done')).waitFor()
    expect(await faultsOf(page, 'texts of authors')).toEqual([])
    expect(timesAsked()).toBe(1)

    await reader.page.reload()
    const id = welcome?.label.split('.')[1] ?? ''
    await reader.page.goto(`/${PROJECT.url}/mentee/action/${id}`)
    await reader.page.getByRole('heading', { name: 'Bienvenue à tous' }).first().waitFor()

    // What was translated is changed: the translation is shown as out of date, and still read.
    const table = await author.ask<{
      Actions: readonly (Action & { ActionId: number; Version: number })[]
    }>('/api/action/Table', { ProjectId: PROJECT.id })
    const { Version = 0 } = table.Actions.find(({ ActionId }) => String(ActionId) === id) ?? {}
    const titles = (en: string, version: number) => ({
      ...{ ProjectId: PROJECT.id },
      Titles: [{ ActionId: Number(id), Version: version, Title: 'Καλωσόρισμα', Titles: { en } }],
    })
    await author.post('/api/action/SaveTitles', titles('A warm welcome', Version))
    await grid.getByText(el('language.author.is.old')).first().waitFor()
    await author.post('/api/action/SaveTitles', titles('Welcome', Version + 1))

    // Without a translation it is English again.
    await author.post('/api/Lang/SaveAuthorText', {
      ...{ ProjectId: PROJECT.id, label: welcome?.label, language: LANGUAGE, text: '' },
    })
    await eventually(() =>
      reader.page.getByRole('heading', { name: 'Welcome' }).count(),
    ).toBeGreaterThan(0)
    await reader.ask('/Account/SetLanguage', { Language: 'el' })
    await author.post('/api/Lang/DeleteLanguage', { language: LANGUAGE })
  })
})
