export { callInProject } from './run-script.ts'
