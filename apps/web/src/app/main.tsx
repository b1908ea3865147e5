import { languageAt } from '@telemachos/contract/core/language-path'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  ApiError,
  canRetry,
  expectWholeTexts,
  given,
  loadPart,
  spokenLanguages,
  claimOf,
  standAt,
  tellTabs,
  leftAddress,
  rememberLeftAddress,
  startColourScheme,
  listenForSave,
} from '#shared'
import { passEarlyInput, type EndRecording } from '#lists'
import { keep } from '#storage'
import { whenIdle } from '#ui'
import { drawingToAdopt } from './adopt-drawing.ts'
import { loadStart } from './start.ts'
import { StartFailed } from './start-failed.tsx'
import { watchPerson } from './watch-person.ts'

const codes = (): string[] => spokenLanguages().map(({ code }) => code)

/**
 * At the address of a language, before signing in, the page goes on where somebody was, in that language.
 * It is not loaded again: what is kept may reach the server later than the next page asks for it.
 */
function speakAsAsked(): void {
  const chosen = languageAt(location.pathname, codes())
  if (!chosen) return
  keep('language', chosen)
  history.replaceState(null, '', leftAddress())
}

/**
 * Loads one of the roots: those for people who have not signed in, which need neither router nor
 * query cache, or the application.
 */
async function start(): Promise<ReactNode> {
  if (given.Identity === null) speakAsAsked()
  const { pathname } = location
  // Who signs in, or has a link that was sent to them, does so whoever is there.
  const isOfAnybody = /^\/(signin\/?$|(resetpassword|emailchange)(\/|$))/i.test(pathname)
  const isApplying = /^\/application(form)?(\/|$)/i.test(pathname)
  // Asked for before it may be known who is there: most who come have signed in.
  const isOutside = isOfAnybody || isApplying || given.Identity === null
  const appRoot = isOutside ? undefined : loadPart(() => import('./app-root.tsx'))
  const outside = isOutside ? loadOutside() : undefined
  for (const early of [appRoot, outside]) early?.catch(() => {})
  const { texts, identity } = await loadStart()
  standAt(isOfAnybody ? undefined : identity)
  tellTabs(claimOf(identity))
  const chosen = languageAt(pathname, codes())
  if (chosen && !identity) {
    // Only now it is known that nobody is there: the page is loaded again.
    keep('language', chosen)
    location.replace(leftAddress())
    return null
  }
  if (!identity || !appRoot) {
    const { outsidePage } = await (outside ?? loadOutside())
    const page = await outsidePage(texts, identity)
    expectWholeTexts()
    return page
  }
  const root = (await appRoot).makeAppRoot()
  await root.loadFirstPage()
  expectWholeTexts()
  const page = root.page(texts, identity)
  const drawing = drawingToAdopt()
  if (!drawing) return page
  root.drawAsServer()
  adopt(drawing, page)
  return undefined
}

const loadOutside = () => loadPart(() => import('./outside.tsx'))

/** In slices: what the server has drawn can be scrolled meanwhile, also on a slow phone. */
function draw(page: ReactNode): void {
  if (page === undefined) return
  const root = createRoot(document.getElementById('root') ?? document.body)
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
}

/** Takes over what the server has drawn; where it differs after all, that is drawn anew. */
function adopt(drawing: HTMLElement, page: ReactNode): void {
  startTransition(
    () => void hydrateRoot(drawing, <StrictMode>{page}</StrictMode>, { onRecoverableError }),
  )
}

/** Whoever sees the page has lost nothing by it: it is told where developers look. */
// oxlint-disable-next-line no-console -- That is where.
const onRecoverableError = (error: unknown): void => console.error(error)

/** Whether the network or the service is to blame, and not the page. */
const isAway = (error: unknown): boolean => error instanceof ApiError && canRetry(error)

/** @param early what has been done in what the server has drawn. */
export function begin(early: EndRecording | undefined): void {
  passEarlyInput(early)
  startColourScheme()
  listenForSave()
  void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus())
  watchPerson()
  rememberLeftAddress()
  const started = start()
  started.then(draw, (error: unknown) => draw(<StartFailed isAway={isAway(error)} />))
  void Promise.all([started, whenIdle()])
    .then(() => loadPart(() => import('./once-idle.ts')))
    .then(({ onceIdle }) => onceIdle())
    // Without a network the page works on with what it has.
    .catch(() => {})
}
