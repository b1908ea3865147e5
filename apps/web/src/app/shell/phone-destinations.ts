import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { Role } from '@telemachos/contract/core/roles'
import { currentLink, currentTab, type MenuLink, type MenuTab } from './build-menu.ts'

/** So many stand in the bar; where the menu has more, the last of them opens the menu. */
const MAX = 4

const home = pathOf('home')
const grid = pathOf('mentor.action.list')
const supervision = pathOf('admin.project.supervisor')
const chat = pathOf('chat')
const calendar = pathOf('calendar')
const administering = [home, grid, pathOf('admin.user.list'), supervision]
const supervising = [home, supervision, grid, chat]

/** Where each role goes most, the first first: of these only what its menu has is offered. */
const MOST_USED: Partial<Record<Role, readonly ProjectPath[]>> = {
  SuperAdmin: administering,
  Admin: administering,
  ProjectManager: administering,
  Coordinator: [home, supervision, pathOf('admin.project.users'), grid],
  Supervisor: supervising,
  SupervisorLite: supervising,
  SupervisorLitePlus: supervising,
  Microdata: [home, pathOf('admin.project.microdata')],
  Translator: [home, pathOf('admin.language')],
  Mentor: [home, grid, chat, calendar],
  Mentee: [home, pathOf('mentee.view'), chat, calendar],
}

/** What the bar at the foot of a phone leads to, and whether the menu has more. */
export interface PhoneDestinations {
  readonly links: readonly MenuLink[]
  readonly isMore: boolean
}

/**
 * The most used destinations of the role's own menu, in the menu's order: what the role goes to most,
 * then the other tabs, then what stands below them. Pages that open in a tab of their own stay in the
 * menu.
 */
export function phoneDestinations(tabs: readonly MenuTab[], role: Role): PhoneDestinations {
  const all = [...tabs, ...tabs.flatMap(({ items }) => items)]
  const menu = all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at)
  const links = menu.filter(({ path }) => !path.startsWith('/'))
  const isMore = menu.length > MAX || links.length < menu.length
  const wanted = MOST_USED[role] ?? []
  const rank = ({ path }: MenuLink): number => {
    const at = wanted.indexOf(path)
    return at < 0 ? wanted.length : at
  }
  const chosen = links.toSorted((a, b) => rank(a) - rank(b)).slice(0, isMore ? MAX - 1 : MAX)
  return { links: links.filter((link) => chosen.includes(link)), isMore }
}

/** The link of the bar to which a page belongs, by the menu's own reckoning, and whether it is the page. */
export function currentDestination(
  tabs: readonly MenuTab[],
  links: readonly MenuLink[],
  address: string,
): { readonly path: ProjectPath; readonly isPage: boolean } | undefined {
  const tab = currentTab(tabs, address)
  const nearest = tab && currentLink([tab, ...tab.items], address)
  const isShown = (path: ProjectPath) => links.some((link) => link.path === path)
  if (nearest && isShown(nearest.link.path)) {
    return { path: nearest.link.path, isPage: nearest.isPage }
  }
  return tab && isShown(tab.path) ? { path: tab.path, isPage: false } : undefined
}
