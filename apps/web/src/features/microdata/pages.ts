import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.project.microdata': () => import('./microdata-page.tsx'),
  'root.defaultlayout.project.mentee.microdata': () => import('./own-page.tsx'),
}
