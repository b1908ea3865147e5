export { linkingRoutes } from './routes.ts'
