import { z } from 'zod'

/**
 * How many people the caller has read and confirmed that an act touches. Where it touches as many as the
 * project has set, or more, it is refused without this number, and with another one.
 */
export const confirmedCount = z.int().min(1).max(100_000_000).optional()
