import type { CallContext } from '../../kernel/context.ts'
import { found } from '../../kernel/policy.ts'

/** Whose entries somebody reads, and at what level they see the fields of people. */
export interface Scope {
  /** Every project there is, and what belongs to none; or those that are named. */
  readonly projects: 'all' | readonly number[]
  readonly level: number
}

/**
 * The project in which somebody acts; everywhere, those of which they are Admin. A project manager reads
 * that of their own project alone, and a SuperAdmin whatever there is.
 */
export function readableScope({ actor, principal }: CallContext, everywhere: boolean): Scope {
  const { projectId, role, level } = actor
  if (!everywhere || role === 'ProjectManager') return { projects: [projectId], level }
  if (role === 'SuperAdmin') return { projects: 'all', level }
  const administered = [...principal.memberships].flatMap(([id, roles]) =>
    id !== projectId && roles.includes('Admin') ? [id] : [],
  )
  return { projects: [projectId, ...administered], level }
}

/** An export that the caller began with the same filter. */
export const ownExport = found('export')
