import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.view': () => import('./pages/view-page.tsx'),
  'root.defaultlayout.project.categoryview': () => import('./pages/view-page.tsx'),
  'root.defaultlayout.project.directive': () => import('./pages/directive-page.tsx'),
  'root.defaultlayout.project.customlayout': () => import('./pages/layout-page.tsx'),
  'root.defaultlayout.project.admin.views': () => import('./editor/list-page.tsx'),
  'root.defaultlayout.project.admin.views.edit': () => import('./editor/edit-page.tsx'),
}
