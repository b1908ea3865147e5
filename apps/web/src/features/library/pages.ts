import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.library': () => import('./library-page.tsx'),
  'root.defaultlayout.project.library.items': () => import('./library-page.tsx'),
}
