import { found } from '../../kernel/policy.ts'

/** An export that the caller began, in the same role, with the same filter. */
export const ownExport = found('export')

/** A view of the caller's own or, for who manages the project, a shared one. */
export const ownView = found('view')
