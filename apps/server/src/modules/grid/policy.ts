import { found } from '../../kernel/policy.ts'

/** An export that the caller began, in the same role, with the same filter. */
export const ownExport = found('export')
