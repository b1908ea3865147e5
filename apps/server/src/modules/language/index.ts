export { languageRoutes } from './routes.ts'
export { TEXTS_VERSION } from './texts.ts'
