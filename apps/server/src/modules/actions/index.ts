export { askedIn, slotWords } from './asked-texts.ts'
export { completionRecords } from './completion-records.ts'
export { actionNeeds, type Need, type UnpublishedAction } from './action-needs.ts'
export { announceCompletion, announceData, audienceOf } from './announce.ts'
export {
  completionScripts,
  type Completing,
  type MadeCompletion,
  type Planned,
  type ScriptDecision,
} from './completion-scripts.ts'
export { checkKnownKinds } from './form-parts.ts'
export {
  extendDues,
  findWrittenActions,
  mergeOwnData,
  type OwnDataMerge,
  type WrittenAction,
} from './planned-store.ts'
export { planMeeting } from './plan-meeting.ts'
export { MENTOR_FIELDS, readSchedule, requireKinds, scheduleFields } from './schedule-fields.ts'

export { changeOwnData } from './change-own-data.ts'
export { isEnabled, isInactive } from './cell-state.ts'
export { dueReason, hasOwnDues, type DueReason } from './due-sql-store.ts'
export { scopeReading, type Cell, type CellKey } from './cell-store.ts'
export { completeHeld } from './complete-held.ts'
export { completeWhenAble } from './complete-when-able.ts'
export { completeAllThemselves, completeItself } from './complete-itself.ts'
export { menteeProgress, type Progress, type ProgressedAction } from './mentee-progress.ts'
export { completesItself } from './completion-rule.ts'
export { completePaid, completeTogether, takeBackTogether } from './complete-together.ts'
export { completeInTransaction } from './complete-in-transaction.ts'
export { checkData, parseData, type DataObject } from './data-object.ts'
export {
  accessAction,
  accessCell,
  accessCells,
  allowDoing,
  countingFlags,
  visibleFlags,
} from './policy.ts'
export { ownDataRules, type OwnDataChange, type OwnDataRule } from './own-data-rules.ts'
export { readMenteeActions } from './read-mentee-actions.ts'
export { readerOf } from './reader-of.ts'
export { settleConditions } from './settle-conditions.ts'
export {
  hidesCounting,
  isVisible,
  titleFor,
  titleTo,
  wordsFor,
  type ActionWords,
  type Reader,
  type WantedFlags,
} from './store.ts'
export { isShownTo, isStale } from './unshown-store.ts'
export { actionContents } from './action-contents.ts'
export { findActionFaults } from './find-faults.ts'
export { nothingPublished } from './tell-published.ts'
export { takeBack } from './undo-completion.ts'
export { completingAgain, reopeningAll, reopeningThose } from './completion-store.ts'
export {
  findObstacles,
  linkActions,
  listCatalogue,
  unlinkAction,
  type Catalogue,
} from './catalogue-store.ts'
export { actionMeetings } from './action-meetings.ts'
export { askedQuestionnaires } from './asked-questionnaires.ts'
export { freeingDates, renameMentors } from './data-store.ts'
export { readNeeds, readSince } from './type-needs.ts'
export { actionCounts } from './action-counts.ts'
export { actionDependents } from './action-dependents.ts'
export { groupNames } from './group-names.ts'
export { copyActions, insertPrepared } from './copy-actions.ts'
export { readStoredActions } from './copies-store.ts'
