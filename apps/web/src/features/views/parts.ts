/* What others load of it once it is needed. */
export const loadActionViewsTab = () => import('./actions/action-views-tab.tsx')
export const loadStatisticsViews = () => import('./pages/statistics-views.tsx')
export const loadLocalCheck = () => import('./frame/local-check.ts')
export const loadShownView = () => import('./frame/shown-view.tsx')
export const loadViewFrame = () => import('./frame/view-frame.tsx')
export const loadViewsTab = () => import('./editor/views-tab.tsx')
