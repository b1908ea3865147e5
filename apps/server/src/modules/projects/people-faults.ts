import { MEMBER_ROLES, type Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import type { MenuEntry, ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Found } from '@telemachos/contract/projects/findings'
import { leadsToPage, mayOpen } from '@telemachos/contract/route-access'
import { isRouteState, routeOf } from '@telemachos/contract/routes'
import type { CallContext } from '../../kernel/context.ts'
import { countRoles, countUnlinked } from './check-store.ts'
import { waitingInvitations } from './setup-ports.ts'

/** Roles without which a programme does not run, if they have a menu. */
const NEEDED: readonly Role[] = ['Mentor', 'Mentee']

/** Roles without menu or people, menus that lead nowhere, and mentees without mentor. */
export async function findPeopleFaults(
  { db, actor }: CallContext,
  { Roles = {} }: ProjectSettings,
): Promise<Found[]> {
  const held = new Map((await countRoles(db, actor.projectId)).map((one) => [one.role, one.count]))
  const unlinked = await countUnlinked(db, actor.projectId)
  const invited = await waitingInvitations.get().count(db, actor.projectId)
  const isNobodyThere = invited === 0
  const hasMenu = (role: Role): boolean => (Roles[role]?.length ?? 0) > 0
  return [
    ...MEMBER_ROLES.flatMap((role): Found[] => {
      const about = { Type: 'role', Name: role } as const
      const Count = held.get(role) ?? 0
      const closed = closedIn(Roles[role] ?? [], role)
      return [
        ...(Count > 0 && !hasMenu(role)
          ? [{ Kind: 'role_without_menu', ...about, Count } as const]
          : []),
        ...(Count === 0 && isNobodyThere && hasMenu(role) && NEEDED.includes(role)
          ? [{ Kind: 'role_without_people', ...about } as const]
          : []),
        ...closed.map(({ label, path }): Found => ({
          Kind: 'menu_closed',
          ...about,
          Part: path,
          Names: [label],
        })),
      ]
    }),
    ...(unlinked > 0
      ? [{ Kind: 'mentees_without_mentor', Type: 'people', Name: '', Count: unlinked } as const]
      : []),
  ]
}

interface ClosedEntry {
  readonly label: string
  /** Where in the settings it stands. */
  readonly path: string
}

/** The entries of a role's menu whose pages people of the role may not open, or that are not there. */
function closedIn(entries: readonly MenuEntry[], role: Role): ClosedEntry[] {
  return entries.flatMap(({ state, label, items = [] }, place) => {
    const path = `Settings.Roles.${role}[${place}]`
    // An entry with a menu of its own leads nowhere itself.
    const own = items.length === 0 && isClosed(state, role) ? [{ label, path }] : []
    return [
      ...own,
      ...items.flatMap((one, at) =>
        isClosed(one.state, role) ? [{ label: one.label, path: `${path}.items[${at}]` }] : [],
      ),
    ]
  })
}

function isClosed(state: string, role: Role): boolean {
  if (!isRouteState(state)) return true
  const route: RouteDefinition = routeOf(state)
  return !mayOpen(route, role) || !leadsToPage(route)
}
