import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.project.linkusers': () =>
    import('./linking/link-users-page.tsx'),
  'root.defaultlayout.project.admin.project.linksupervisorsmentors': () =>
    import('./linking/link-overseers-page.tsx'),
  'root.defaultlayout.project.admin.home': () => import('./admin-home-page.tsx'),
}
