import type { Role } from '../core/roles.ts'

/** Bits of a grid entry's flags (spec §3, Action). */
export const GRID_FLAGS = {
  CanDelete: 1,
  Published: 2,
  HideFromMentor: 4,
  HideFromMentee: 8,
  HideInGrid: 16,
  HideFromSupervisor: 32,
} as const

/** The flag that hides an action from people of a role (spec §3, grid entry flags; §6); 0 for none. */
export function hidingFlag(role: Role): number {
  if (role === 'Mentor') return GRID_FLAGS.HideFromMentor
  if (role === 'Mentee') return GRID_FLAGS.HideFromMentee
  return role.startsWith('Supervisor') ? GRID_FLAGS.HideFromSupervisor : 0
}

/** How many mentees one page of the grid carries (performance lane 1; spec §9, export page 50). */
export const GRID_PAGE_SIZE = 50

/** What a cell can be; `todo` is a cell without any trace. */
export const CELL_STATES = ['todo', 'scheduled', 'done', 'overdue', 'inactive'] as const

export type CellState = (typeof CELL_STATES)[number]

/** So many actions can be chosen to be shown; of more, all are. */
export const MAX_VIEW_COLUMNS = 500
