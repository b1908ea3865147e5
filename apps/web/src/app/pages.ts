import type { RouteState } from '@telemachos/contract/core/routes'
import type { ComponentType } from 'react'

type LoadPage = () => Promise<{ default: ComponentType }>

/**
 * The page of each route that is ready, by its state name; loaded when it is first opened. A new
 * page is added here, and its route is marked ready in the contract's route table.
 */
export const PAGES: Partial<Record<RouteState, LoadPage>> = {
  'root.defaultlayout.project': () => import('./pages/home-page.tsx'),
  'root.defaultlayout.project.home': () => import('./pages/home-page.tsx'),
  'root.defaultlayout.project.userinfo': () => import('../features/identity/profile-page.tsx'),
  'root.defaultlayout.project.settings': () => import('./pages/settings-page.tsx'),
  'root.defaultlayout.project.mentor.action.list': () =>
    import('../features/actions/grid/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.action.list.view': () =>
    import('../features/actions/grid/mentor-grid-page.tsx'),
  'root.defaultlayout.project.admin.action.list': () =>
    import('../features/actions/grid/mentor-grid-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.list': () =>
    import('../features/actions/mentor/mentees-page.tsx'),
  'root.defaultlayout.project.mentor.mentee.view': () => import('./pages/mentee-record-page.tsx'),
  'root.defaultlayout.project.mentee.view': () => import('./pages/mentee-view-page.tsx'),
  'root.defaultlayout.project.mentee.actions': () =>
    import('../features/actions/mentee/actions-page.tsx'),
  'root.defaultlayout.project.mentee.actionsdone': () =>
    import('../features/actions/mentee/done-page.tsx'),
  'root.defaultlayout.project.mentee.action': () =>
    import('../features/actions/mentee/action-page.tsx'),
  'root.defaultlayout.project.admin.home': () => import('../features/users/admin-home-page.tsx'),
}
