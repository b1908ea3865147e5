import type { Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { isRouteState, routeOf, type RouteState } from '@telemachos/contract/routes'
import type { MenuEntry, ProjectSettings } from '@telemachos/contract/projects/entities'
import { pathOfState, type ProjectPath } from '@telemachos/contract/paths'
import { leadsToPage, mayOpen } from '@telemachos/contract/route-access'

export interface MenuLink {
  readonly label: string
  readonly path: ProjectPath
}

export interface MenuTab extends MenuLink {
  readonly items: readonly MenuLink[]
}

/**
 * The top tabs of a role from the project's Settings.Roles (spec §3), with their sub-menus. What the
 * role may not open is left out; a label in the project's own words
 * (tdfw) replaces the general one. A SuperAdmin, whom a project need not know, has the Admin's where
 * there are none of their own.
 */
export function buildMenu(settings: ProjectSettings, role: Role): MenuTab[] {
  const words = settings.Config?.tdfw ?? {}
  const toLink = ({ state, label }: Pick<MenuEntry, 'state' | 'label'>): MenuLink[] => {
    const page = pageOf(state, role)
    return page && !isClosed(page, settings)
      ? [{ label: words[label] ?? label, path: pathOfState(page) }]
      : []
  }
  const own = settings.Roles?.[role]
  const entries = role === 'SuperAdmin' ? (own ?? settings.Roles?.Admin) : own
  return (entries ?? []).flatMap((entry) => {
    const items = (entry.items ?? []).flatMap(toLink)
    const [link] = toLink(entry)
    const first = link ?? items[0]
    return first ? [{ label: words[entry.label] ?? entry.label, path: first.path, items }] : []
  })
}

/** The conversations of a project whose chat is closed. */
function isClosed(state: RouteState, { Config }: ProjectSettings): boolean {
  return state === 'root.defaultlayout.project.chat' && Config?.Chat?.Enabled !== true
}

/** The page to which an entry leads the role: its own, or the one that is opened instead. */
function pageOf(state: string, role: Role): RouteState | undefined {
  if (!isRouteState(state)) return undefined
  const route: RouteDefinition = routeOf(state)
  if (!leadsToPage(route) || !mayOpen(route, role)) return undefined
  const { redirect = state } = route
  return isRouteState(redirect) ? redirect : undefined
}

/** Where an address is within its project. */
export const inProjectOf = (pathname: string): string => pathname.split('/').slice(2).join('/')

/**
 * Whether a page is the one that a link leads to, or belongs to it: its path begins with that of the
 * link, or with that of the list to which it leads, as admin/user/7 and admin/report/view/7 do. Case does
 * not count, as in routing.
 */
function belonging(address: string, link: MenuLink): 'page' | 'below' | undefined {
  const path = address.toLowerCase()
  const own = link.path.toLowerCase()
  if (path === own) return 'page'
  return path.startsWith(`${own.replace(/\/list$/, '')}/`) ? 'below' : undefined
}

/** Of several links, the nearest to which a page belongs, and whether it leads to just that page. */
export function currentLink(
  links: readonly MenuLink[],
  address: string,
): { readonly link: MenuLink; readonly isPage: boolean } | undefined {
  const [nearest] = links
    .filter((link) => belonging(address, link))
    .toSorted((a, b) => isLed(address, b) - isLed(address, a) || b.path.length - a.path.length)
  return nearest && { link: nearest, isPage: isLed(address, nearest) === 1 }
}

/** 1 for the link that leads to just this page. */
const isLed = (address: string, link: MenuLink): number =>
  Number(belonging(address, link) === 'page')

/** The tab to which a page belongs: the one with the nearest link. */
export function currentTab(tabs: readonly MenuTab[], address: string): MenuTab | undefined {
  const weight = (tab: MenuTab): number =>
    currentLink([tab, ...tab.items], address)?.link.path.length ?? 0
  const [best] = tabs.filter((tab) => weight(tab) > 0).toSorted((a, b) => weight(b) - weight(a))
  return best
}

/** The menu beside the pages of a tab; empty where the tab itself already leads to all there is. */
export function besideTab({ path, items }: MenuTab): readonly MenuLink[] {
  return items.some((item) => item.path !== path) ? items : []
}
