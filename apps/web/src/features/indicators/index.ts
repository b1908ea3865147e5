/** What other features and the app use of indicators. */
export { loadIndicatorsTab, loadTrendTab } from './parts.ts'
