import type { Role } from '@telemachos/contract/core/roles'
import type { TextKey } from '@telemachos/contract/texts'
import type { Json } from './json-path.ts'

/** The questionnaires of all projects are kept on one page, outside of them. */
const QUESTIONNAIRES = 'goanyquest'

const LEADING = [
  'admin.home',
  'admin.project.users',
  'admin.project.linkusers',
  'admin.action.list',
  QUESTIONNAIRES,
  'admin.senditems',
] as const

/** Where everybody's way begins in a project that has said nothing else, by role. */
const FIRST_MENUS = {
  SuperAdmin: [...LEADING, 'admin.project.list'],
  Admin: [...LEADING, 'admin.project.list'],
  ProjectManager: LEADING,
  Coordinator: ['admin.home', 'admin.project.supervisor', 'admin.project.users', 'calendar'],
  Supervisor: ['admin.home', 'admin.project.supervisor', 'admin.user.list', 'calendar'],
  Microdata: ['admin.project.microdata', 'mentor.action.list', 'userinfo'],
  SupervisorLite: ['admin.project.supervisor', 'userinfo'],
  SupervisorLitePlus: ['statistics', 'userinfo'],
  Translator: ['home', 'admin.texts', 'admin.language', 'userinfo'],
  Mentor: ['mentor.action.list', 'calendar', 'library', 'chat', 'userinfo'],
  Mentee: ['mentee.view', 'calendar', 'library', 'chat', 'userinfo'],
} as const satisfies Partial<Record<Role, readonly string[]>>

type RoleWithMenu = keyof typeof FIRST_MENUS

/** Roles that have a menu in a project that is new. */
export const FIRST_ROLES = ['Admin', 'ProjectManager', 'Mentor', 'Mentee'] as const

/** A role's menu before anybody has changed it, with its labels in all languages. */
export function firstMenu(
  role: Role,
  say: (key: TextKey) => { readonly el: string; readonly en: string },
): Json[] {
  const names = Object.hasOwn(FIRST_MENUS, role) ? FIRST_MENUS[role as RoleWithMenu] : []
  return names.map((name) => {
    const state =
      name === QUESTIONNAIRES
        ? (`root.defaultlayout.${name}` as const)
        : (`root.defaultlayout.project.${name}` as const)
    const { el, en } = say(`route.${state}.title`)
    return { state, label: el, labels: { en } }
  })
}
