export { personKeys, searchPatterns } from './person-keys.ts'
export { seesAddresses } from './read-users.ts'
export {
  NO_ACTION,
  accessPerson,
  cellReachOf,
  reachAs,
  reachOf,
  reachOfMany,
  type CellReach,
  type Reach,
} from './reach.ts'
export {
  addPreferences,
  endMembership,
  insertAdmin,
  markInvited,
  markSignedIn,
  updateDefaultProject,
  updateLanguage,
  updateUsername,
} from './account-store.ts'
export { blankPerson, endPlaces } from './erasure-store.ts'
export { readSettings } from './people-store.ts'
export { visibleFieldNames } from './read-users.ts'
export { selectPeople } from './select-people.ts'
export { assignableRoles } from './assignable-roles.ts'
export { partingMeetings, type Parting } from './partings.ts'
export { listAssignedStaff } from './store.ts'
export { visibleFieldsFor } from './person-fields.ts'
