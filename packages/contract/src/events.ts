import { actionDataChanged, completionChanged } from './actions/events.ts'
import { identityChanged } from './identity/events.ts'
import { relationsChanged } from './people/linking-events.ts'
import { meetingChanged } from './meetings/events.ts'
import { notificationsChanged } from './notifications/events.ts'
import { settingsChanged } from './projects/events.ts'
import { attemptChanged } from './questionnaires/events.ts'
import { userChanged } from './people/events.ts'
import { stateChanged } from './people/state-events.ts'

/** Every event that reaches pages, by its name on the wire. */
export const events = {
  [completionChanged.name]: completionChanged,
  [actionDataChanged.name]: actionDataChanged,
  [identityChanged.name]: identityChanged,
  [meetingChanged.name]: meetingChanged,
  [relationsChanged.name]: relationsChanged,
  [notificationsChanged.name]: notificationsChanged,
  [settingsChanged.name]: settingsChanged,
  [attemptChanged.name]: attemptChanged,
  [userChanged.name]: userChanged,
  [stateChanged.name]: stateChanged,
} as const
