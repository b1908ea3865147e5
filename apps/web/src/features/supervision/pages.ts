import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.project.supervisor': () => import('./supervision-page.tsx'),
  'root.defaultlayout.project.admin.user.mentorlist': () => import('./mentor-list-page.tsx'),
}
