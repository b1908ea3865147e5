import { createContext } from 'react'
import type { PagerKind } from './page-links.ts'

/** The kind of the pagers that say none: each page of the administration has its own (spec §9). */
export const PagerKindContext = createContext<PagerKind>('simple')
