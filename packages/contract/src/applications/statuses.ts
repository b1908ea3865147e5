/** Where an application stands (spec §4). 100 is an applicant who has sent what was asked for. */
export const STATUS = { sent: 1, changed: 100, eligible: 2, selected: 3, rejected: 1000 } as const
export const STATUSES = [
  STATUS.sent,
  STATUS.changed,
  STATUS.eligible,
  STATUS.selected,
  STATUS.rejected,
] as const
export type ApplicationStatus = (typeof STATUSES)[number]

/** What has not been handed in yet. */
export const DRAFT = -1

/** What staff do to applications: forward (-1), back (-2), or reject (1000). */
export const MOVE = { forward: -1, back: -2, reject: 1000 } as const
export const MOVES = [MOVE.forward, MOVE.back, MOVE.reject] as const
export type Move = (typeof MOVES)[number]

/** The lists that applications are worked off by, with the statuses of each. */
export const GROUPS = {
  applicants: [STATUS.sent, STATUS.changed],
  eligible: [STATUS.eligible],
  selected: [STATUS.selected],
  rejected: [STATUS.rejected],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationGroup = keyof typeof GROUPS

/** The group of a status. */
export function groupOf(status: ApplicationStatus): ApplicationGroup {
  if (status === STATUS.eligible) return 'eligible'
  if (status === STATUS.selected) return 'selected'
  return status === STATUS.rejected ? 'rejected' : 'applicants'
}

/** Where each move leads from each status; what is not named leads nowhere. */
const TRANSITIONS: Readonly<Record<Move, Partial<Record<ApplicationStatus, ApplicationStatus>>>> = {
  [MOVE.forward]: {
    [STATUS.sent]: STATUS.eligible,
    [STATUS.changed]: STATUS.eligible,
    [STATUS.eligible]: STATUS.selected,
  },
  [MOVE.back]: {
    [STATUS.eligible]: STATUS.sent,
    [STATUS.selected]: STATUS.eligible,
    [STATUS.rejected]: STATUS.sent,
  },
  [MOVE.reject]: {
    [STATUS.sent]: STATUS.rejected,
    [STATUS.changed]: STATUS.rejected,
    [STATUS.eligible]: STATUS.rejected,
  },
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
  const isRestored = move === MOVE.back && status === STATUS.rejected
  return (isRestored ? rejectedFrom : null) ?? TRANSITIONS[move][status]
}
