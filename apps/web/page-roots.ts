import { type RouteState } from '@telemachos/contract/routes'
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { normalizePath } from 'vite'

/** As the bundler names modules, on Windows too. */
export const SOURCE = posix.join(normalizePath(import.meta.dirname), 'src')
/** Where pages are declared by their routes. */
const PAGES = ['app/pages.ts', 'features/*/pages.ts']
export const ENTRY = posix.join(SOURCE, 'app/entry.ts')
export const MAIN = posix.join(SOURCE, 'app/main.tsx')
export const APPLICATION = posix.join(SOURCE, 'app/app-root.tsx')
export const GRID = posix.join(SOURCE, 'features/grid/board/mentor-grid-page.tsx')
/** What answers to keys in the grid that the server has drawn, before the page does. */
export const EARLY_INPUT = posix.join(SOURCE, 'app/record-early-input.ts')
/** What the grid shows instead on a phone, and loads there before it is drawn. */
export const CARDS = posix.join(SOURCE, 'features/grid/board/mentee-cards.tsx')
/** What those load who have not signed in; most of them come to sign in. */
export const OUTSIDE = posix.join(SOURCE, 'app/outside.tsx')
export const SIGN_IN = posix.join(SOURCE, 'features/identity/sign-in-root.tsx')
const APPLY = posix.join(SOURCE, 'features/applications/apply/apply-root.tsx')
const HOLDER = posix.join(SOURCE, 'features/questionnaires/player/holder-root.tsx')
/** What those open who have no account, and often a phone: the module of each route, by its state. */
export const OUTSIDE_PAGES = {
  'root.applicationForm': APPLY,
  'root.applicationFormResult': APPLY,
  'root.applicationFormResultForm': APPLY,
  'root.applicationFormConfirm': APPLY,
  'root.defaultlayout.project.questtoken': HOLDER,
} as const satisfies Partial<Record<RouteState, string>>
/** The module of each route's page, by the route's state: what every `pages.ts` says. */
export function readPages(): ReadonlyMap<string, string> {
  // In order: a folder's is another in every copy, and how modules are put into chunks follows it.
  const files = globSync(PAGES, { cwd: SOURCE })
    .map((file) => posix.join(SOURCE, normalizePath(file)))
    .toSorted()
  const read = files.map((file) => {
    const source = readFileSync(file, 'utf8')
    const lines = source.matchAll(/'(root\.[\w.]+)': \(\) =>\s*import\('([^']+)'\)/g)
    const pages = [...lines].map(
      ([, state = '', module = '']) => [state, posix.join(file, '..', module)] as const,
    )
    if (pages.length !== source.match(/'root\./g)?.length)
      throw new Error(`${file} has other lines`)
    return pages
  })
  const pages = read.flat()
  const states = new Map(pages)
  if (states.size !== pages.length) throw new Error('Two pages are declared for one route')
  return states
}
