import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.query.list': () => import('./queries/list-page.tsx'),
  'root.defaultlayout.project.admin.query.view': () => import('./queries/view-page.tsx'),
  'root.defaultlayout.project.admin.query.edit': () => import('./queries/edit-page.tsx'),
  'root.defaultlayout.project.admin.dictionary': () => import('./queries/dictionary-page.tsx'),
}
