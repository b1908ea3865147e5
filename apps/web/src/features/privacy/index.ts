/** What other features and the app use of privacy. */
export { ErasureReceipt } from './erasure-receipt.tsx'
export { ErasureRequests } from './erasure-requests.tsx'
export { OwnDataCard } from './own-data-card.tsx'
export { PersonDataCard } from './person-data-card.tsx'
export { WaitingErasures } from './waiting-erasures.tsx'
