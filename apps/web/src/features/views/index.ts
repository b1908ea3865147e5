/** What other features and the app use of views. */
export { frameAction } from './frame/frame-action.ts'
export type { ActionOfView, SavingState } from './frame/runnable-view.ts'
export {
  loadActionViewsTab,
  loadLocalCheck,
  loadShownView,
  loadStatisticsViews,
  loadViewFrame,
  loadViewsTab,
} from './parts.ts'
