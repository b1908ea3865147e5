import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.texts': () => import('./author-texts-page.tsx'),
  'root.defaultlayout.project.admin.language': () => import('./language-page.tsx'),
}
