import type { Language } from '@telemachos/contract/core/define-texts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, EYES, parametersFor, pathsOf, type Parameters } from './addresses.ts'
import type { Visitor } from './browser.ts'
import { faultsInEnglish, faultsOfWhole } from './faults.ts'
import { otherNames } from './page-names.ts'
import { PROJECT, setStage } from './stage.ts'

/** How a page is looked at. */
interface Look {
  /** Of the window, in pixels. */
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

/** What needs no session; the applicants' form stands for the pages of later parts. */
const OPEN_PATHS = ['/signin', '/denied', '/error', '/notfound', '/applicationForm']

/** How one comes to a page: from its address, or from another page, which keeps what is loaded. */
type Way = 'address' | 'link'

/**
 * Every page that is ready has no fault of accessibility, width or policy, through the eyes of
 * everybody whom it is for: in English, of what other words can break. Each language is a file of
 * tests, since either takes a while.
 * @param first how a page is looked at when it is opened
 * @param then what becomes of the same page
 * @param way how one comes to the pages that need a session; the first one has to be loaded
 */
export function checkEveryPage(language: Language, first: Look, then: Look, way: Way): void {
  const faultsNow = language === 'el' ? faultsOfWhole : faultsInEnglish
  describe(`every page that is ready (${language})`, () => {
    const stage = setStage()
    /** A mentee who has yet to consent. */
    const undecidedMentee = () => stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const faultsAt = async (visitor: Visitor, address: string): Promise<string[]> => {
      const { page, rest } = visitor
      await show(page, first)
      if (way === 'address' || page.url() === 'about:blank') await page.goto(address)
      else await follow(visitor, address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await rest()
      const faults = await faultsNow(page, nameOf(address, first))
      await show(page, then)
      await rest()
      return [...faults, ...(await faultsNow(page, nameOf(address, then)))]
    }

    it.each([...OPEN_PATHS, '/resetpassword/none'])('before signing in: %s', async (path) => {
      const visitor = await stage.visit({ language, refusals: [422] })
      expect(await faultsAt(visitor, path)).toEqual([])
    })

    it('before consenting', async () => {
      const undecided = await stage.visit({ language, as: undecidedMentee() })
      expect(await faultsAt(undecided, '/gdpr')).toEqual([])
    })

    it('behind a link that is no good', async () => {
      const as = stage.personWith('Mentee', PROJECT.name)
      const mentee = await stage.visit({ language, as, refusals: [404] })
      expect(await faultsAt(mentee, `/${PROJECT.url}/questtoken/none`)).toEqual([])
    })

    describe.each(EYES)('through the eyes of a %s', (role) => {
      let visitor: Visitor
      let parameters: Parameters
      beforeAll(async () => {
        const as = stage.personWith(role, role === 'Admin' ? '' : PROJECT.name)
        visitor = await stage.visit({ language, as, stays: true })
        parameters = await parametersFor(role, visitor)
      })
      afterAll(() => visitor.page.context().close())

      it.each(pathsOf(role))('%s', async (path) => {
        const faults = await faultsAt(visitor, addressOf(path, parameters))
        expect([...faults, ...(await otherNames(visitor.page, path, language))]).toEqual([])
      })
    })
  })
}

/** Goes to another page as a link does. */
async function follow({ page, rest }: Visitor, address: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const { pathname } = location
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return pathname
  }, address)
  // Its heading is another one, unless the address leads back to where one was.
  await page.waitForFunction(
    (left) => document.querySelector('h1:not([data-left])') !== null || location.pathname === left,
    before,
  )
  await rest()
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

const nameOf = (address: string, { width, colorScheme }: Look): string =>
  `${address} (${width}, ${colorScheme})`
