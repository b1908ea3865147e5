import type { Language } from '@telemachos/contract/core/define-texts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, EYES, parametersFor, pathsOf, type Parameters } from './addresses.ts'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'

/** Widths of the window in pixels. */
const WIDE = 1440
const PHONE = 390

/** What needs no session; the applicants' form stands for the pages of later parts. */
const OPEN_PATHS = ['/signin', '/denied', '/error', '/notfound', '/applicationForm']

type Scheme = 'light' | 'dark'

/**
 * Every page that is ready has no fault of accessibility, width or policy, through the eyes of
 * everybody whom it is for. Each language is a file of tests, since either takes minutes.
 */
export function checkEveryPage(language: Language, scheme: Scheme, phoneScheme: Scheme): void {
  describe(`every page that is ready (${language}, ${scheme}, on a phone ${phoneScheme})`, () => {
    const stage = setStage()
    /** A mentee who has yet to consent. */
    const undecidedMentee = () => stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const faultsAt = async ({ page }: Visitor, address: string): Promise<string[]> => [
      ...(await faultsIn(page, address, WIDE, scheme)),
      ...(await faultsIn(page, address, PHONE, phoneScheme)),
    ]

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
        expect(await faultsAt(visitor, addressOf(path, parameters))).toEqual([])
      })
    })
  })
}

async function faultsIn(
  page: Page,
  address: string,
  width: number,
  colorScheme: Scheme,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return faultsOf(page, `${address} (${width}, ${colorScheme})`)
}
