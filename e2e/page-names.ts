import type { Language } from '@telemachos/contract/core/define-texts'
import { texts } from '@telemachos/contract/texts'
import type { Page } from 'playwright-core'

/** Pages that greet whom they are for: their heading is no name. */
const GREETING = /^\/\{curProject\}\/(?:|home)$/

/** What mentees have done and do next greets them too, and has an entry for each of its parts. */
const OWN_PATH = '/{curProject}/mentee/{id?}'

/** Pages of things that the walk has none of: their heading says so. */
const MISSING = /\{spreadsheetId\}/

/**
 * What of a page's names differs: its menu, the title of its window and its heading say the same word. A page
 * about one thing has the thing's name in its heading, and before its own in the title.
 * @param path of the page, with its parameters' names.
 */
export async function otherNames(page: Page, path: string, language: Language): Promise<string[]> {
  if (path === OWN_PATH) return []
  const product = texts['core.product'][language as 'el' | 'en']
  const said = await page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText)
    // Beside the word of a link the unread are counted, in a text of their own.
    const partsOf = (link: Element): string[] => {
      const parts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (parts.nextNode()) texts.push(parts.currentNode.textContent ?? '')
      return texts
    }
    return {
      title: document.title,
      headings: textsOf('h1'),
      menus: [...document.querySelectorAll('nav a[aria-current=page]')].flatMap(partsOf),
    }
  })
  const names = said.title.split(' · ')
  if (names.pop() !== product)
    return [`${path}: its title “${said.title}” does not name ${product}`]
  const isNamed = (said: string): boolean => names.includes(said.trim())
  const others: string[] = []
  if (!GREETING.test(path) && !MISSING.test(path) && !said.headings.some(isNamed))
    others.push(
      `${path}: “${said.headings.join('”, “')}” is its heading, “${said.title}” its title`,
    )
  if (said.menus.length > 0 && !said.menus.some(isNamed))
    others.push(`${path}: “${said.menus.join('”, “')}” is its menu, “${said.title}” its title`)
  return others
}
