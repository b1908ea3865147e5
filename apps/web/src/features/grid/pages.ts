import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.mentor.action.list': () => import('./board/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.action.list.view': () =>
    import('./board/mentor-grid-page.tsx'),
}
