import { checkEveryPage } from './every-page.ts'

checkEveryPage(
  'el',
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  'address',
)
