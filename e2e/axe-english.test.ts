import { checkEveryPage } from './every-page.ts'

// A phone that becomes a wide window, from page to page; in Greek it is the other way round, and each
// page is loaded by itself.
checkEveryPage(
  'en',
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  'link',
)
