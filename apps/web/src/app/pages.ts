import type { Pages } from '#shared'

/** Pages that several features make together. */
const JOINED: Pages = {
  'root.gdpr': () => import('./pages/gdpr-page.tsx'),
  'root.view': () => import('./pages/own-view-page.tsx'),
  'root.directive': () => import('./pages/own-view-page.tsx'),
  'root.invitations': () => import('./pages/invitations-page.tsx'),
  'root.applicant': () => import('./pages/applicant-page.tsx'),
  'root.applicantok': () => import('./pages/applicant-ok-page.tsx'),
  'root.selfregister': () => import('./pages/registered-page.tsx'),
  'root.quest': () => import('./pages/quest-page.tsx'),
  'root.quest.lang': () => import('./pages/quest-page.tsx'),
  'root.defaultlayout.goanyquest': () => import('./pages/any-quest-page.tsx'),
  'root.loginas': () => import('./pages/login-as-page.tsx'),
  'root.defaultlayout.project': () => import('./pages/start-page.tsx'),
  'root.defaultlayout.project.home': () => import('./pages/home-page.tsx'),
  'root.defaultlayout.project.about': () => import('./pages/about-page.tsx'),
  'root.defaultlayout.project.userinfo': () => import('./pages/profile-page.tsx'),
  'root.defaultlayout.project.settings': () => import('./pages/settings-page.tsx'),
  'root.defaultlayout.project.mentor.action2.list': () => import('./pages/by-action-page.tsx'),
  'root.defaultlayout.project.mentor.action2.list.view': () => import('./pages/by-action-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.list': () => import('./pages/mentor-mentees-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.view': () => import('./pages/mentee-record-page.tsx'),
  'root.defaultlayout.project.mentee.view': () => import('./pages/mentee-view-page.tsx'),
  'root.defaultlayout.project.admin.operations': () => import('./pages/operations-page.tsx'),
  'root.defaultlayout.project.admin.project.list': () => import('./pages/project-list-page.tsx'),
  'root.defaultlayout.project.admin.project.view': () => import('./pages/project-page.tsx'),
  'root.defaultlayout.project.admin.project.users': () => import('./pages/project-users-page.tsx'),
  'root.defaultlayout.project.admin.action.content': () =>
    import('./pages/action-content-page.tsx'),
  'root.defaultlayout.project.admin.user.view': () => import('./pages/person-page.tsx'),
  'root.defaultlayout.project.admin.user.list': () => import('./pages/people-page.tsx'),
  'root.defaultlayout.project.statistics': () => import('./pages/statistics-page.tsx'),
  'root.defaultlayout.project.questionnaire': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.questionnaire.mentee': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.questtoken': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.mentorquest': () => import('./pages/mentor-quest-page.tsx'),
}

/** The page of each route that is ready in the contract's route table, by its state name. */
export const PAGES: Pages = Object.assign(
  JOINED,
  // What each feature declares in its `pages.ts`.
  ...Object.values(
    import.meta.glob<Pages>('../features/*/pages.ts', { eager: true, import: 'pages' }),
  ),
)
