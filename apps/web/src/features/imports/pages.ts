import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.project.updateuserfields': () =>
    import('./updates/update-fields-page.tsx'),
}
