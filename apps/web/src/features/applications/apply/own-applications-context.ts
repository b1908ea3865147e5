import type { OwnApplications } from '../own-applications-of.ts'
import { createContext } from 'react'

/** The page on which whoever applies finds what they applied for; undefined where it is by its link alone. */
export const OwnApplicationsContext = createContext<OwnApplications | undefined>(undefined)
