/** What other features and the app use of operations. */
export { JobsCard } from './jobs-card.tsx'
export { PartsCard } from './parts-card.tsx'
export { StorageCard } from './storage-card.tsx'
