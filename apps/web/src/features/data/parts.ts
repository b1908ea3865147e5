/* What others load of it once it is needed. */
export const loadMassTab = () => import('./mass/mass-tab.tsx')
export const loadStoreTab = () => import('./store/store-tab.tsx')
