export { suggestSettings } from './suggest-settings.ts'
