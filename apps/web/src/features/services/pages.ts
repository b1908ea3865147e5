import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.jsservice': () => import('./script-page.tsx'),
  'root.defaultlayout.project.admin.development.index': () => import('./development-page.tsx'),
}
