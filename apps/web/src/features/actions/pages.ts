import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.action.list': () => import('./table/table-page.tsx'),
  'root.defaultlayout.project.mentee.actions': () => import('./mentee/actions-page.tsx'),
  'root.defaultlayout.project.mentee.actionsdone': () => import('./mentee/done-page.tsx'),
  'root.defaultlayout.project.mentee.action': () => import('./mentee/action-page.tsx'),
}
