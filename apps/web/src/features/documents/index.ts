/** What other features and the app use of documents. */
export { DocumentsTab } from './documents-tab.tsx'
