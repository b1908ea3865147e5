import { checkEveryPage } from './every-page.ts'

// A phone that becomes a wide window; in Greek it is the other way round.
checkEveryPage('en', { width: 390, colorScheme: 'light' }, { width: 1440, colorScheme: 'dark' })
