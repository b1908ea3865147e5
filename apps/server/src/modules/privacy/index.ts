export { PERSON_DATA } from './person-data-registry.ts'
export { privacyRoutes } from './routes.ts'
