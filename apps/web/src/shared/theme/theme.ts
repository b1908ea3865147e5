import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { PERIWINKLE } from './colours.ts'

const periwinkle: MantineColorsTuple = PERIWINKLE

/** How Mantine's widgets look here; the rest of the page takes its tokens from tokens.css. */
export const theme = createTheme({
  primaryColor: 'periwinkle',
  primaryShade: 6,
  colors: { periwinkle },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
})

/** The nonce that the server wrote into the page: styles without it are refused. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}
