/* What others load of it once it is needed. */
export const loadWorkParts = () => import('./work-parts.tsx')
