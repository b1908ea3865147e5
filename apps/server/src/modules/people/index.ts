export { accessNumbers } from './access-numbers.ts'
export { countMatching } from './count-matching.ts'
export { findPatterns } from './find-patterns.ts'
export { personKeys, searchPatterns } from './person-keys.ts'
export { accessPerson, accessRecords } from './policy.ts'
export { readChanges } from './read-activity.ts'
export { problemOfView } from './saved-views.ts'
export {
  readableFields,
  seesAddresses,
  visibleFieldKinds,
  type ReadableFields,
} from './read-users.ts'
export {
  reachAs,
  recordsOfEach,
  within,
  withinOfEach,
  type KeptOfReach,
  type Reach,
} from './reach/index.ts'
export {
  addPreferences,
  endMembership,
  insertAdmin,
  markInvited,
  markSignedIn,
  updateDefaultProject,
  updateEmails,
  updateLanguage,
  updatePassword,
  updateUsername,
} from './account-store.ts'
export { lockAdmins } from './admins-store.ts'
export { contactsOf, isContact } from './contacts-store.ts'
export { blankPeople, endPlaces, pseudonymOf } from './erasure-store.ts'
export { requireConfirmed } from './confirm-act.ts'
export { findMentor, readSettings } from './people-store.ts'
export { selectPeople } from './select-people.ts'
export { assignableRoles } from './assignable-roles.ts'
export { partingMeetings, type Parting } from './partings.ts'
export { personFiles, type PersonFile } from './person-files.ts'
export { assignedStaffOf } from './staff-audience.ts'
export { listAssignedStaff } from './store.ts'
export { unmaskedFieldsFor, visibleFieldsFor } from './person-fields.ts'
export { mayChangeCredentials, outranks } from './standing.ts'
export { fieldChange, visibleFields } from './visible-fields.ts'
export { updateFields } from './update-fields.ts'
export { standingOf, type Standing } from './standing-store.ts'
export { addMatching, findMembersOf } from './adding-store.ts'
export {
  countChangingRoles,
  countPeople,
  countValues,
  findPeopleByKeys,
  findPeopleByShortened,
  isNamed,
  lockPeopleOf,
  readFieldSettings,
  setForSelected,
  writeColumns,
  writePersonField,
  writeProjectField,
  type ColumnValues,
  type Person,
  type Selected,
} from './field-store.ts'
export {
  endRegistered,
  findClaimed,
  joinMembers,
  lockNumbers,
  lockPeople,
  type Claim,
  type Known,
  type NewMember,
} from './joining-store.ts'
export {
  knownPlaces,
  meaningReader,
  readFieldLists,
  readFieldListsOf,
  type ProjectFieldLists,
} from './known-fields.ts'
export { valueIn, valuesOfMembers } from './known-values-store.ts'
export { findOwnNumber, listTakenNumbers, writeNumbers } from './numbers-store.ts'
export { visiblePlaces } from './visible-places.ts'
export { consentField, isConsentOfProject, setConsentField } from './consent-field-store.ts'
export { emailChanges, type EmailChange } from './email-changes.ts'
export { isNamed as isFoundByName } from './people-conditions-store.ts'
export { consentGate } from './consent-gate.ts'
export { endedSessions } from './ended-sessions.ts'
export { listFormer, takeBackJoining, type Former } from './removing-store.ts'
export { mayBeWrittenTo } from './written-to-store.ts'
export { personName, personNameOrNull, type PersonName } from './person-name-store.ts'
export type { CellReach, ReachedCells } from './reach/cells-store.ts'
