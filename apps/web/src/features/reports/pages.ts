import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.report.list': () => import('./reports/list-page.tsx'),
  'root.defaultlayout.project.admin.report.view': () => import('./reports/view-page.tsx'),
  'root.defaultlayout.project.admin.report.edit': () => import('./reports/edit-page.tsx'),
  'root.defaultlayout.project.admin.query.list': () => import('./queries/list-page.tsx'),
  'root.defaultlayout.project.admin.query.view': () => import('./queries/view-page.tsx'),
  'root.defaultlayout.project.admin.query.edit': () => import('./queries/edit-page.tsx'),
  'root.defaultlayout.project.admin.report.ready': () => import('./delivery/ready-page.tsx'),
  'root.defaultlayout.project.admin.report.delivery': () => import('./delivery/delivery-page.tsx'),
  'root.defaultlayout.project.admin.dictionary': () => import('./queries/dictionary-page.tsx'),
}
