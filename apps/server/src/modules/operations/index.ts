export { declaredJobs } from './declared-jobs.ts'
