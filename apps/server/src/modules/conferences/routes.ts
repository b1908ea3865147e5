import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { listParticipants, markAttendance } from './attendance.ts'
import { downloadSession, listCalendar } from './calendar.ts'
import { cancelSession } from './cancel-session.ts'
import { readConference } from './read-conference.ts'
import { listCandidates, registerMany } from './register-many.ts'
import { register } from './register.ts'
import { saveSession } from './save-session.ts'
import { withdraw } from './withdraw.ts'

/**
 * Conferences: their sessions, who comes, and who was there.
 * @param publicUrl the product's own address, which calendar files name.
 */
export function conferencesRoutes(publicUrl: string): Implementation {
  return implement(contract.conferences, {
    getConference: readConference,
    saveSession,
    cancelSession,
    listCalendar,
    downloadSession: ({ SessionId }, context) => downloadSession(SessionId, context, publicUrl),
    register,
    withdraw,
    listCandidates,
    registerMany,
    listParticipants,
    markAttendance,
  })
}
