import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'

const PAGES = [
  ['Mentor', 'mentor/mentee/list'],
  ['Mentor', 'mentor/action/list'],
  ['Mentor', 'chat'],
  ['Supervisor', 'admin/project/supervisor'],
  ['Admin', 'admin/user/list'],
  ['Admin', 'library'],
] as const

/** In the page: whole texts of Greek letters of which nothing says that they are. */
function unmarked(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('')
    if (!/\p{Script=Greek}/u.test(text) || /\p{Script=Latin}{2}/u.test(text)) return []
    if (element.closest('textarea, select, script, style, template')) return []
    return element.closest('[lang]')?.getAttribute('lang') === 'el' ? [] : [text]
  })
}

describe('Greek on a page in English', () => {
  const stage = setStage()

  it.each(PAGES)('is marked as Greek (%s, %s)', async (role, path) => {
    const { page, rest } = await stage.visit({
      as: stage.personWith(role, PROJECT.name),
      language: 'en',
      path: `/${PROJECT.url}/${path}`,
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    await eventually(() => page.evaluate(unmarked)).toEqual([])
    expect(await page.locator('main [lang=el]').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })
})
