import { checkEveryPage } from './every-page.ts'

checkEveryPage('el', 'light', 'dark')
