/** What other features and the app use of questionnaires. */
export { QuestAdmin } from './editor/quest-admin.tsx'
export { AttemptListener } from './player/attempt-listener.tsx'
export { QuestPage } from './player/quest-page.tsx'
export type { QuestSource } from './player/quest-source.ts'
export { ActionResultsLink } from './results/action-results-link.tsx'
export { loadGroupReport, loadHolderRoot } from './parts.ts'
