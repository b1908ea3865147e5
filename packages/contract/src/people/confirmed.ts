import { z } from 'zod'

/** From how many people on an act on them has to be confirmed by its number, unless the project says. */
export const CONFIRM_FROM = 50

/** How many people a project may at most let through without that. */
export const MAX_CONFIRM_FROM = 10_000

/**
 * How many people the caller has read and confirmed that an act touches. Where it touches as many as the
 * project has set, or more, it is refused without this number, and with another one.
 */
export const confirmedCount = z.int().min(1).max(100_000_000).optional()
