import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { ROUTES, type RouteDefinition } from '@telemachos/contract/core/routes'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { isQuestionnaire, listActions, listRows, theFirst } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'

/** Widths of the window in pixels. */
const WIDE = 1440
const PHONE = 390

/** The roles through whose eyes the pages are looked at: each page by the first that may open it. */
const EYES = ['Mentee', 'Mentor', 'Admin', 'Translator'] as const satisfies Role[]

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
      const faultsOn = async ({ page }: Visitor, paths: readonly string[]): Promise<string[]> => {
        const faults: string[] = []
        for (const path of paths) {
          faults.push(...(await faultsAt(page, path, WIDE, scheme)))
          faults.push(...(await faultsAt(page, path, PHONE, phoneScheme)))
        }
        return faults
      }

      it('before signing in', async () => {
        const visitor = await stage.visit({ language, refusals: [422] })
        const paths = [...OPEN_PATHS, '/resetpassword/none']
        expect(await faultsOn(visitor, paths)).toEqual([])
      })

      it('before consenting, nor behind a link that is no good', async () => {
        const undecided = await stage.visit({ language, as: undecidedMentee() })
        expect(await faultsOn(undecided, ['/gdpr'])).toEqual([])
        const as = stage.personWith('Mentee', PROJECT.name)
        const mentee = await stage.visit({ language, as, refusals: [404] })
        expect(await faultsOn(mentee, [`/${PROJECT.url}/questtoken/none`])).toEqual([])
      })

      it.each(EYES)(
        'through the eyes of a %s',
        async (role) => {
          const as = stage.personWith(role, role === 'Admin' ? '' : PROJECT.name)
          const visitor = await stage.visit({ language, as })
          const paths = await pathsFor(role, visitor)
          const own = role === 'Admin' ? ['/goanyquest'] : []
          expect(await faultsOn(visitor, [...paths, ...own])).toEqual([])
        },
        120_000,
      )
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

type Scheme = 'light' | 'dark'

async function faultsAt(
  page: Page,
  path: string,
  width: number,
  colorScheme: Scheme,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return faultsOf(page, `${path} (${width}, ${colorScheme})`)
}

/** Here the id is that of an action that asks a questionnaire. */
const QUEST_ID = /(\/(?:questionnaire|mentorquest)\/)\{id\}/
/** The address is open to all, the questionnaire to mentors. */
const OF_MENTORS = /\/mentorquest\//

/** The addresses that the role is the first to open, with their parameters filled in. */
async function pathsFor(role: Role, visitor: Visitor): Promise<string[]> {
  const before = EYES.slice(0, EYES.indexOf(role as (typeof EYES)[number]))
  const values = await parametersFor(role, visitor)
  return (ROUTES as readonly RouteDefinition[])
    .filter(({ ready, access, path }) => {
      if (!ready || !Array.isArray(access) || !path.startsWith('/{curProject}/')) return false
      if (path.endsWith('{token}') || (role === 'Mentee' && OF_MENTORS.test(path))) return false
      const seen = before.some((other) => roleAllowed(other, access))
      return roleAllowed(role, access) && (!seen || differs(role, path))
    })
    .map(({ path }) =>
      path
        .replace(QUEST_ID, `$1${values['quest']}`)
        .replace(/\/?\{(\w+)(\??)\}/g, (whole, name: string, optional: string) => {
          const value = values[name] ?? ''
          if (value === '') return optional === '' ? whole : ''
          return whole.startsWith('/') ? `/${value}` : value
        }),
    )
}

/** True for a page that shows the role something else than the roles before it. */
function differs(role: Role, path: string): boolean {
  // A role without a page of its own begins at its home.
  if (role === 'Translator') return path.endsWith('/home')
  return /mentee\/\{|\/list$|\/mentorquest\//.test(path)
}

async function parametersFor(
  role: Role,
  visitor: Visitor,
): Promise<Readonly<Record<string, string>>> {
  const curProject = PROJECT.url
  if (role === 'Translator') return { curProject }
  if (role === 'Mentee') {
    const { UserId } = await visitor.ask<{ UserId: number }>('/Account/Identity', {})
    const actions = await listActions(visitor, UserId)
    const withForm = theFirst(actions, ({ Data }) => Data.includes('"form"'))
    return {
      curProject,
      Id: String(withForm.Id),
      menteeId: String(UserId),
      quest: questIn(actions),
    }
  }
  const row = theFirst(await listRows(visitor), ({ Active }) => Active)
  const results = await resultsOf(visitor)
  const id = String(row.Id)
  const quest = questIn(await listActions(visitor, row.Id))
  return { curProject, menteeId: id, id, actionId: '3', quest, ...results }
}

/** A questionnaire that somebody has finished, and whose answers these are. */
async function resultsOf({ ask }: Visitor): Promise<{ questId: string; answerSetId: string }> {
  const project = { ProjectId: PROJECT.id, page: 1 }
  const found = await ask<{ list: { Id: number; Finished: number }[] }>(
    '/api/quest/ResultsList',
    project,
  )
  const { Id: QuestId } = theFirst(found.list, ({ Finished }) => Finished > 0)
  const people = await ask<{ list: { AnswerSetId: number }[] }>('/api/quest/ResultsPeople', {
    ...project,
    QuestId,
    State: 'finished',
  })
  return { questId: String(QuestId), answerSetId: String(theFirst(people.list).AnswerSetId) }
}

const questIn = (actions: Awaited<ReturnType<typeof listActions>>): string =>
  String(theFirst(actions, isQuestionnaire).Id)
