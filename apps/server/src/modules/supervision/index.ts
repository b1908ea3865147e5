export { supervisionRoutes } from './routes.ts'
