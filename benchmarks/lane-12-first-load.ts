import type { Role } from '../packages/contract/src/core/roles.ts'
import { openPhonePage, openStage, type Stage } from './browser.ts'
import { openDemoDatabase, openSession, type DemoDatabase } from './cluster.ts'
import { judgePage, type Form, type Scores } from './judge-page.ts'
import { loadPage, type Loaded } from './load-page.ts'
import { median, report } from './measure.ts'
import { menuPages, type MenuPage, type NamedThings } from './menu-pages.ts'
import { buildPeer } from './peers.ts'

/** What every page is held to; kilobytes with brotli, Lighthouse's points and LCP on a phone. */
const GOALS = {
  signInKb: 100,
  gridKb: 190,
  kb: 215,
  requests: 30,
  points: 90,
  lcpMs: 2_500,
  /** Less than this nobody sees, and Lighthouse rounds. */
  shift: 0.005,
}

/** Lighthouse's points for speed on a desktop, at least. */
const DESKTOP_POINTS = 95

/** So many pages are judged unless all are asked for: those that load most. */
const HEAVIEST = 10

/** A page that misses is judged again, and the median counts: others use the machine too. */
const JUDGED_AGAIN = 2

const MENTEES = 400

const GRID = 'root.defaultlayout.project.mentor.action.list'

/**
 * What lists lead to, in the demonstration: a project, an action, a mentee's record; and to mentees an
 * action and a questionnaire that are theirs and not finished.
 */
const thingsOf = ({ people }: DemoDatabase): NamedThings => ({
  'root.defaultlayout.project.admin.project.view': { names: { ProjectId: 1 } },
  'root.defaultlayout.project.admin.action.content': { names: { actionId: 4 } },
  'root.defaultlayout.project.mentor.mentee.view': {
    names: { menteeId: people.get('Mentee') ?? 0 },
    as: 'Admin',
  },
  'root.defaultlayout.project.mentee.action': { names: { Id: 4 }, as: 'Mentee' },
  'root.defaultlayout.project.questionnaire': { names: { id: 6 }, as: 'Mentee' },
})

interface Visited {
  readonly what: string
  readonly path: string
  readonly limitKb: number
  readonly cookie?: string
  readonly loaded: Loaded
}

/** What a browser loads for every page that a menu reaches, and how soon a phone shows it. */
export async function runLane12(full: boolean): Promise<boolean> {
  await buildPeer('lighthouse')
  const database = await openDemoDatabase(MENTEES)
  const stage = await openStage(database)
  const cookies = await openSessions(database)
  const { projectUrl, settings } = database
  const pages = menuPages(projectUrl, settings, new Set(cookies.keys()), thingsOf(database))
  console.log(`\nLane 12: first load of ${pages.length + 1} pages, scripts and styles with brotli`)
  const visited = [
    await visit(stage, 'sign-in', '/signin', GOALS.signInKb),
    ...(await visitAll(stage, pages, cookies)),
  ]
  const areLight = visited.map(isLight)
  const judged = full ? visited : heaviest(visited)
  const origin = `http://127.0.0.1:${stage.product.port}`
  console.log(`\n  Lighthouse on a phone, ${judged.length} pages`)
  const areQuick: boolean[] = []
  for (const page of judged) areQuick.push(await isQuick(page, origin))
  const onDesktop = [
    await judgeDesktop('sign-in, desktop', `${origin}/signin`),
    await judgeDesktop(
      'grid, desktop',
      `${origin}/${projectUrl}/mentor/action/list`,
      cookies.get('Admin'),
    ),
  ]
  await stage.close()
  await database.close()
  return [...areLight, ...areQuick, ...onDesktop].every(Boolean)
}

/** A session for each role of the demonstration's first project. */
async function openSessions(database: DemoDatabase): Promise<Map<Role, string>> {
  const { client, people } = database
  const sessions = new Map<Role, string>()
  for (const [role, userId] of people) {
    if (role !== 'SuperAdmin') sessions.set(role, await openSession(client, database, userId, role))
  }
  return sessions
}

