import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { ROUTES } from '@telemachos/contract/routes'
import { Suspense, useLayoutEffect, type ComponentType, type FunctionComponent } from 'react'
import { pathOf, pathOfState } from '@telemachos/contract/paths'
import { loadPart, spokenLanguages, useProjectPath, type LoadPage, type Pages } from '#shared'
import { finishAdopting } from './adopt-drawing.ts'
import { CrashPage, FailedPage } from './pages/crash-page.tsx'
import { Guard } from './guard.tsx'
import { LanguageRedirect } from './language-redirect.tsx'
import { ProjectLayout } from './project-layout.tsx'
import { RootRedirect } from './root-redirect.tsx'
import { lazyPart, PagerKindContext } from '#ui'

/** Most visits never show it. */
const MessagePage = lazyPart(() => import('./pages/message-page.tsx'), 'MessagePage')

const PROJECT_PREFIX = '/{curProject}/'

/** Pages with a root of their own, without the application: see main.tsx. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'root.signin',
  'root.resetpassword',
  'root.emailchange',
  'root.applicationForm',
  'root.applicationFormResult',
  'root.applicationFormResultForm',
  'root.applicationFormConfirm',
])

/** Where the lists of the administration are. */
const ADMINISTRATION = `${PROJECT_PREFIX}admin/`

/**
 * The router of the whole route table (spec §2). Paths match in any case; unknown ones go to '/'.
 * @param history where the page is; the browser's own where it is left out.
 */
export function makeRouter(pages: Pages, history?: RouterHistory) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: CrashPage,
    notFoundComponent: () => <Navigate to="/" replace />,
  })
  const project = createRoute({
    getParentRoute: () => root,
    path: '$curProject',
    component: ProjectLayout,
  })
  // Each by its name: any other first part of an address is a project's.
  const outside: AnyRoute[] = spokenLanguages().map(({ code: language }) =>
    createRoute({
      getParentRoute: () => root,
      path: language,
      component: () => <LanguageRedirect language={language} />,
    }),
  )
  const inside: AnyRoute[] = []
  for (const definition of ROUTES as readonly RouteDefinition[]) {
    if (definition.state === 'root' || definition.state === 'root.lang') continue
    const isInside = definition.path.startsWith(PROJECT_PREFIX)
    const load = pageLoader(pages, definition)
    const component = componentOf(definition)
    if (!component) continue
    const path = routerPath(definition.path.replace(PROJECT_PREFIX, '/'))
    // The page's code is there before the page is drawn: React lets 300 ms pass before it replaces
    // an empty fallback, and the router waits for a loader without one.
    const options = {
      path,
      component,
      ...(load && { loader: () => loadPage(definition.state, load) }),
    }
    if (isInside) {
      // The frame around it stays.
      const ofPage = { ...options, errorComponent: FailedPage }
      inside.push(createRoute({ getParentRoute: () => project, ...ofPage }))
    } else outside.push(createRoute({ getParentRoute: () => root, ...options }))
  }
  return createRouter({
    routeTree: root.addChildren([...outside, project.addChildren(inside)]),
    ...(history ? { history } : { scrollRestoration: decideScroll() }),
    defaultPreload: false,
    defaultErrorComponent: CrashPage,
  })
}

/**
 * A page begins where it was left, or at its top, except the one that the server has drawn: somebody
 * may have scrolled the drawing. The grid says in its address where it stands, and goes itself to the
 * cell whose panel has closed.
 */
function decideScroll(): (at: { readonly location: { readonly pathname: string } }) => boolean {
  let isDrawn = document.getElementById('drawing') !== null
  let left = ''
  return ({ location: { pathname } }) => {
    const isInGrid = pathname === left && pathname.endsWith(pathOf('mentor.action.list'))
    const moves = !isDrawn && !isInGrid
    isDrawn = false
    left = pathname
    return moves
  }
}

/** `{name}` of the specification as the router writes it; `{name?}` may be missing. */
function routerPath(path: string): string {
  return path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1')
}

function componentOf(definition: RouteDefinition): FunctionComponent | undefined {
  const { state, redirect, layout } = definition
  if (state === 'root.defaultlayout') return RootRedirect
  if (redirect) return () => <InProjectRedirect to={redirect} />
  if (layout) return undefined
  if (state === 'denied' || state === 'error' || state === 'notfound') {
    return () => (
      <Suspense fallback={null}>
        <MessagePage name={state} />
      </Suspense>
    )
  }
  if (OUTSIDE.has(state)) return undefined
  const Shown = pageOf(definition)
  const pagerKind = definition.path.startsWith(ADMINISTRATION) ? 'admin' : 'simple'
  return () => (
    <Guard definition={definition}>
      <PagerKindContext value={pagerKind}>
        <Suspense fallback={null}>
          <Shown />
        </Suspense>
      </PagerKindContext>
    </Guard>
  )
}

/** The page that the route's loader has loaded by the time it is drawn. */
function pageOf({ state }: RouteDefinition): FunctionComponent {
  return () => {
    const Page = loaded.get(state)
    useLayoutEffect(finishAdopting, [])
    return Page && <Page />
  }
}

const loaded = new Map<string, ComponentType>()

async function loadPage(state: string, load: LoadPage): Promise<void> {
  const page = await loadPart(load)
  await loadPart(async () => page.loadFirst?.())
  loaded.set(state, page.default)
}

function pageLoader(pages: Pages, { state }: RouteDefinition): LoadPage | undefined {
  return Object.hasOwn(pages, state) ? pages[state as keyof Pages] : undefined
}

function InProjectRedirect({ to }: { readonly to: string }) {
  const pathTo = useProjectPath()
  const target = ROUTES.find(({ state }) => state === to)
  return <Navigate to={target ? pathTo(pathOfState(target.state)) : '/'} search hash replace />
}
