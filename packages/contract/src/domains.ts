/*
 * Every domain of the product, a line each: the one place outside its own folders that names a domain.
 * Calls, events, texts and routes, the server's modules and the page's features are found from here.
 */
export { actions } from './actions/domain.ts'
export { conferences } from './conferences/domain.ts'
export { files } from './files/domain.ts'
export { grid } from './grid/domain.ts'
export { identity } from './identity/domain.ts'
export { imports } from './imports/domain.ts'
export { language } from './language/domain.ts'
export { mail } from './mail/domain.ts'
export { meetings } from './meetings/domain.ts'
export { notifications } from './notifications/domain.ts'
export { payments } from './payments/domain.ts'
export { people } from './people/domain.ts'
export { privacy } from './privacy/domain.ts'
export { projects } from './projects/domain.ts'
export { questionnaires } from './questionnaires/domain.ts'
export { submissions } from './submissions/domain.ts'
export { supervision } from './supervision/domain.ts'