async function visitAll(
  stage: Stage,
  pages: readonly MenuPage[],
  cookies: ReadonlyMap<Role, string>,
): Promise<Visited[]> {
  const visited: Visited[] = []
  for (const { state, path, role } of pages) {
    const limit = state === GRID ? GOALS.gridKb : GOALS.kb
    visited.push(await visit(stage, `${path} (${role})`, path, limit, cookies.get(role)))
  }
  return visited
}

async function visit(
  stage: Stage,
  what: string,
  path: string,
  limitKb: number,
  cookie?: string,
): Promise<Visited> {
  const loaded = await loadPage(await openPhonePage(stage, cookie), path)
  return { what, path, limitKb, ...(cookie && { cookie }), loaded }
}

const kilobytesOf = ({ loaded }: Visited): number => loaded.code + loaded.later

function isLight(page: Visited): boolean {
  const { what, limitKb, loaded } = page
  const kilobytes = kilobytesOf(page)
  const met = kilobytes <= limitKb && loaded.requests <= GOALS.requests
  console.log(
    `  ${what.padEnd(52)} ${String(loaded.requests).padStart(3)} requests (at most ${GOALS.requests}), ` +
      `${kilobytes.toFixed(0).padStart(3)} KB (at most ${limitKb}), ` +
      `fonts ${loaded.fonts.toFixed(0)} KB, texts ${loaded.texts.toFixed(0)} KB` +
      `${atRestOf(loaded)}  ${verdict(met)}`,
  )
  return met
}

/** What comes later is said, and held to nothing: nobody waits for it. */
const atRestOf = ({ atRest: { requests, kilobytes } }: Loaded): string =>
  requests === 0 ? '' : `, at rest ${requests} requests and ${kilobytes.toFixed(0)} KB more`

const heaviest = (pages: readonly Visited[]): Visited[] =>
  pages.toSorted((a, b) => kilobytesOf(b) - kilobytesOf(a)).slice(0, HEAVIEST)

async function isQuick({ what, path, cookie }: Visited, origin: string): Promise<boolean> {
  const rounds = [await judgePage(origin + path, 'phone', cookie)]
  while (!isGood(middle(rounds)) && rounds.length <= JUDGED_AGAIN)
    rounds.push(await judgePage(origin + path, 'phone', cookie))
  const { performance, lcp, cls, blocked } = middle(rounds)
  const met = isGood(middle(rounds))
  console.log(
    `  ${what.padEnd(52)} ${String(performance).padStart(3)} points (at least ${GOALS.points}), ` +
      `LCP ${(lcp / 1000).toFixed(1)} s (at most ${GOALS.lcpMs / 1000}), ` +
      `CLS ${cls.toFixed(3)}, blocked ${blocked.toFixed(0)} ms  ${verdict(met)}`,
  )
  return met
}

const isGood = ({ performance, lcp, cls }: Pick<Scores, 'performance' | 'lcp' | 'cls'>): boolean =>
  performance >= GOALS.points && lcp <= GOALS.lcpMs && cls < GOALS.shift

const FIGURES = ['performance', 'lcp', 'cls', 'blocked'] as const

function middle(rounds: readonly Scores[]): Pick<Scores, (typeof FIGURES)[number]> {
  const of = (name: (typeof FIGURES)[number]): number => median(rounds.map((round) => round[name]))
  return { performance: of('performance'), lcp: of('lcp'), cls: of('cls'), blocked: of('blocked') }
}

async function judgeDesktop(what: string, url: string, cookie?: string): Promise<boolean> {
  const form: Form = 'desktop'
  const rounds = [await judgePage(url, form, cookie)]
  while (middle(rounds).performance < DESKTOP_POINTS && rounds.length <= JUDGED_AGAIN)
    rounds.push(await judgePage(url, form, cookie))
  return report(`Lighthouse: ${what}`, middle(rounds).performance, 'points', {
    atLeast: DESKTOP_POINTS,
  })
}

const verdict = (met: boolean): string => (met ? 'met' : 'NOT MET')
