import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.senditems': () => import('./project-mails-page.tsx'),
  'root.defaultlayout.project.mentor.senditems': () => import('./own-mails-page.tsx'),
  'root.defaultlayout.project.mentee.senditems': () => import('./own-mails-page.tsx'),
}
