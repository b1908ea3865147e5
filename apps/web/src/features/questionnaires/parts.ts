/* What others load of it once it is needed. */
export const loadHolderRoot = () => import('./player/holder-root.tsx')
