export { listWaiting } from './list-waiting.ts'
