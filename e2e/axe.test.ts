import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, EYES, parametersFor, pathsOf, type Parameters } from './addresses.ts'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listRows, theFirst } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'

/** Widths of the window in pixels. */
const WIDE = 1440
const PHONE = 390

/** What needs no session; the applicants' form stands for the pages of later parts. */
const OPEN_PATHS = ['/signin', '/denied', '/error', '/notfound', '/applicationForm']

describe('every page that is ready', () => {
  const stage = setStage()
  /** A mentee who has yet to consent. */
  const undecidedMentee = () => stage.personWith('Mentee', 'χωρίς συγκατάθεση')

  describe.each([
    ['el', 'light', 'dark'],
    ['en', 'dark', 'light'],
  ] as const)(
    'has no fault of accessibility, width or policy (%s, %s, on a phone %s)',
    (language, scheme, phoneScheme) => {
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
    },
  )

  it.each([
    ['dark', WIDE],
    ['light', PHONE],
  ] as const)('has none while a window is open over it (%s, %i)', async (scheme, width) => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const visitor = await stage.visit({ as, scheme, width })
    const { page } = visitor
    const row = theFirst(await listRows(visitor))
    const grid = `/${PROJECT.url}/mentor/action/list`
    await page.goto(`${grid}?mentee=${row.Id}&action=3`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').first().waitFor()
    const faults = await faultsOf(page, 'cell')
    await page.keyboard.press('Escape')
    for (const key of ['Control+k', '?']) {
      await dialog.waitFor({ state: 'detached' })
      await page.keyboard.press(key)
      await dialog.waitFor()
      faults.push(...(await faultsOf(page, key)))
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  })
})

async function faultsIn(
  page: Page,
  address: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return faultsOf(page, `${address} (${width}, ${colorScheme})`)
}
