import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.questresults': () => import('./results/results-list-page.tsx'),
  'root.defaultlayout.project.questresults.quest': () => import('./results/quest-results-page.tsx'),
  'root.defaultlayout.project.questresults.set': () => import('./results/set-results-page.tsx'),
  'root.defaultlayout.project.combinedresults': () => import('./results/combined-page.tsx'),
}
