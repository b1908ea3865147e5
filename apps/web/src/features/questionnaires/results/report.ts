import type { CallOutput } from '#shared'

/** A report as it is kept: whose results, in which order, and what of them. */
export type Report = CallOutput<'questionnaires.listReports'>[number]
