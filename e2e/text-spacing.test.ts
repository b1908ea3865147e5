import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'

/** As WCAG 1.4.12 has it. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const PAGES = [
  ['Mentee', 'home'],
  ['Mentee', 'mentee/actions'],
  ['Mentor', 'home'],
  ['Mentor', 'mentor/mentee/list'],
  ['Mentor', 'chat'],
  ['Mentor', 'mentor/action/list'],
  ['Supervisor', 'admin/project/supervisor'],
  ['Admin', 'admin/user/list'],
  ['Admin', 'admin/action/list'],
  ['Admin', 'admin/project/applications'],
  ['Admin', 'statistics'],
  ['Admin', 'library'],
] as const

/**
 * In the page: what is cut. A text that ends in an ellipsis says that it does; what is there for listeners
 * alone is cut on purpose.
 */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    if (!hasText || !element.checkVisibility() || element.closest('.visually-hidden')) return []
    const style = getComputedStyle(element)
    if (style.clipPath !== 'none' || element.clientWidth <= 1) return []
    const isAcross =
      ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
    const isDown = ['hidden', 'clip'].includes(style.overflowY) && style.webkitLineClamp === 'none'
    const isCut =
      (isAcross && element.scrollWidth > element.clientWidth + 1) ||
      (isDown && element.scrollHeight > element.clientHeight + 2)
    return isCut ? [`${element.className}: ${element.textContent.trim().slice(0, 40)}`] : []
  })
}

describe('a page whose reader has letters and lines further apart', () => {
  const stage = setStage()

  it.each(PAGES)('cuts no text (%s, %s)', async (role, path) => {
    const { page, rest } = await stage.visit({
      as: stage.personWith(role, PROJECT.name),
      path: `/${PROJECT.url}/${path}`,
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    }, SPACING)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await rest()
      expect(await page.evaluate(cutTexts), `${width}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${width}`).toBeLessThanOrEqual(0)
    }
  })
})
