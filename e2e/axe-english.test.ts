import { checkEveryPage } from './every-page.ts'

checkEveryPage('en', 'dark', 'light')
