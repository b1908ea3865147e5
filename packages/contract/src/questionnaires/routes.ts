import type { Role } from '../core/roles.ts'
import { ADMIN, inProject } from '../core/routes.ts'

/* Not in the specification: whoever reads the results of the people within reach. */
const RESULTS: readonly Role[] = [...ADMIN, 'Mentor']

/** The specification names the results of questionnaires and no page of theirs: these are ours. */
export const questionnairesRoutes = [
  inProject('questresults', 'questresults', RESULTS),
  inProject('questresults.quest', 'questresults/{questId}', RESULTS),
  inProject('questresults.set', 'questresults/set/{answerSetId}', RESULTS),
  inProject('combinedresults', 'combinedresults/{menteeId?}', RESULTS),
] as const
