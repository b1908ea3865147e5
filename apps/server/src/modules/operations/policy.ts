import { found } from '../../kernel/policy.ts'

/** A recurring job that a domain declares. */
export const knownJob = found('job')
