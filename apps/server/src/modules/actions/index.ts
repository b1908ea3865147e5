export { actionDataRoutes } from './data-routes.ts'
export { actionsRoutes } from './routes.ts'
