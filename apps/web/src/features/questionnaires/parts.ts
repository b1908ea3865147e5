/* What others load of it once it is needed. */
export const loadGroupReport = () =>
  import('./results/group-report.tsx').then(({ GroupReport }) => ({ default: GroupReport }))
export const loadHolderRoot = () => import('./player/holder-root.tsx')
