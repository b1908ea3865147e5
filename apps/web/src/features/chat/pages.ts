import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.chat': () => import('./chat-page.tsx'),
  'root.defaultlayout.project.chat.conversation': () => import('./chat-page.tsx'),
  'root.defaultlayout.project.mentee.chatitems': () => import('./chat-files-page.tsx'),
  'root.defaultlayout.project.mentor.chatitems': () => import('./chat-files-page.tsx'),
  'root.defaultlayout.project.chatreports': () => import('./reports-page.tsx'),
}
