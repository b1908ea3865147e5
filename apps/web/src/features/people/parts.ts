/* What others load of it once it is needed. */
export const loadPersonHistory = () => import('./person-history.tsx')
export const loadProjectPlaces = () => import('./person/project-places.tsx')
