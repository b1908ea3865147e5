import { loadBrowserNotices } from '#features/notifications'
import { loadChatBackground } from '#features/chat'
import { loadInPlaceTexts } from '#features/language'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIdentity, useMay, useSettings, useTexts, useUndoKeys } from '#shared'
import { loadProjectPlaces } from '#features/people'
import { OwnInvitations } from '#features/imports'
import { keep, kept } from '#storage'
import { Dialogs, Toasts, useIdle, lazyPart, lazyWindow } from '#ui'
import { AdminButtonsContext } from './admin-buttons.ts'
import { buildMenu, currentTab, inProjectOf } from './build-menu.ts'
import { Header } from './header.tsx'
import { MainMenu } from './main-menu.tsx'
import type { PhoneBarProps } from './phone-bar.tsx'
import { hasAdminButtons, useShellKeys } from './use-shell-keys.ts'
import classes from './shell.module.css'

const ArchivedBanner = lazyPart(() => import('./archived-banner.tsx'))
const AdminLinks = lazyPart(() => import('./admin-links.tsx'))
const CommandPalette = lazyWindow(() => import('./command-palette.tsx'))
const ChatBackground = lazyPart(loadChatBackground)
const BrowserNotices = lazyPart(loadBrowserNotices)
const ProjectPlaces = lazyPart(loadProjectPlaces)
const IdleParts = lazyPart(() => import('./idle-parts.tsx'))
const PageSkips = lazyPart(() => import('./page-skips.tsx'))
const InPlaceTexts = lazyPart(loadInPlaceTexts)
const KeyHelp = lazyWindow(() => import('./key-help.tsx'))

/** The frame around every page of a project (spec §2.3, shell). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const { Role, UserId, StandIn, Projects, ProjectId } = useIdentity()
  const isArchived = Projects.some(({ Id, ArchivedAt }) => Id === ProjectId && ArchivedAt !== null)
  const settings = useSettings()
  const tabs = buildMenu(settings, Role)
  const corner = settings.Config?.Alert?.Corner
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = currentTab(tabs, inProjectOf(pathname))
  const [sidebar, setSidebar] = useState(kept('sidebar') !== 'closed')
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState<'palette' | 'keys'>()
  const [areToggled, setToggled] = useState(kept('buttons') === String(UserId))
  const adminButtons = areToggled && hasAdminButtons(Role)
  const main = useRef<HTMLElement>(null)
  const onDrawer = () => setDrawer(!drawer)
  useShellKeys({
    openPalette: () => setDialog('palette'),
    openKeys: () => setDialog('keys'),
    toggleAdminButtons: () => {
      keep('buttons', adminButtons ? 'none' : String(UserId))
      setToggled(!adminButtons)
    },
    adminButtons,
  })

  // Toasts are shown in windows over the page too.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (corner) dataset['alertCorner'] = corner
    return () => {
      delete dataset['alertCorner']
    }
  }, [corner])

  // A new page begins at its heading, for people who listen to it too.
  const before = useRef({ pathname, heading: null as Element | null })
  useEffect(() => {
    const { current: last } = before
    before.current = { pathname, heading: main.current?.querySelector(BEGINNING) ?? null }
    return last.pathname === pathname ? undefined : focusHeading(main.current, last.heading)
  }, [pathname])

  return (
    <AdminButtonsContext value={adminButtons}>
      <div
        className={classes.shell}
        data-sidebar={sidebar}
        data-drawer={drawer}
        data-foot={tabs.length > 0}
      >
        <a href="#content" className={classes.skip}>
          {t('shell.skip')}
        </a>
        <Header
          settings={settings}
          sidebar={sidebar}
          drawer={drawer}
          onSidebar={() => {
            keep('sidebar', sidebar ? 'closed' : 'open')
            setSidebar(!sidebar)
          }}
          onDrawer={onDrawer}
          onPalette={() => setDialog('palette')}
          onKeys={() => setDialog('keys')}
        />
        <MainMenu tabs={tabs} current={current} onChoose={() => setDrawer(false)} />
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          aria-label={t('shell.regions.main')}
          className={classes.main}
          data-region
        >
          <Suspense fallback={null}>{isArchived && <ArchivedBanner />}</Suspense>
          <Suspense fallback={null}>
            <IdleSkips />
          </Suspense>
          <Suspense fallback={null}>{adminButtons && <AdminLinks pathname={pathname} />}</Suspense>
          {!StandIn && <OwnInvitations />}
          {children}
        </main>
        <Background />
        <Toasts />
        <Dialogs />
        {/* On its own: while it is on its way, it would hide a window that is open. */}
        <Suspense fallback={null}>
          <ProjectPlaces />
        </Suspense>
        <Suspense fallback={null}>
          <IdleNotices tabs={tabs} drawer={drawer} onDrawer={onDrawer} />
        </Suspense>
        {dialog === 'palette' && (
          <CommandPalette
            tabs={tabs}
            openKeys={() => setDialog('keys')}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'keys' && <KeyHelp onClose={() => setDialog(undefined)} />}
      </div>
    </AdminButtonsContext>
  )
}

/** What every page needs and none shows; on its own, so that the frame is not drawn again with it. */
function Background() {
  useUndoKeys()
  return null
}

/** Nobody goes back from the heading before the page is there. */
function IdleSkips() {
  return useIdle() && <PageSkips />
}

/** Asking a browser what it permits holds the page up: not before it has been drawn. */
function IdleNotices(bar: PhoneBarProps) {
  const mayWriteTexts = useMay()('language.saveText')
  return (
    useIdle() && (
      <>
        <IdleParts {...bar} />
        <BrowserNotices />
        <ChatBackground />
        {mayWriteTexts && <InPlaceTexts />}
      </>
    )
  )
}

/** What heads a page, or what was opened in one that stays, such as a folder or a conversation. */
const BEGINNING = '[data-opened], h1'

/**
 * The page may still be on its way, and the one before still there: a short while it is waited, and a
 * heading that goes after all leaves the focus to the next. Answers what ends the waiting.
 */
function focusHeading(main: HTMLElement | null, last: Element | null): () => void {
  let focused: Element | undefined
  let tries = 40
  const look = () => {
    const heading = main?.querySelector<HTMLElement>(BEGINNING)
    const isFree = !focused || (!focused.isConnected && document.activeElement === document.body)
    if (heading && heading !== last && isFree) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      focused = heading
    }
    tries -= 1
    if (tries === 0) clearInterval(timer)
  }
  const timer = setInterval(look, 50)
  look()
  return () => clearInterval(timer)
}
