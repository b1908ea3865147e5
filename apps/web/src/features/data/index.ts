/** What other features and the app use of the data store and of mass data. */
export { loadMassTab, loadStoreTab } from './parts.ts'
