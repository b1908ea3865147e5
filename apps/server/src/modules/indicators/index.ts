export { countProject } from './count-days.ts'
