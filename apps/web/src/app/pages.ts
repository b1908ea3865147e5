import type { RouteState } from '@telemachos/contract/core/routes'
import type { ComponentType } from 'react'

export type LoadPage = () => Promise<{
  readonly default: ComponentType
  /** Loads what the page cannot be first drawn without, where that depends on the browser. */
  readonly loadFirst?: () => Promise<unknown>
}>

/** Pages by the state names of their routes. */
export type Pages = Partial<Record<RouteState, LoadPage>>

/**
 * The page of each route that is ready, by its state name; loaded when it is first opened. A new
 * page is added here, and its route is marked ready in the contract's route table.
 */
export const PAGES: Pages = {
  'root.gdpr': () => import('./pages/gdpr-page.tsx'),
  'root.quest': () => import('./pages/quest-page.tsx'),
  'root.quest.lang': () => import('./pages/quest-page.tsx'),
  'root.defaultlayout.goanyquest': () => import('./pages/any-quest-page.tsx'),
  'root.loginas': () => import('./pages/login-as-page.tsx'),
  'root.defaultlayout.project': () => import('./pages/start-page.tsx'),
  'root.defaultlayout.project.home': () => import('./pages/home-page.tsx'),
  'root.defaultlayout.project.about': () => import('./pages/about-page.tsx'),
  'root.defaultlayout.project.userinfo': () => import('./pages/profile-page.tsx'),
  'root.defaultlayout.project.calendar': () => import('../features/meetings/calendar-page.tsx'),
  'root.defaultlayout.project.test': () => import('../features/gallery/gallery-page.tsx'),
  'root.defaultlayout.project.notifications': () =>
    import('../features/notifications/notifications-page.tsx'),
  'root.defaultlayout.project.settings': () => import('./pages/settings-page.tsx'),
  'root.defaultlayout.project.mentor.action.list': () =>
    import('../features/grid/board/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.action.list.view': () =>
    import('../features/grid/board/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.action2.list': () => import('./pages/by-action-page.tsx'),
  'root.defaultlayout.project.mentor.action2.list.view': () => import('./pages/by-action-page.tsx'),
  'root.defaultlayout.project.admin.action.list': () =>
    import('../features/grid/board/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.list': () => import('./pages/mentor-mentees-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.view': () => import('./pages/mentee-record-page.tsx'),
  'root.defaultlayout.project.mentee.view': () => import('./pages/mentee-view-page.tsx'),
  'root.defaultlayout.project.mentee.actions': () =>
    import('../features/actions/mentee/actions-page.tsx'),
  'root.defaultlayout.project.mentee.actionsdone': () =>
    import('../features/actions/mentee/done-page.tsx'),
  'root.defaultlayout.project.mentee.action': () =>
    import('../features/actions/mentee/action-page.tsx'),
  'root.defaultlayout.project.admin.senditems': () =>
    import('../features/mail/project-mails-page.tsx'),
  'root.defaultlayout.project.mentor.senditems': () =>
    import('../features/mail/own-mails-page.tsx'),
  'root.defaultlayout.project.mentee.senditems': () =>
    import('../features/mail/own-mails-page.tsx'),
  'root.defaultlayout.project.admin.project.list': () => import('./pages/project-list-page.tsx'),
  'root.defaultlayout.project.admin.project.view': () => import('./pages/project-page.tsx'),
  'root.defaultlayout.project.admin.project.supervisor': () =>
    import('../features/supervision/supervision-page.tsx'),
  'root.defaultlayout.project.admin.project.users': () => import('./pages/project-users-page.tsx'),
  'root.defaultlayout.project.admin.project.updateuserfields': () =>
    import('../features/imports/updates/update-fields-page.tsx'),
  'root.defaultlayout.project.admin.project.payments': () =>
    import('../features/payments/payments-page.tsx'),
  'root.defaultlayout.project.admin.user.view': () => import('./pages/person-page.tsx'),
  'root.defaultlayout.project.admin.user.list': () => import('./pages/people-page.tsx'),
  'root.defaultlayout.project.admin.project.linkusers': () =>
    import('../features/people/linking/link-users-page.tsx'),
  'root.defaultlayout.project.admin.project.linksupervisorsmentors': () =>
    import('../features/people/linking/link-overseers-page.tsx'),
  'root.defaultlayout.project.admin.user.mentorlist': () =>
    import('../features/supervision/mentor-list-page.tsx'),
  'root.defaultlayout.project.statistics': () => import('./pages/statistics-page.tsx'),
  'root.defaultlayout.project.admin.home': () => import('../features/people/admin-home-page.tsx'),
  'root.defaultlayout.project.questionnaire': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.questionnaire.mentee': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.questtoken': () => import('./pages/questionnaire-page.tsx'),
  'root.defaultlayout.project.questresults': () =>
    import('../features/questionnaires/results/results-list-page.tsx'),
  'root.defaultlayout.project.questresults.quest': () =>
    import('../features/questionnaires/results/quest-results-page.tsx'),
  'root.defaultlayout.project.questresults.set': () =>
    import('../features/questionnaires/results/set-results-page.tsx'),
  'root.defaultlayout.project.combinedresults': () =>
    import('../features/questionnaires/results/combined-page.tsx'),
  'root.defaultlayout.project.mentorquest': () => import('./pages/mentor-quest-page.tsx'),
}
