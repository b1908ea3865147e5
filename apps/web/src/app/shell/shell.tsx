import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Dialogs } from '../../shared/ui/dialogs/dialogs.tsx'
import { Toasts } from '../../shared/ui/toast.tsx'
import { whenIdle } from '../../shared/ui/when-idle.ts'
import { AdminButtonsContext } from './admin-buttons.ts'
import { buildMenu, currentTab } from './build-menu.ts'
import { Header } from './header.tsx'
import { MainMenu } from './main-menu.tsx'
import { useProjectSettings } from './use-project.ts'
import { useShellKeys } from './use-shell-keys.ts'
import classes from './shell.module.css'

const CommandPalette = lazy(() => import('./command-palette.tsx'))
/** Asking a browser what it permits holds the page up: not before it has been drawn. */
const BrowserNotices = lazy(async () => {
  await whenIdle()
  return import('../../features/notifications/browser-notices.tsx')
})
const KeyHelp = lazy(() => import('./key-help.tsx'))

/** The frame around every page of a project (spec §2.3, shell). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const settings = useProjectSettings()
  const tabs = buildMenu(settings, Role)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = currentTab(tabs, pathname.split('/').slice(2).join('/'))
  const [sidebar, setSidebar] = useState(true)
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState<'palette' | 'keys'>()
  const [adminButtons, setAdminButtons] = useState(false)
  const main = useRef<HTMLElement>(null)
  useShellKeys({
    openPalette: () => setDialog('palette'),
    openKeys: () => setDialog('keys'),
    toggleAdminButtons: () => setAdminButtons((shown) => !shown),
    adminButtons,
  })

  // A new page begins at its heading, for people who listen to it too.
  const before = useRef({ pathname, heading: null as Element | null })
  useEffect(() => {
    const { current: last } = before
    if (last.pathname !== pathname) focusHeading(main.current, last.heading)
    before.current = { pathname, heading: main.current?.querySelector('h1') ?? null }
  }, [pathname])

  return (
    <AdminButtonsContext value={adminButtons}>
      <div className={classes.shell} data-sidebar={sidebar} data-drawer={drawer}>
        <a href="#content" className={classes.skip}>
          {t('shell.skip')}
        </a>
        <Header
          settings={settings}
          sidebar={sidebar}
          drawer={drawer}
          onSidebar={() => setSidebar(!sidebar)}
          onDrawer={() => setDrawer(!drawer)}
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
          {children}
        </main>
        <Toasts />
        <Dialogs />
        <Suspense fallback={null}>
          <BrowserNotices />
          {dialog === 'palette' && (
            <CommandPalette
              tabs={tabs}
              openKeys={() => setDialog('keys')}
              onClose={() => setDialog(undefined)}
            />
          )}
          {dialog === 'keys' && <KeyHelp onClose={() => setDialog(undefined)} />}
        </Suspense>
      </div>
    </AdminButtonsContext>
  )
}

/** The page may still be on its way, and the one before still there: a short while it is waited. */
function focusHeading(main: HTMLElement | null, last: Element | null, tries = 40): void {
  const heading = main?.querySelector('h1')
  if (heading && heading !== last) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  } else if (tries > 0) setTimeout(() => focusHeading(main, last, tries - 1), 50)
}
