export { languageRoutes } from './routes.ts'
export { doorTextsIn, TEXTS_VERSION, textsIn } from './texts.ts'
