import { IconMenu2 } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useEffect, useRef, type RefObject } from 'react'
import { useIdentity, useTexts } from '#shared'
import { ProjectLink, usePhone } from '#ui'
import { inProjectOf, type MenuTab } from './build-menu.ts'
import { ChatCount } from './chat-count.tsx'
import { currentDestination, phoneDestinations } from './phone-destinations.ts'
import { phoneIcon } from './phone-icons.tsx'
import classes from './phone-bar.module.css'
import { useKeyboardUp } from './use-keyboard-up.ts'

export interface PhoneBarProps {
  readonly tabs: readonly MenuTab[]
  /** Whether the whole menu lies over the page. */
  readonly drawer: boolean
  readonly onDrawer: () => void
}

/** On a phone, at its foot: the role's most used pages, and what opens the whole menu. */
export function PhoneBar(props: PhoneBarProps) {
  return usePhone() && props.tabs.length > 0 && <Bar {...props} />
}

function Bar({ tabs, drawer, onDrawer }: PhoneBarProps) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const address = inProjectOf(useRouterState({ select: (state) => state.location.pathname }))
  const { links, isMore } = phoneDestinations(tabs, Role)
  const current = currentDestination(tabs, links, address)
  const bar = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  useKeyboardUp()
  useOwnHeight(bar)
  useDrawerFocus({ bar, more, drawer, onDrawer })
  return (
    <nav
      ref={bar}
      className={classes.bar}
      aria-label={t('shell.regions.phoneBar')}
      data-region
      data-phone-bar
    >
      <ul className={classes.items}>
        {links.map(({ label, path }) => {
          const Icon = phoneIcon(path)
          return (
            <li key={path}>
              <ProjectLink
                to={path}
                className={classes.item}
                aria-current={
                  current?.path === path ? (current.isPage ? 'page' : 'true') : undefined
                }
              >
                <span className={classes.icon}>
                  <Icon size={22} aria-hidden="true" />
                  {path === pathOf('chat') && (
                    <span className={classes.count}>
                      <ChatCount />
                    </span>
                  )}
                </span>
                <span className={classes.label}>{label}</span>
              </ProjectLink>
            </li>
          )
        })}
        {isMore && (
          <li>
            <button
              ref={more}
              type="button"
              className={classes.item}
              aria-expanded={drawer}
              onClick={({ currentTarget }) => {
                // Safari focuses no button that is pressed, and the menu asks where the focus was.
                currentTarget.focus()
                onDrawer()
              }}
            >
              <span className={classes.icon}>
                <IconMenu2 size={22} aria-hidden="true" />
              </span>
              <span className={classes.label}>{t('shell.phoneBar.more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Says how high the bar is, for what stands above it: long words take several lines. */
function useOwnHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight ?? 0
      // Out of sight it has none, and is as high as before when it is back.
      if (height > 0) style.setProperty('--phone-bar-height', `${height}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--phone-bar-height')
    }
  }, [bar])
}

interface DrawerFocus extends Pick<PhoneBarProps, 'drawer' | 'onDrawer'> {
  readonly bar: RefObject<HTMLElement | null>
  readonly more: RefObject<HTMLButtonElement | null>
}

/** The menu opened from the bar begins with the focus, and gives it back; Escape closes the menu. */
function useDrawerFocus({ bar, more, drawer, onDrawer }: DrawerFocus): void {
  const close = useRef(onDrawer)
  useEffect(() => {
    close.current = onDrawer
  })
  useEffect(() => {
    if (!drawer) return
    const menu = bar.current?.closest('[data-drawer]')?.querySelector(':scope > nav')
    const isFromBar = document.activeElement === more.current
    const opener = isFromBar ? more.current : document.activeElement
    if (isFromBar) {
      const [first] = [
        ...(menu?.querySelectorAll<HTMLElement>('a[aria-current]') ?? []),
        ...(menu?.querySelectorAll('a') ?? []),
      ]
      first?.focus()
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      // A window over the menu is closed by the same key.
      if (key !== 'Escape' || document.querySelector('dialog[open], [role=menu]')) return
      close.current()
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [bar, more, drawer])
}
