/** Every role of the programme (spec §6). A role is held in one project; SuperAdmin is held everywhere. */
export const ROLES = [
  'SuperAdmin',
  'Admin',
  'ProjectManager',
  'Coordinator',
  'Supervisor',
  'Microdata',
  'SupervisorLite',
  'SupervisorLitePlus',
  'Translator',
  'Mentor',
  'Mentee',
  'Registered',
] as const

export type Role = (typeof ROLES)[number]

/** What each role weighs: a smaller level means more power (spec §5, field visibility). */
export const ROLE_LEVEL: Record<Role, number> = {
  SuperAdmin: 0,
  Admin: 0,
  ProjectManager: 1,
  Coordinator: 2,
  Supervisor: 2,
  Microdata: 2,
  SupervisorLite: 2,
  SupervisorLitePlus: 2,
  Translator: 2,
  Mentor: 3,
  Mentee: 4,
  Registered: 5,
}

/**
 * The most powerful of the roles that somebody holds: as it they act in a project other than the one
 * that they have chosen.
 * ```ts
 * strongestRole(['Mentor', 'Admin']) // => 'Admin'
 * strongestRole([]) // => undefined
 * ```
 */
export function strongestRole(held: readonly Role[]): Role | undefined {
  return ROLES.find((role) => held.includes(role))
}

/** Roles that administer a whole project: everyone in it is within their reach. */
export const PROJECT_WIDE_ROLES = [
  'SuperAdmin',
  'Admin',
  'ProjectManager',
] as const satisfies Role[]

/** Roles that oversee mentors, and may therefore filter by mentor and coordinator (spec §6). */
export const OVERSEEING_ROLES = [
  ...PROJECT_WIDE_ROLES,
  'Coordinator',
  'Supervisor',
] as const satisfies Role[]

/** Roles that see the grid of mentees and actions (spec §6). */
export const GRID_ROLES = [...OVERSEEING_ROLES, 'Mentor', 'Microdata'] as const satisfies Role[]

/** Every role that may enter the main layout: all but Registered (spec §6). */
export const MEMBER_ROLES = ROLES.filter((role) => role !== 'Registered')

/** Roles of those for whom a programme is; whoever holds another one is of its staff. */
export const PARTICIPANT_ROLES = ['Mentee', 'Registered'] as const satisfies Role[]

/**
 * Whether somebody with these roles is of the staff.
 * ```ts
 * isStaff(['Mentee']) // => false
 * isStaff(['Mentee', 'Coordinator']) // => true
 * ```
 */
export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => !PARTICIPANT_ROLES.some((one) => one === role))
}

/**
 * Roles of more power than a mentor's: who gives them to many people at once confirms it.
 * ```ts
 * isAboveMentor('Coordinator') // => true
 * isAboveMentor('Mentor') // => false
 * ```
 */
export function isAboveMentor(role: Role): boolean {
  return ROLE_LEVEL[role] < ROLE_LEVEL.Mentor
}

/** True when the list names the role; SuperAdmin may do whatever any role may. */
export function roleAllowed(role: Role, allowed: readonly Role[]): boolean {
  return role === 'SuperAdmin' || allowed.includes(role)
}
