import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { readMenteeHome } from './read-mentee-home.ts'
import { readMentorHome } from './read-mentor-home.ts'
import { readReaderHome } from './read-reader-home.ts'
import { readStaffHome } from './read-staff-home.ts'

/** Homes: what each role came for, in one answer. */
export const homesRoutes = implement(contract.homes, {
  getStaff: (_input, context) => readStaffHome(context),
  getMentor: (_input, context) => readMentorHome(context),
  getReader: (_input, context) => readReaderHome(context),
  getMentee: (_input, context) => readMenteeHome(context),
})
