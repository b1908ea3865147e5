/* What others load of it once it is needed. */
export const loadIndicatorsTab = () => import('./indicators-tab.tsx')
export const loadTrendTab = () => import('./trend/trend-tab.tsx')
