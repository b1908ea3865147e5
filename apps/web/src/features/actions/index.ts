/** What other features and the app use of actions. */
export { ActionDetail } from './action/action-detail.tsx'
export type { ActionTab, ActionTabProps } from './action/action-tab.ts'
export { ActivitySwitch } from './action/activity-switch.tsx'
export { type ShownState, cellState } from './action/cell-state.ts'
export { dueWords } from './action/due-words.ts'
export { type MenteeAction, progressOf, titleOf } from './action/mentee-action.ts'
export { ProgressBar } from './action/progress-bar.tsx'
export { PublicNotes } from './action/public-notes.tsx'
export { reminderOptions } from './action/reminder-words.ts'
export { RichTextView } from './action/rich-text-view.tsx'
export { SharedPart } from './action/shared-part.tsx'
export { StateMark } from './action/state-mark.tsx'
export { TypeIcon } from './action/type-icon.tsx'
export { useEarlyQuestion } from './action/use-early-question.ts'
export { useMenteeActions } from './action/use-mentee-actions.ts'
export { useOpenLocked } from './action/use-open-locked.ts'
export { usePaymentQuestion } from './action/use-payment-question.ts'
export { ConditionField } from './conditions/condition-field.tsx'
export { FindingLink } from './findings/finding-link.tsx'
export { findingName, findingWords } from './findings/finding-words.ts'
export { whenLine } from './action/when-line.ts'
export { ContentPage } from './author/content-page.tsx'
export { default as ContentTab } from './author/content-tab.tsx'
export { default as DashboardPage } from './mentee/dashboard-page.tsx'
export { NextStepCard } from './mentee/next-step-card.tsx'
export { nextStep } from './mentee/next-step.ts'
export { MenteesPage } from './mentor/mentees-page.tsx'
export { RecordPage } from './mentor/record-page.tsx'
export {
  loadFormResults,
  loadFormTab,
  loadHistoryTab,
  loadNeedsTab,
  loadProjectTab,
  loadResultsTab,
} from './parts.ts'
