/** From how many people on an act on them has to be confirmed by its number, unless the project says. */
export const CONFIRM_FROM = 50

/** How many people a project may at most let through without that. */
export const MAX_CONFIRM_FROM = 10_000
