export { findSlice, keepExport } from './export-store.ts'
export { exportRoutes, projectsRoutes } from './routes.ts'
export { projectSettingsRoutes } from './settings-routes.ts'
