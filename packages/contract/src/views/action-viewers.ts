import type { Role } from '../core/roles.ts'

/** Who looks at an action: the mentee whose it is, their mentor, or those who oversee. */
export const ACTION_VIEWERS = ['mentee', 'mentor', 'admin'] as const

export type ActionViewer = (typeof ACTION_VIEWERS)[number]

/** The viewer that a role is. */
export const viewerOf = (role: Role): ActionViewer =>
  role === 'Mentee' ? 'mentee' : role === 'Mentor' ? 'mentor' : 'admin'
