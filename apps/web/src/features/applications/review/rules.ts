import type { CallOutput } from '#shared'

/** How the project assesses applications. */
export type Rules = CallOutput<'applications.getRules'>
