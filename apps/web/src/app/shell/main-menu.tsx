import { useRouterState } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import { besideTab, currentLink, inProjectOf, type MenuLink, type MenuTab } from './build-menu.ts'
import { ChatCount } from './chat-count.tsx'
import classes from './main-menu.module.css'

interface MainMenuProps {
  readonly tabs: readonly MenuTab[]
  readonly current: MenuTab | undefined
  readonly onChoose: () => void
}

/** The top tabs, and the sub-menu of the current one beside the page; on a phone a drawer. */
export function MainMenu({ tabs, current, onChoose }: MainMenuProps) {
  const { t } = useTexts()
  if (tabs.length === 0) return null
  const beside = current ? besideTab(current) : []
  return (
    <>
      <nav className={classes.tabs} aria-label={t('shell.regions.menu')} data-region>
        <ul className={classes.row}>
          {tabs.map((tab) => (
            <li key={tab.label + tab.path}>
              <ProjectLink
                to={tab.path}
                className={classes.tab}
                aria-current={tab === current ? 'true' : undefined}
                onClick={onChoose}
              >
                {tab.label}
                {tab.path === pathOf('chat') && (
                  <span className={classes.countSlot}>
                    <ChatCount />
                  </span>
                )}
              </ProjectLink>
              {tab.items.length > 0 && (
                <div className={classes.nested}>
                  <Submenu items={tab.items} onChoose={onChoose} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {current && beside.length > 0 && (
        <nav
          className={classes.side}
          aria-label={t('shell.regions.submenu')}
          data-region
          data-submenu
        >
          <p className={classes.title}>{current.label}</p>
          <Submenu items={beside} onChoose={onChoose} />
        </nav>
      )}
    </>
  )
}

/** Marks the page one is on, or what it belongs to: one of a list has no entry of its own. */
function Submenu({ items, onChoose }: { items: readonly MenuLink[]; onChoose: () => void }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = currentLink(items, inProjectOf(pathname))
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.path}>
          <ProjectLink
            to={item.path}
            className={classes.item}
            aria-current={item === current?.link ? (current.isPage ? 'page' : 'true') : undefined}
            onClick={onChoose}
          >
            {item.label}
          </ProjectLink>
        </li>
      ))}
    </ul>
  )
}
