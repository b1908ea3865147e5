/** Where an application stands (spec §4). 100 is an applicant who has sent what was asked for. */
export const STATUSES = [1, 100, 2, 3, 1000] as const
export type ApplicationStatus = (typeof STATUSES)[number]

/** What has not been handed in yet. */
export const DRAFT = -1

/** What staff do to applications: forward (-1), back (-2), or reject (1000). */
export const MOVES = [-1, -2, 1000] as const
export type Move = (typeof MOVES)[number]

/** The lists that applications are worked off by, with the statuses of each. */
export const GROUPS = {
  applicants: [1, 100],
  eligible: [2],
  selected: [3],
  rejected: [1000],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationGroup = keyof typeof GROUPS

/** The group of a status. */
export function groupOf(status: ApplicationStatus): ApplicationGroup {
  if (status === 2) return 'eligible'
  if (status === 3) return 'selected'
  return status === 1000 ? 'rejected' : 'applicants'
}

/**
 * Where a move leads, undefined where it leads nowhere: forward from 1 or 100 to 2 and from 2 to 3, back
 * from 3 to 2, from 2 to 1 and from 1000 to where it was rejected from; whoever is not selected can be
 * rejected.
 * ```ts
 * afterMove({ status: 100, rejectedFrom: null }, -1) // => 2
 * ```
 */
export function afterMove(
  { status, rejectedFrom }: { status: ApplicationStatus; rejectedFrom: ApplicationStatus | null },
  move: Move,
): ApplicationStatus | undefined {
  if (move === 1000) return status === 3 || status === 1000 ? undefined : 1000
  if (move === -1) {
    if (status === 1 || status === 100) return 2
    return status === 2 ? 3 : undefined
  }
  if (status === 1000) return rejectedFrom ?? 1
  if (status === 3) return 2
  return status === 2 ? 1 : undefined
}
