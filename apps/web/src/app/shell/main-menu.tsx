import { useRouterState } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useProjectPath, useTexts } from '#shared'
import { ProjectLink } from '#ui'
import { besideTab, type MenuLink, type MenuTab } from './build-menu.ts'
import classes from './main-menu.module.css'
import { useChatCount } from './use-chat-count.ts'

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
                {tab.path === pathOf('chat') && <ChatCount />}
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
        <nav className={classes.side} aria-label={t('shell.regions.submenu')} data-region>
          <p className={classes.title}>{current.label}</p>
          <Submenu items={beside} onChoose={onChoose} />
        </nav>
      )}
    </>
  )
}

/** More are not counted out: the tabs behind it would have to move. */
const MAX_SHOWN = 99

/** How many messages are unread, beside the tab that leads to them; its room is there before it. */
function ChatCount() {
  const { t } = useTexts()
  const { count } = useChatCount()
  return (
    <span className={classes.countSlot}>
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
          <span className="visually-hidden">{t('chat.unreadCount', { count })}</span>
        </span>
      )}
    </span>
  )
}

function Submenu({ items, onChoose }: { items: readonly MenuLink[]; onChoose: () => void }) {
  const pathTo = useProjectPath()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <ul className={classes.items}>
      {items.map(({ label, path }) => (
        <li key={path}>
          <ProjectLink
            to={path}
            className={classes.item}
            aria-current={
              pathname.toLowerCase() === pathTo(path).toLowerCase() ? 'page' : undefined
            }
            onClick={onChoose}
          >
            {label}
          </ProjectLink>
        </li>
      ))}
    </ul>
  )
}
